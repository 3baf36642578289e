import VoiceAssetAnnouncementProofs
import VoiceAssetDiagnostics
import VoiceAssetFileSystem

/// What validation found about a file or a folder. `AssetWording` says it in words.
struct AssetFinding: Sendable, Hashable {
    enum Matter: Sendable, Hashable {
        /// One file of a pack, by itself.
        case file(FileFault, madeBy: AssetOrigin)
        /// A pack's files against each other.
        case comparison(ComparisonFault)
        /// A pack's manifest.
        case manifest(ManifestFault)
        /// A file against its pack's manifest.
        case listed(ListedFileFault)
        /// What a pack announces, of the lengths that its files have.
        case announcement(AnnouncementFinding)
        /// The index, against the packs that are there.
        case index(IndexFault)
        /// The recordings, against the manifest.
        case stale(StaleInput)
        /// So many clips that a synthesizer speaks, of so many.
        case synthetic(Int, of: Int)
        /// There is no pack in this folder.
        case noPacks
        /// There is none of this name, but these.
        case noSuchPack(String, known: [String])
        /// A file or folder could not be read; the rule that it breaks if it is too large.
        case unread(FileReadError, limit: Rule)
        /// What reading the recordings' folder found, in its own words.
        case recordings(Diagnostic)
    }

    /// The file or folder, as the user would type it.
    var file: String
    /// The id of the clip that it is about, if it is about one.
    var clip: String?
    var matter: Matter

    init(_ file: String, clip: String? = nil, _ matter: Matter) {
        self.file = file
        self.clip = clip
        self.matter = matter
    }

    /// Whether it tells what is wrong with a manifest.
    var isOnManifest: Bool { if case .manifest = matter { true } else { false } }

    var rule: Rule {
        switch matter {
        case .file(let fault, _): fault.rule
        case .comparison(let fault): fault.rule
        case .manifest(let fault): fault.rule
        case .listed(let fault): fault.rule
        case .announcement(let finding): finding.rule
        case .index(let fault): fault.rule
        case .stale: .assetStale
        case .synthetic: .recordingSynthetic
        case .noPacks, .noSuchPack: .fileMissing
        case .unread(let error, let limit): error.rule(limit: limit)
        case .recordings(let diagnostic): diagnostic.rule
        }
    }

    var severity: Severity {
        switch matter {
        case .file(let fault, _): fault.severity
        case .manifest(let fault): fault.severity
        case .recordings(let diagnostic): diagnostic.severity
        default: rule.severity
        }
    }
}

extension Sequence<AssetFinding> {
    /// Whether one of them makes a pack unfit to ship.
    var hasErrors: Bool { contains { $0.severity == .error } }
}
