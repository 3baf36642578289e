package import VoiceAssetCore
import VoiceAssetEmbeddedTexts
import VoiceManifest
import VoiceNotifications

/// A platform that packs are exported to: where it wants them, and its splicer.
package enum Platform: String, CaseIterable, Sendable {
    case android, harmony, web

    /// A file of the splicer.
    struct Source {
        /// From the folder that is exported to.
        var path: String
        var text: String
        /// Whether a file of somebody else's may stand in its place.
        var isOptional = false

        /// What the file begins with in every version.
        var mark: Substring { text.prefix { $0 != ";" } }

        /// The folder that it lies in, from the same one; empty for that itself.
        var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    }

    /// Where the packs lie, from the folder that is exported to.
    package var assets: String {
        switch self {
        case .web: "VoiceAssets"
        // Names of resources can't hold the ids of clips; those of assets can.
        case .android: "assets/VoiceAssets"
        case .harmony: "resources/rawfile/VoiceAssets"
        }
    }

    /// Where golden vectors of the packs stand, from the folder that is exported to.
    package var vectors: String {
        switch self {
        case .web: "vectors.json"
        case .android: "assets/voice-vectors.json"
        case .harmony: "resources/rawfile/voice-vectors.json"
        }
    }

    /// A source with the version of the tool that writes it.
    private static func source(_ path: String, _ text: UnsafePointer<CChar>) -> Source {
        Source(path: path, text: unsafe String(cString: text).replacing("@VERSION@", with: Generator.version))
    }

    /// The files of the splicer, of what reads pushes, gives announcements their turns and plays them.
    var sources: [Source] {
        switch self {
        case .web:
            unsafe [
                Self.source("voice-splicer.mjs", splicer_module()),
                Self.source("voice-splicer.d.mts", splicer_moduleTypes()),
                Self.source("payload-reader.mjs", payload_reader_module()),
                Self.source("payload-reader.d.mts", payload_reader_moduleTypes()),
                Self.source("announcement-turns.mjs", announcement_turns_module()),
                Self.source("announcement-turns.d.mts", announcement_turns_moduleTypes()),
                Self.source("announcement-player.mjs", announcement_player_module()),
                Self.source("announcement-player.d.mts", announcement_player_moduleTypes()),
                Self.source("web-output.mjs", web_output_module()),
                Self.source("web-output.d.mts", web_output_moduleTypes()), WebPackage.source,
            ]
        case .android:
            unsafe [
                Self.source("kotlin/voiceassets/VoiceSplicer.kt", splicer_kotlin()),
                Self.source("kotlin/voiceassets/PayloadReader.kt", payload_reader_kotlin()),
                Self.source("kotlin/voiceassets/AnnouncementTurns.kt", announcement_turns_kotlin()),
                Self.source("kotlin/voiceassets/AnnouncementPlayer.kt", announcement_player_kotlin()),
            ]
        case .harmony:
            unsafe [
                Self.source("ets/voiceassets/VoiceSplicer.ets", splicer_arkTS()),
                Self.source("ets/voiceassets/PayloadReader.ets", payload_reader_arkTS()),
                Self.source("ets/voiceassets/AnnouncementTurns.ets", announcement_turns_arkTS()),
                Self.source("ets/voiceassets/AnnouncementPlayer.ets", announcement_player_arkTS()),
            ]
        }
    }
}

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

/// What makes an exported folder a package for Node.js and bundlers, which find the modules and their types by it.
enum WebPackage {
    static let source = Platform.Source(path: "package.json", text: text, isOptional: true)

    private static let text = """
        {
          "description": "Joins the clips of a voice pack into announcements. Written by `voice-assets export`; don't edit it here.",
          "name": "voice-splicer", "version": "\(Generator.version)", "license": "MIT", "private": true,
          "type": "module",
          "files": ["*.mjs", "*.d.mts", "VoiceAssets", "vectors.json"],
          "exports": {
            ".": { "types": "./voice-splicer.d.mts", "default": "./voice-splicer.mjs" },
            "./payload-reader": { "types": "./payload-reader.d.mts", "default": "./payload-reader.mjs" },
            "./announcement-turns": { "types": "./announcement-turns.d.mts", "default": "./announcement-turns.mjs" },
            "./announcement-player": { "types": "./announcement-player.d.mts", "default": "./announcement-player.mjs" },
            "./web-output": { "types": "./web-output.d.mts", "default": "./web-output.mjs" },
            "./VoiceAssets/*": "./VoiceAssets/*",
            "./vectors.json": "./vectors.json",
            "./package.json": "./package.json"
          }
        }

        """
}
