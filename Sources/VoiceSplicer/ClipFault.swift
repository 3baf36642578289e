extension VoiceSplicerError {
    /// What is wrong with a file of a pack.
    public enum ClipFault: Error, Sendable, Equatable {
        /// There is no such file.
        case missing
        /// It is a link, a folder, a pipe or a device.
        case notAFile
        /// It has another size than the manifest says, or is shorter when it is read; bytes.
        case size(Int, expected: Int)
        /// Its header is not one that `generate` writes, in words: `RIFF states 38044 bytes, not 38052`.
        case header(String)
        /// An MP3 frame is not like the others, in words; frames are counted from 0.
        case frame(Int, String)
        /// It can't be read.
        case unreadable(SystemError)
    }
}

extension VoiceSplicerError.ClipFault: CustomStringConvertible {
    /// What is wrong, for programs and logs: `clip.size`. It stays what it is.
    public var code: String { told.code }

    /// The fault in words.
    public var description: String { told.words }

    private var told: (code: String, words: String) {
        switch self {
        case .missing: ("clip.missing", "is missing")
        case .notAFile: ("clip.kind", "is not a regular file")
        case .size(let bytes, let expected): ("clip.size", "has \(bytes) bytes; the manifest says \(expected)")
        case .header(let text): ("clip.header", "is damaged: \(text)")
        case .frame(let index, let text): ("clip.frame", "is damaged: frame \(index) \(text)")
        case .unreadable(let error): ("clip.unreadable", "can't be read: \(error)")
        }
    }
}

typealias ClipFault = VoiceSplicerError.ClipFault
