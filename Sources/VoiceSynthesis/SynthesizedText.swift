public import VoiceNotifications

extension SoundStore {
    /// Lets a synthesizer speak a text, and writes it as a sound of a new name: WAV, mono, 16 bits.
    ///
    /// A sound that would be too long, or whose synthesizer takes too long, is cut off with a fade of 20 ms, and says so.
    ///
    /// - Parameters:
    ///   - text: what is said.
    ///   - language: its language, BCP 47.
    ///   - synthesizer: who speaks.
    ///   - longest: the longest sound, seconds: 0.1 to 29.5; others count as the nearer of the two. iOS plays its own in place of one of 30 s.
    ///   - patience: how long to wait for the synthesizer, seconds, 0.1 or more. An extension has some 30 for all that it does.
    /// - Throws: `SynthesisError`, and `CancellationError` where the task is cancelled. No part of a file is left then.
    public func save(
        _ text: String, language: String, by synthesizer: some SpeechSynthesizing, longest: Double = 29.5,
        patience: Double = 20
    ) async throws -> SynthesizedSound {
        let (longest, patience) = (max(0.1, min(29.5, longest)), max(0.1, patience))
        let reading = Task {
            try await SpeechReading.reading(synthesizer.samples(of: text, language: language), longest: longest)
        }
        let timer = Task {
            try await Task.sleep(nanoseconds: UInt64(min(patience, 3600) * 1e9))
            reading.cancel()
        }
        defer { timer.cancel() }
        let read = try await withTaskCancellationHandler {
            try await reading.value
        } onCancel: {
            reading.cancel()
        }
        try Task.checkCancellation()
        guard let rate = read.sampleRate, read.samples.contains(where: { $0 != 0 }) else {
            throw read.cut == .time ? SynthesisError.late(patience) : .silent
        }
        let file: (name: String, path: String)
        do { file = try save(samples: read.samples, sampleRate: rate) } catch { throw SynthesisError.sound(error) }
        let seconds = Double(read.samples.count) / Double(rate)
        return SynthesizedSound(name: file.name, path: file.path, text: text, seconds: seconds, cut: read.cut)
    }
}

/// What came of a synthesizer.
struct SpeechReading: Sendable {
    private(set) var samples: [Int16] = []
    private(set) var sampleRate: Int?
    private(set) var cut: SynthesizedSound.Cut?

    /// Reads until the end, until there is enough, or until the task is cancelled, which is when the time is over.
    static func reading(
        _ stream: AsyncThrowingStream<SpokenSamples, any Error>, longest: Double
    ) async throws -> SpeechReading {
        var reading = SpeechReading()
        do {
            for try await piece in stream where try reading.take(piece, longest: longest) { break }
        } catch let error as SynthesisError {
            throw error
        } catch is CancellationError where Task.isCancelled {
            // The time is over: what came is there.
        } catch {
            throw SynthesisError.failed("\(error)")
        }
        if reading.cut == nil, Task.isCancelled { reading.cut = .time }
        if reading.cut != nil { reading.fade() }
        return reading
    }

    /// - Returns: Whether there is enough.
    private mutating func take(_ piece: SpokenSamples, longest: Double) throws(SynthesisError) -> Bool {
        guard (8000...48_000).contains(piece.sampleRate), piece.sampleRate == sampleRate ?? piece.sampleRate else {
            throw .sampleRate(piece.sampleRate)
        }
        sampleRate = piece.sampleRate
        let room = Int(longest * Double(piece.sampleRate)) - samples.count
        samples += piece.samples.prefix(room)
        guard piece.samples.count > room else { return false }
        cut = .length
        return true
    }

    /// Brings the last 20 ms down to nothing, so that the end does not click.
    private mutating func fade() {
        let count = min(samples.count, (sampleRate ?? 0) / 50)
        for place in 0..<count {
            let index = samples.count - 1 - place
            samples[index] = Int16(Int(samples[index]) * place / count)
        }
    }
}

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
}

extension SynthesisError: CustomStringConvertible {
    /// What is wrong, for programs and logs. It stays what it is.
    public var code: String { told.code }

    /// The error in words.
    public var description: String { told.words }

    private var told: (code: String, words: String) {
        switch self {
        case .failed(let reason): ("synthesis.failed", "the synthesizer failed: \(reason)")
        case .silent: ("synthesis.silent", "the synthesizer gave no sound; does it have a voice for the language?")
        case .late(let seconds): ("synthesis.late", "the synthesizer gave nothing in \(seconds) s")
        case .sampleRate(let rate):
            ("synthesis.rate", "the synthesizer gave \(rate) samples a second (limit: 8000 to 48000, always the same)")
        case .sound(let error): (error.code, error.description)
        }
    }
}
