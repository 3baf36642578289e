/// Why a notification does not get a spoken sound, and which one it gets instead.
public struct SoundError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Error, Sendable, Equatable {
        /// The payload does not say what to announce.
        case payload(PayloadFault)
        /// The container is not there. If it is an App Group's, the app has no such group among its entitlements.
        case containerMissing(path: String)
        /// None of the app's packs announces this.
        case packs(VoicePacksError)
        /// The pack, the announcement or the file.
        case splicer(VoiceSplicerError)
    }

    /// What went wrong.
    public let reason: Reason
    /// What to play instead.
    public let fallback: FallbackSound

    init(_ reason: Reason, _ fallback: FallbackSound) {
        self.reason = reason
        self.fallback = fallback
    }

    /// What is wrong, for programs and logs: that of the reason. It stays what it is.
    public var code: String { reason.code }

    /// What went wrong, and what is played instead, in words.
    public var description: String { "\(reason); \(fallback.words)" }
}

/// An error that is a reason for no sound.
package protocol SoundFault: Error {
    var reason: SoundError.Reason { get }
}

extension SoundError: SoundFault {}

extension PayloadFault: SoundFault {
    package var reason: SoundError.Reason { .payload(self) }
}

extension VoicePacksError: SoundFault {
    /// A pack's own error where that is the reason.
    package var reason: SoundError.Reason { if case .pack(let error) = self { .splicer(error) } else { .packs(self) } }
}

extension VoiceSplicerError: SoundFault {
    package var reason: SoundError.Reason { .splicer(self) }
}

/// What a body returns, or the reason why it doesn't.
func because<Value, Fault: SoundFault>(
    _ body: () throws(Fault) -> Value
) throws(SoundError.Reason) -> Value {
    do { return try body() } catch { throw error.reason }
}

extension SoundError.Reason {
    /// Whether a pack's files are not what its manifest says.
    var isOfFiles: Bool {
        switch self {
        case .splicer(.clip), .splicer(.unreadable): true
        default: false
        }
    }
}

extension SoundError.Reason: CustomStringConvertible {
    /// What is wrong, for programs and logs: `container.missing`, `clip.size`. It stays what it is.
    public var code: String { told.code }

    /// What went wrong, in words.
    public var description: String { told.words }

    private var told: (code: String, words: String) {
        switch self {
        case .payload(let fault): fault.told
        case .containerMissing(let path):
            ("container.missing", "\(path): no such folder; make it, or add its App Group to the entitlements")
        case .packs(let error): error.told
        case .splicer(let error): error.told
        }
    }
}

extension FallbackSound {
    fileprivate var words: String {
        switch self {
        case .own: "the push keeps its own sound"
        case .standard: "the system's own sound is played instead"
        case .named(let name): "\(name.quoted) is played instead"
        }
    }
}
