import VoiceAssetChecksums
import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetPublishing
import VoiceManifest

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A pack of which a run had nothing to do, and all that it said of it: said again as long as nothing changes.
struct SettledPack: Sendable, Codable {
    /// What tells whether anything changed: the program itself, the recordings and the clips.
    struct Stamp: Sendable, Hashable, Codable {
        private let generator: String
        private let terms: [String]
        private let program: FileStamp
        private let recordings: FolderStamp
        private let clips: FolderStamp

        /// Levels of folders: a pack's own, and those of a synthesizer's takes and of the renditions.
        private static let depth = 2

        /// - Parameter terms: what else the run depends on: the folders as they were typed, since findings name files by
        ///   them, and whatever ties packs together.
        /// - Returns: nil if anything changed so late that another change might not show.
        init?(of pack: String, recordings: String, output: String, terms: [String]) {
            let moment = FileStamp.now
            guard let program = FileStamp.program,
                let taken = FolderStamp(of: "\(recordings)/\(pack)", within: recordings, depth: Self.depth, at: moment),
                let made = FolderStamp(of: "\(output)/\(pack)", within: output, depth: Self.depth, at: moment)
            else { return nil }
            generator = "\(Generator.manifest)"
            self.terms = terms
            self.program = program
            self.recordings = taken
            clips = made
        }
    }

    /// From before the run looked at the pack.
    var stamp: Stamp
    var result: AssetGeneration.PackResult
    var diagnostics: [Diagnostic]
    /// Of these, the remarks on its clips.
    var remarks: [Diagnostic]
    var locale: String
    /// The currency's code.
    var currency: String
    /// SHA-256 of pack.yml.
    var source: String

}

/// As a file.
extension SettledPack {
    private static let head = "voice-assets settled 1"
    /// Bytes: 10,000 clips with a finding each have 3 million.
    static let maximumBytes = 1 << 24

    /// Sealed JSON.
    var bytes: [UInt8] {
        guard let json = try? JSONEncoder().encode(self) else { return [] }
        return SealedBytes.seal(Array(json), head: Self.head)
    }

    /// What a file says; nil if it is not whole.
    init?(bytes: [UInt8]) {
        guard let json = SealedBytes.body(of: bytes, head: Self.head),
            let settled = try? JSONDecoder().decode(Self.self, from: Data(json))
        else { return nil }
        self = settled
    }
}

extension SettledPack {
    init(
        _ manifest: PackManifest, _ stamp: Stamp, _ result: AssetGeneration.PackResult, _ diagnostics: [Diagnostic],
        _ remarks: [Diagnostic]
    ) {
        self.init(
            stamp: stamp, result: result, diagnostics: diagnostics, remarks: remarks, locale: manifest.locale,
            currency: manifest.currency.code, source: manifest.source.sha256)
    }
}
