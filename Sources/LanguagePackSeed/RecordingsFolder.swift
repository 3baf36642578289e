package import VoiceAssetDiagnostics
package import VoiceAssetFileSystem
import VoiceAssetPacks

/// The folder of all packs' recordings, in which a new pack is made as a whole or not at all.
package struct RecordingsFolder: Sendable {
    /// As the user typed it, without slashes at its end.
    package let path: String
    private let fileSystem: any PublishingFileSystem

    package init(_ path: String, fileSystem: any PublishingFileSystem = LocalFileSystem()) {
        var path = path[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        self.path = String(path)
        self.fileSystem = fileSystem
    }

    /// What stands in the way of a new pack with this name.
    package func obstacles(to name: String) -> [Diagnostic] {
        do throws(PublishingError) {
            guard try fileSystem.entry(at: path) != nil else { return [] }
            let taken = try fileSystem.names(in: path).first { $0.lowercased() == name.lowercased() }
            guard let taken else { return [] }
            return [
                Diagnostic(
                    .packExists, file: "\(path)/\(taken)", found: "this is there already",
                    advice: "add --update to add the clips that it needs, or remove it")
            ]
        } catch {
            return [Self.diagnostic(error)]
        }
    }

    /// Writes a new pack. If it fails, nothing is left of it.
    package func add(_ pack: LanguagePack) -> [Diagnostic] {
        do throws(PublishingError) {
            try fileSystem.makeFolders(path)
            let lock = try lock()
            defer { _ = lock }
            let obstacles = obstacles(to: pack.name)
            guard obstacles.isEmpty else { return obstacles }
            let staging = try freeName("\(path)/.add-language-pack-\(pack.name)")
            do throws(PublishingError) {
                try fileSystem.makeFolder(staging, permissions: nil)
                try write(pack.yaml, to: "\(staging)/\(PackFolder.fileName)")
                try write(pack.rules, to: "\(staging)/\(LanguagePack.rulesFile)")
                try fileSystem.synchronize(staging)
                try fileSystem.move(staging, toNew: "\(path)/\(pack.name)")
            } catch {
                for file in [PackFolder.fileName, LanguagePack.rulesFile] {
                    try? fileSystem.removeFile("\(staging)/\(file)")
                }
                try? fileSystem.removeFolder(staging)
                throw error
            }
            try fileSystem.synchronize(path)
            return []
        } catch {
            return [Self.diagnostic(error)]
        }
    }

    /// Replaces a pack's pack.yml in one moment, unless it is not as it was.
    package func replace(_ pack: String, _ old: [UInt8], by new: [UInt8]) -> [Diagnostic] {
        let file = "\(path)/\(pack)/\(PackFolder.fileName)"
        do throws(PublishingError) {
            let lock = try lock()
            defer { _ = lock }
            guard try fileSystem.entry(at: file)?.kind == .file else {
                return [
                    Diagnostic(
                        .fileUnsafe, file: file, found: "a link, which is not replaced", advice: "add the lines by hand"
                    )
                ]
            }
            guard try fileSystem.bytes(of: file, atMost: old.count) == old else {
                return [
                    Diagnostic(.outputConflict, file: file, found: "it was changed meanwhile", advice: "run again")
                ]
            }
            let staging = try freeName("\(path)/\(pack)/.\(PackFolder.fileName)")
            do throws(PublishingError) {
                try fileSystem.write(new, toNew: staging)
                try fileSystem.synchronize(staging)
                try fileSystem.move(staging, over: file)
            } catch {
                try? fileSystem.removeFile(staging)
                throw error
            }
            try fileSystem.synchronize("\(path)/\(pack)")
            return []
        } catch {
            return [Self.diagnostic(error)]
        }
    }

    /// One run at a time writes here; without locks nobody is kept out.
    private func lock() throws(PublishingError) -> (any PublishingLock)? {
        do {
            return try fileSystem.lock(path)
        } catch {
            guard error.isUnsupported else { throw error }
            return nil
        }
    }

    private func write(_ text: String, to file: String) throws(PublishingError) {
        try fileSystem.write(Array(text.utf8), toNew: file)
        try fileSystem.synchronize(file)
    }

    /// A name beside which a killed run left nothing.
    private func freeName(_ wanted: String) throws(PublishingError) -> String {
        var name = wanted
        for number in 2...100 where try fileSystem.entry(at: name) != nil { name = "\(wanted)~\(number)" }
        return name
    }

    private static func diagnostic(_ error: PublishingError) -> Diagnostic {
        if error.isLocked {
            return Diagnostic(
                .outputFailed, file: error.path, found: "another run is writing here",
                advice: "wait until it is done, then run again")
        }
        return Diagnostic(
            .outputFailed, file: error.path, found: "could not \(error.operation) this: \(error.reason)",
            advice: error.isFull
                ? "make room on the disk"
                : error.isUnnamable ? "give it a name in UTF-8, then run again" : "see to it that you may write there")
    }
}
