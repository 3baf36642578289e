public import VoiceNotifications

/// A text that a synthesizer spoke, in `Library/Sounds`, ready to be the sound of a notification.
public struct SynthesizedSound: Sendable, Equatable {
    /// Why the end of the text is missing.
    public enum Cut: String, Sendable, Equatable, CaseIterable {
        /// The sound would be longer than is allowed: iOS plays its own in place of one of 30 s.
        case length = "synthesis.length"
        /// The synthesizer took longer than there was time.
        case time = "synthesis.time"

        /// The reason, for programs and logs. It stays what it is.
        public var code: String { rawValue }
    }

    /// The file's name with its extension, as `UNNotificationSoundName` wants it: no other sound ever has it.
    public let name: String
    /// Where the file is.
    public let path: String
    /// The text as it was to be said.
    public let text: String
    /// How long it takes, seconds.
    public let seconds: Double
    /// Why the end of the text is missing; `nil` if all of it is said.
    public let cut: Cut?
}

extension SynthesizedSound: CustomStringConvertible {
    /// The sound for a log, without the text, which may be a person's: its name, how long it takes, and whether it is cut off.
    public var description: String { "\(name): \(seconds) s\(cut.map { ", cut off: \($0.code)" } ?? "")" }
}

/// Why there is no sound.
public enum SynthesisError: Error, Sendable, Equatable {
    /// The synthesizer failed, in its words.
    case failed(String)
    /// It gave nothing, or nothing but silence.
    case silent
    /// It gave nothing in time, seconds.
    case late(Double)
    /// Samples a second that no file has here, or that changed within the text.
    case sampleRate(Int)
    /// The sound can't be written.
    case sound(SoundError)

    /// What is wrong, for programs and logs. It stays what it is.
    public var code: String {
        switch self {
        case .failed: "synthesis.failed"
        case .silent: "synthesis.silent"
        case .late: "synthesis.late"
        case .sampleRate: "synthesis.rate"
        case .sound(let error): error.code
        }
    }
}

extension SynthesisError: CustomStringConvertible {
    /// The error in words.
    public var description: String {
        switch self {
        case .failed(let reason): "the synthesizer failed: \(reason)"
        case .silent: "the synthesizer gave no sound; does it have a voice for the language?"
        case .late(let seconds): "the synthesizer gave nothing in \(seconds) s"
        case .sampleRate(let rate):
            "the synthesizer gave \(rate) samples a second (limit: 8000 to 48000, always the same)"
        case .sound(let error): error.description
        }
    }
}
