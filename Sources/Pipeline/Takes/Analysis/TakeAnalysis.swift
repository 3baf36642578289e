package import VoiceAssetAudio
package import VoiceAssetCore

/// What a take measures: all that the pipeline needs to know of it but its samples.
package struct TakeAnalysis: Sendable {
    /// Of the recording: hertz, channels, seconds.
    package var sampleRate: Int
    package var channels: Int
    package var seconds: Double
    /// Where its speech is, and where the word is heard.
    package var bounds: SpeechBounds
    package var span: AudibleSpan
    /// The part of the recording that the clip keeps, in the recording's seconds.
    package var kept: ClosedRange<Double>
    /// Samples of that part at the profile's rate: kept part and gap make whole frames.
    package var keptSamples: Int
    /// What it is held against other takes by.
    package var traits: TakeTraits
    /// Warnings and notes.
    package var findings: [Finding]
    /// What it is held against other clips by; nil of a sound that is too short.
    package var print: VoicePrint?
}

/// A take, decoded, trimmed to its speech and resampled.
package struct TrimmedTake: Sendable {
    package var analysis: TakeAnalysis
    /// The speech, mono, at the profile's rate and the take's own level; both edges are faded.
    package var samples: [Float]

    package init(analysis: TakeAnalysis, samples: [Float]) {
        self.analysis = analysis
        self.samples = samples
    }
}

extension TakeAnalysis: Codable {
    private enum CodingKeys: String, CodingKey {
        case sampleRate, channels, seconds, bounds, span, kept, keptSamples, traits, findings
    }

    /// Whether the figures are a take's: those that are calculated with.
    fileprivate var isSound: Bool {
        let times = [
            bounds.start, bounds.end, span.start, span.end, span.wordStart, span.wordEnd, span.early, span.late,
        ]
        return (1...1_000_000).contains(sampleRate) && (1...1000).contains(channels) && (0...1e6).contains(seconds)
            && times.allSatisfy { abs($0) <= 1e6 } && kept.lowerBound >= 0 && kept.upperBound <= max(seconds, 1e-9)
            && (1...10_000_000).contains(keptSamples) && (0.001...1e6).contains(traits.seconds)
    }
}

/// The outcome of an analysis, as the store keeps it; the print as numbers.
enum TakeOutcome: Sendable {
    case usable(TakeAnalysis)
    case faulty([Finding])
}

extension TakeOutcome: StageValue {
    /// The value's JSON.
    private struct Text: Codable {
        var usable: TakeAnalysis?
        var faulty: [Finding]?
    }

    /// - Throws: `ByteScanner.Malformed` for what is neither usable nor faulty, and for figures that no take has.
    init(json: ArraySlice<UInt8>, blob: ArraySlice<UInt8>) throws {
        let text = try JSONValues.decode(Text.self, from: json)
        if let findings = text.faulty {
            self = .faulty(findings)
            return
        }
        guard var analysis = text.usable, analysis.isSound else { throw ByteScanner.Malformed() }
        if !blob.isEmpty {
            var scanner = ByteScanner(blob)
            let hop = try scanner.double(1...1000)
            let (levels, phone, wave) = (try scanner.floats(), try scanner.floats(), try scanner.floats())
            guard let print = VoicePrint(.init(levels: levels, phone: phone, wave: wave, waveHop: hop)) else {
                throw ByteScanner.Malformed()
            }
            analysis.print = print
        }
        self = .usable(analysis)
    }

    func json() throws -> [UInt8] {
        switch self {
        case .usable(let analysis): try JSONValues.encode(Text(usable: analysis))
        case .faulty(let findings): try JSONValues.encode(Text(faulty: findings))
        }
    }

    var blob: [UInt8] {
        guard case .usable(let analysis) = self, let print = analysis.print?.essence else { return [] }
        var writer = ByteWriter()
        writer.put(print.waveHop)
        for numbers in [print.levels, print.phone, print.wave] { writer.put(numbers) }
        return writer.bytes
    }
}
