package import VoiceAssetCore
import VoiceManifest
import VoiceNotifications

/// The files that an export writes beside the packs. A list beside them has the checksum of each one as it was written, so that one that
/// somebody changed since stays.
package struct ExportedFiles {
    private let platform: Platform
    private let output: String
    private var list: PackRegister

    /// - Parameter output: the folder that is exported to.
    package init(of platform: Platform, in output: String) {
        self.platform = platform
        self.output = output
        list = PackRegister(.exported(to: platform.rawValue), in: output)
    }

    /// Writes a file, unless somebody changed the one that is there.
    ///
    /// - Parameters:
    ///   - path: from the folder that is exported to.
    ///   - isOwn: whether bytes begin as this tool's do.
    ///   - isEarlier: whether bytes are one that an earlier version wrote, of which no checksum is known.
    /// - Returns: What went wrong.
    package mutating func write(
        _ text: String, to path: String, kind: String, isOwn: @escaping @Sendable ([UInt8]) -> Bool,
        isEarlier: @escaping @Sendable ([UInt8]) -> Bool = { _ in false }
    ) -> Finding? {
        let known = list.checksum(ofFile: path)
        let file = OutputFile(path: "\(output)/\(path)", kind: kind) { bytes in
            known.map { bytes.isText(of: $0) } ?? isEarlier(bytes)
        }
        if let fault = file.write(text) {
            let isChanged = fault.check == .outputConflict && there(path).map(isOwn) == true
            return isChanged ? Self.changed(kind, isKnown: known != nil).at("\(output)/\(path)") : fault
        }
        list.add(file: path, sha256: Digest.sha256(Array(text.utf8)))
        return nil
    }

    /// Writes the list. A run that is killed before has written only what the next one writes as well.
    package func writeList() -> Finding? { list.write() }

    /// Writes a file of the splicer.
    mutating func write(_ source: Platform.Source) -> Finding? {
        write(
            source.text, to: source.path, kind: "splicer", isOwn: { $0.starts(with: source.mark.utf8) },
            isEarlier: { source.isEarlier($0) })
    }

    /// Writes the index of the packs.
    mutating func writeIndex(of packs: PublishedPacks, by writer: PackWriter) -> [Finding] {
        let path = "\(platform.assets)/\(VoiceIndex.fileName)"
        let index = packs.index
        let bytes = try? index.encoded()
        if let known = list.checksum(ofFile: path), let there = there(path), there != bytes, !there.isText(of: known),
            (try? VoiceIndex(json: there)) != nil
        {
            return [Self.changed("list of packs", isKnown: true).at("\(output)/\(path)")]
        }
        let outcome = writer.writeIndex(index)
        if outcome.change != .failed, let bytes { list.add(file: path, sha256: Digest.sha256(bytes)) }
        return outcome.diagnostics
    }

    private static func changed(_ kind: String, isKnown: Bool) -> Finding {
        Finding(.outputConflict, isKnown ? "exported" : "export unknown", ["kind": .text(kind)])
    }

    /// The bytes of a file that is there, no link followed.
    private func there(_ path: String) -> [UInt8]? {
        let files = LocalFileSystem()
        guard let entry = try? files.entry(at: "\(output)/\(path)"), entry.kind == .file else { return nil }
        return try? files.bytes(of: "\(output)/\(path)", atMost: min(entry.size, 64 << 20))
    }
}

extension [UInt8] {
    /// Whether they are the text with this SHA-256, as it was written or with the line ends that Git may give it.
    func isText(of sha256: String) -> Bool {
        if Digest.sha256(self) == sha256 { return true }
        let carriageReturn = UInt8(ascii: "\r")
        guard contains(carriageReturn) else { return false }
        var text: [UInt8] = []
        text.reserveCapacity(count)
        for (place, byte) in enumerated() {
            let isLineEnd = byte == carriageReturn && place + 1 < count && self[place + 1] == UInt8(ascii: "\n")
            if !isLineEnd { text.append(byte) }
        }
        return Digest.sha256(text) == sha256
    }
}

extension Platform.Source {
    /// The SHA-256 of what 0.2.0 wrote, which kept no checksums, by path.
    private static let ofFirstExports = [
        "voice-splicer.mjs": "f2ad849aa6ab9a2faef5d681ff4ee953d8d5ab67c22efa6f5b5a26f89276ba0b",
        "voice-splicer.d.mts": "55c18ee26cb683af13c595b074bd4df74ce73ded8f2de8b407d448c778637d31",
        "kotlin/voiceassets/VoiceSplicer.kt": "be3f870697073a4f2d4e2221b8754cb709fbad7fe09650c50a3116dcdc466dcf",
        "ets/voiceassets/VoiceSplicer.ets": "20e8e5d3c75960cd2012ef8bec5ec33dc8516d536544f33d9f9750b5127ade40",
    ]

    /// Whether bytes of which no checksum is known are what an earlier version wrote.
    func isEarlier(_ bytes: [UInt8]) -> Bool { Self.ofFirstExports[path].map { bytes.isText(of: $0) } ?? false }
}
