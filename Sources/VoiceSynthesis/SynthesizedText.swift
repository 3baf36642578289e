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
