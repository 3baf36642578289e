import FileSystem
package import VoiceManifest

/// The packs in an output folder, and which of them were made from a run's recordings.
package struct PublishedPacks: Sendable {
    private let output: String
    /// The recordings' path as the index states it: from the output's folder.
    private let recordings: String

    package init(in output: String, madeFrom recordings: String) {
        self.output = output
        self.recordings = Self.path(from: output, to: recordings)
    }

    /// The names of packs that earlier runs over the same recordings wrote and that are not among these, in order.
    package func strays(besides names: Set<String>) -> [String] {
        let own = earlierIndex()?.packs.filter { $0.value.recordings == recordings } ?? [:]
        return own.keys.filter { !names.contains($0) }.sorted()
    }

    /// The index of all packs that are there with a sound manifest, whichever run wrote them.
    ///
    /// - Parameter names: the packs that are as this run's recordings make them.
    package func index(made names: Set<String>) -> VoiceIndex {
        var sources = earlierIndex()?.packs.compactMapValues(\.recordings) ?? [:]
        for name in names { sources[name] = recordings }
        var packs: [String: (locale: String, currency: String)] = [:]
        for folder in (try? listFolder(at: output)) ?? [] where folder.kind == .folder && !folder.isHidden {
            guard let manifest = EarlierPack(named: folder.name, output: output)?.manifest,
                manifest.pack == folder.name
            else { continue }
            packs[folder.name] = (manifest.locale, manifest.currency.code)
        }
        return VoiceIndex(packs: packs, recordings: sources)
    }

    private func earlierIndex() -> VoiceIndex? {
        guard
            let json = try? readFile(
                at: "\(output)/\(VoiceIndex.fileName)", within: output, limit: VoiceIndex.maximumBytes)
        else { return nil }
        return try? VoiceIndex(json: json)
    }

    private static func path(from folder: String, to target: String) -> String {
        let start = canonicalPath(folder).split(separator: "/")
        let end = canonicalPath(target).split(separator: "/")
        let shared = zip(start, end).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared).map(String.init))
            .joined(separator: "/")
    }
}
