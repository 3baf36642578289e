import NumberGrammar

// Stable codes, the same words in the splicers of all platforms.

extension VoiceSplicerError {
    /// What is wrong, for programs and logs: `clip.size`, `amount.range`. It stays what it is, whatever the words become.
    public var code: String {
        switch self {
        case .packMissing: "pack.missing"
        case .unreadable: "file.unreadable"
        case .manifest: "pack.unsound"
        case .noGrammar: "pack.empty"
        case .amount(_, let fault): fault.code
        case .refused(let refusal): refusal.code
        case .tooLong: "announcement.length"
        case .rendition: "rendition.unknown"
        case .foreignAnnouncement: "announcement.foreign"
        case .clip(_, let fault): fault.code
        case .diskFull: "disk.full"
        case .notAFile: "file.kind"
        case .unwritable: "file.unwritable"
        }
    }
}

extension VoiceSplicerError.ClipFault {
    /// What is wrong, for programs and logs: `clip.size`. It stays what it is.
    public var code: String {
        switch self {
        case .missing: "clip.missing"
        case .notAFile: "clip.kind"
        case .size: "clip.size"
        case .header: "clip.header"
        case .frame: "clip.frame"
        case .unreadable: "clip.unreadable"
        }
    }
}
