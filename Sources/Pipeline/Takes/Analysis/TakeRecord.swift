package import VoiceAssetAudio
import VoiceAssetCore

/// The outcome of an analysis.
enum TakeOutcome: Sendable {
    case usable(TakeAnalysis)
    case faulty([Finding])
}

/// The outcome as the store keeps it: figures as numbers, findings as JSON. The whole print has a record of its own.
struct TakeRecord: StageValue {
    /// Findings of which at least one is an error; nil of a take that a clip can be made of.
    var faults: [Finding]?
    /// The analysis without its print.
    var usable: TakeAnalysis?
    var sketch: VoiceSketch?

    init(_ outcome: TakeOutcome) {
        switch outcome {
        case .usable(let analysis): (usable, sketch) = (analysis, analysis.print?.sketch)
        case .faulty(let findings): faults = findings
        }
    }

    /// - Throws: `ByteScanner.Malformed` for what is neither usable nor faulty, and for figures that no take has.
    init(json: ArraySlice<UInt8>, blob: ArraySlice<UInt8>) throws {
        let findings = json.isEmpty ? [] : try JSONValues.decode([Finding].self, from: json)
        guard !blob.isEmpty else {
            faults = findings
            return
        }
        var scanner = ByteScanner(blob)
        var figures = Figures(try scanner.doubles())
        guard var analysis = try TakeAnalysis(&figures), analysis.isSound else { throw ByteScanner.Malformed() }
        analysis.findings = findings
        usable = analysis
        let count = try scanner.integer(0...Int.max)
        guard count > 0 else { return }
        sketch = VoiceSketch(count: count, numbers: try scanner.floats())
        guard sketch != nil else { throw ByteScanner.Malformed() }
    }

    func json() throws -> [UInt8] {
        let findings = faults ?? usable?.findings ?? []
        return findings.isEmpty && faults == nil ? [] : try JSONValues.encode(findings)
    }

    var blob: [UInt8] {
        guard let usable else { return [] }
        var writer = ByteWriter()
        writer.put(doubles: usable.figures.values)
        writer.put(sketch?.count ?? 0)
        if let sketch { writer.put(sketch.numbers) }
        return writer.bytes
    }
}

/// Numbers in a row. Of one that may be missing it stands first whether it is there.
struct Figures {
    private(set) var values: [Double] = []
    private var next = 0

    init(_ values: [Double] = []) { self.values = values }

    mutating func put(_ numbers: Double...) { values += numbers }

    mutating func put(optional number: Double?) { values += [number == nil ? 0 : 1, number ?? 0] }

    mutating func take() throws -> Double {
        guard next < values.count else { throw ByteScanner.Malformed() }
        defer { next += 1 }
        return values[next]
    }

    mutating func takeOptional() throws -> Double? {
        let isThere = try take()
        let number = try take()
        return isThere == 1 ? number : nil
    }

    mutating func takeInteger() throws -> Int {
        guard let number = Int(exactly: try take()) else { throw ByteScanner.Malformed() }
        return number
    }

    /// True when all of them were taken.
    var isAtEnd: Bool { next == values.count }
}

// All figures in one order, which writing and reading share.
extension TakeAnalysis {
    fileprivate var figures: Figures {
        var figures = Figures()
        figures.put(Double(sampleRate), Double(channels), seconds)
        figures.put(bounds.start, bounds.end, bounds.level, bounds.noise, bounds.isTight ? 1 : 0)
        figures.put(span.start, span.end, span.wordStart, span.wordEnd, span.early, span.late)
        figures.put(kept.lowerBound, kept.upperBound, Double(keptSamples))
        traits.put(into: &figures)
        return figures
    }

    /// nil of figures that no take has.
    fileprivate init?(_ figures: inout Figures) throws {
        let (sampleRate, channels) = (try figures.takeInteger(), try figures.takeInteger())
        let seconds = try figures.take()
        let bounds = SpeechBounds(
            start: try figures.take(), end: try figures.take(), level: try figures.take(), noise: try figures.take(),
            isTight: try figures.take() == 1)
        var span = AudibleSpan(
            start: try figures.take(), end: try figures.take(), wordStart: try figures.take(),
            wordEnd: try figures.take())
        (span.early, span.late) = (try figures.take(), try figures.take())
        let (first, last) = (try figures.take(), try figures.take())
        let samples = try figures.takeInteger()
        let traits = try TakeTraits(&figures)
        guard first <= last, figures.isAtEnd else { return nil }
        self.init(
            sampleRate: sampleRate, channels: channels, seconds: seconds, bounds: bounds, span: span,
            kept: first...last, keptSamples: samples, traits: traits, findings: [])
    }

    /// True of figures that a take can have: those that are calculated with.
    fileprivate var isSound: Bool {
        let times = [
            bounds.start, bounds.end, span.start, span.end, span.wordStart, span.wordEnd, span.early, span.late,
        ]
        return (1...1_000_000).contains(sampleRate) && (1...1000).contains(channels) && (0...1e6).contains(seconds)
            && times.allSatisfy { abs($0) <= 1e6 } && kept.lowerBound >= 0 && kept.upperBound <= max(seconds, 1e-9)
            && (1...10_000_000).contains(keptSamples) && (0.001...1e6).contains(traits.seconds)
    }
}

extension TakeTraits {
    fileprivate func put(into figures: inout Figures) {
        figures.put(seconds, loudness, peak)
        for number in [
            pitch, startPitch, endPitch, setting.pitch?.low, setting.pitch?.middle, setting.pitch?.high, setting.ratio,
            setting.decayTime, steepness.start, steepness.end, parting?.start, parting?.end, parting?.step,
        ] { figures.put(optional: number) }
    }

    fileprivate init(_ figures: inout Figures) throws {
        self.init(seconds: try figures.take(), loudness: try figures.take(), peak: try figures.take(), pitch: nil)
        (pitch, startPitch) = (try figures.takeOptional(), try figures.takeOptional())
        endPitch = try figures.takeOptional()
        let (low, middle, high) = (try figures.takeOptional(), try figures.takeOptional(), try figures.takeOptional())
        if let low, let middle, let high { setting.pitch = PitchRange(low: low, middle: middle, high: high) }
        (setting.ratio, setting.decayTime) = (try figures.takeOptional(), try figures.takeOptional())
        steepness = EdgeSteepness(start: try figures.takeOptional(), end: try figures.takeOptional())
        let (start, end, step) = (try figures.takeOptional(), try figures.takeOptional(), try figures.takeOptional())
        if let start, let end, let step { parting = InternalPause(start: start, end: end, step: step) }
    }
}

/// What of a take is held against the pack's others.
package struct TakeTraits: Sendable, Hashable {
    /// Seconds of speech.
    package var seconds: Double
    /// The speech's loudness in the take, LUFS.
    package var loudness: Double
    /// The speech's largest sample in the take, dBFS.
    package var peak: Double
    /// The median pitch, hertz; nil if the take is hardly voiced or was not looked at.
    package var pitch: Double?
    /// The pitch that the word starts and ends with, semitones over 100 Hz; nil if it is hardly voiced or was not looked at.
    package var startPitch: Double?
    package var endPitch: Double?
    /// Who speaks it, and where.
    package var setting = RecordingConditions()
    /// How abruptly it starts and ends.
    package var steepness = EdgeSteepness()
    /// A silence within it that no word has; nil if there is none.
    package var parting: InternalPause?

    package init(seconds: Double, loudness: Double, peak: Double, pitch: Double?) {
        self.seconds = seconds
        self.loudness = loudness
        self.peak = peak
        self.pitch = pitch
    }
}
