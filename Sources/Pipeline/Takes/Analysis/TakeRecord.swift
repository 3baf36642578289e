package import VoiceAssetAudio
import VoiceAssetCore

/// The outcome of an analysis as the store keeps it. The whole print has a record of its own.
struct TakeRecord: StageValue {
    /// Findings of which at least one is an error; nil of a take that a clip can be made of.
    var faults: [Finding]?
    /// The analysis without its print.
    var usable: TakeAnalysis?
    var sketch: VoiceSketch?

    init(_ result: AnalyzedTake.Result) {
        if case .usable(let analysis) = result { (usable, sketch) = (analysis, analysis.print?.sketch) }
        if case .faulty(let findings) = result { faults = findings }
    }

    /// - Throws: `ByteScanner.Malformed` for figures that no take has.
    init(_ bytes: inout ByteScanner) throws {
        let findings = try bytes.findings()
        var figures = Figures(reading: try bytes.doubles())
        guard !figures.values.isEmpty else {
            faults = findings
            return
        }
        var analysis = TakeAnalysis(
            sampleRate: 0, channels: 0, seconds: 0, bounds: SpeechBounds(start: 0, end: 0, level: 0, noise: 0),
            span: AudibleSpan(start: 0, end: 0, wordStart: 0, wordEnd: 0), kept: 0...0, keptSamples: 0,
            traits: TakeTraits(seconds: 0, loudness: 0, peak: 0, pitch: nil), findings: findings)
        try analysis.pass(&figures)
        guard figures.isAtEnd, analysis.isSound else { throw ByteScanner.Malformed() }
        usable = analysis
        let count = try bytes.integer(0...Int.max)
        guard count > 0 else { return }
        sketch = VoiceSketch(count: count, numbers: try bytes.floats())
        guard sketch != nil else { throw ByteScanner.Malformed() }
    }

    func put(into bytes: inout ByteWriter) throws {
        try bytes.put(faults ?? usable?.findings ?? [])
        var figures = Figures()
        var analysis = usable
        try analysis?.pass(&figures)
        bytes.put(doubles: figures.values)
        guard usable != nil else { return }
        bytes.put(sketch?.count ?? 0)
        if let sketch { bytes.put(sketch.numbers) }
    }
}

// Findings as JSON; most takes and clips have none.
extension ByteScanner {
    mutating func findings() throws -> [Finding] {
        let json = try record()
        return json.isEmpty ? [] : try JSONValues.decode([Finding].self, from: json)
    }
}

extension ByteWriter {
    mutating func put(_ findings: [Finding]) throws {
        put(record: findings.isEmpty ? [] : try JSONValues.encode(findings))
    }
}

/// Numbers in a row, which one walk over a value writes, or reads. Of one that may be missing it stands first whether it is there.
private struct Figures {
    private(set) var values: [Double] = []
    /// The place of the next that is read; nil while they are written.
    private var next: Int?

    init() {}
    init(reading values: [Double]) { (self.values, next) = (values, 0) }

    /// True when all of them were read.
    var isAtEnd: Bool { next == values.count }

    mutating func pass(_ number: inout Double) throws {
        guard let place = next else { return values.append(number) }
        guard place < values.count else { throw ByteScanner.Malformed() }
        (number, next) = (values[place], place + 1)
    }

    mutating func pass(_ number: inout Int) throws {
        var figure = Double(number)
        try pass(&figure)
        guard let whole = Int(exactly: figure) else { throw ByteScanner.Malformed() }
        number = whole
    }

    mutating func pass(_ flag: inout Bool) throws {
        var figure = flag ? 1.0 : 0
        try pass(&figure)
        flag = figure == 1
    }

    mutating func pass(_ number: inout Double?) throws {
        var (isThere, figure) = (number != nil, number ?? 0)
        try pass(&isThere)
        try pass(&figure)
        number = isThere ? figure : nil
    }

    /// Passes a value that is there if all of its numbers are.
    mutating func pass<Value>(
        _ value: inout Value?, _ blank: Value, _ numbers: WritableKeyPath<Value, Double>...
    ) throws {
        var passed: Value? = blank
        for path in numbers {
            var number = value?[keyPath: path]
            try pass(&number)
            if let number { passed?[keyPath: path] = number } else { passed = nil }
        }
        value = passed
    }

    mutating func pass<Value>(_ value: inout Value, _ numbers: WritableKeyPath<Value, Double>...) throws {
        for path in numbers { try pass(&value[keyPath: path]) }
    }

    mutating func pass<Value>(_ value: inout Value, optional numbers: WritableKeyPath<Value, Double?>...) throws {
        for path in numbers { try pass(&value[keyPath: path]) }
    }
}

extension TakeAnalysis {
    /// Passes all figures in one order, which writing and reading share.
    fileprivate mutating func pass(_ figures: inout Figures) throws {
        try figures.pass(&sampleRate)
        try figures.pass(&channels)
        try figures.pass(&self, \.seconds, \.bounds.start, \.bounds.end, \.bounds.level, \.bounds.noise)
        try figures.pass(&bounds.isTight)
        try figures.pass(&span, \.start, \.end, \.wordStart, \.wordEnd, \.early, \.late)
        var (first, last) = (kept.lowerBound, kept.upperBound)
        try figures.pass(&first)
        try figures.pass(&last)
        guard first <= last else { throw ByteScanner.Malformed() }
        kept = first...last
        try figures.pass(&keptSamples)
        try figures.pass(&traits, \.seconds, \.loudness, \.peak)
        try figures.pass(&traits, optional: \.pitch, \.startPitch, \.endPitch)
        try figures.pass(&traits.setting.pitch, PitchRange(low: 0, middle: 0, high: 0), \.low, \.middle, \.high)
        try figures.pass(
            &traits, optional: \.setting.ratio, \.setting.decayTime, \.steepness.start, \.steepness.end)
        try figures.pass(&traits.parting, InternalPause(start: 0, end: 0, step: 0), \.start, \.end, \.step)
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
}
