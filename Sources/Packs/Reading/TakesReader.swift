import VoiceAssetCore
import VoiceManifest

/// Reads `takes` and `pins` of pack.yml.
enum TakesReader {
    /// The limits that takes are held to; nil if there is a fault in them.
    static func limits(_ field: PackField) -> TakeLimits? {
        let before = field.findings.diagnostics.count
        guard let record = PackRecord(field, optional: keys) else { return nil }
        var limits = TakeLimits()
        for key in TakeLimits.keys {
            let value = record[key.name].flatMap { field in
                key.unit == .milliseconds
                    ? duration(field, in: key.range) : Measure.level(field, in: key.range, unit: key.unit.rawValue)
            }
            if let value { limits[keyPath: key.field] = value }
        }
        limits.raw = record[rawKey].flatMap(raw)
        if limits.leastPeak > limits.largestPeak { report("least-peak", "largest-peak", in: field) }
        if limits.leastLevel > limits.largestLevel { report("least-level", "largest-level", in: field) }
        return field.findings.diagnostics.count == before ? limits : nil
    }

    /// The name of the pack that takes are shared with; a path is refused.
    static func pack(_ field: PackField) -> String? {
        guard let name = field.text() else { return nil }
        guard Naming.isPack(name) else {
            return field.fault(.packValue, "name of a pack", ["key": .text(field.key), "name": .piece(name)])
        }
        field.findings.positions[SharedTakes.place] = field.position
        return name
    }

    private static let rawKey = "pcm"
    static let keys = TakeLimits.keys.map(\.name) + [rawKey]

    /// `{ rate: 24000, bits: 16, order: little, channels: 1 }`: nothing of it can be seen in the file, and nothing is guessed.
    private static func raw(_ field: PackField) -> RawSamples? {
        guard let record = PackRecord(field, required: ["rate", "bits", "order", "channels"]) else {
            return nil
        }
        let rate = record["rate"].flatMap { integer($0, in: RawSamples.sampleRates, unit: " Hz") }
        let bits = record["bits"].flatMap { field -> Int? in
            let bits = field.integer(from: 1)
            guard let bits, !RawSamples.widths.contains(Int(bits)) else { return bits.map { Int($0) } }
            return field.fault(.packValue, "bits", ["bits": .count(bits)])
        }
        let order = record["order"]?.choice(of: RawSamples.ByteOrder.self)
        let channels = record["channels"].flatMap { integer($0, in: RawSamples.channelCounts, unit: "") }
        guard let rate, let bits, let order, let channels else { return nil }
        return RawSamples(sampleRate: rate, bits: bits, order: order, channels: channels)
    }

    private static func integer(_ field: PackField, in range: ClosedRange<Int>, unit: String) -> Int? {
        guard let value = field.integer(from: 1) else { return nil }
        if range.contains(Int(value)) { return Int(value) }
        return field.fault(
            .packValue, "number out of range",
            [
                "key": .text(field.key), "value": .count(value), "least": .count(range.lowerBound),
                "most": .count(range.upperBound), "unit": .text(unit),
            ])
    }

    /// `{"7": 2}`: of clip 7 the file `7~2` is used.
    static func pins(_ field: PackField, _ clips: ClipReferences) -> [String: TakePin] {
        var pins: [String: TakePin] = [:]
        for pair in field.pairs() ?? [] {
            clips.check(pair.key, at: pair.name)
            guard let take = pair.field.integer(from: 1) else { continue }
            pins[pair.key] = TakePin(take: Int(take), position: pair.field.position)
        }
        return pins
    }

    private static func report(_ least: String, _ largest: String, in field: PackField) {
        field.report(.packValue, "limits backwards", ["least": .text(least), "largest": .text(largest)])
    }

    private static func duration(_ field: PackField, in range: ClosedRange<Double>) -> Double? {
        guard let text = field.text() else { return nil }
        if let value = Measure.milliseconds(text), range.contains(value) { return value }
        return field.fault(
            .packValue, "length of time",
            [
                "key": .text(field.key), "text": .piece(text), "least": .count(Int(range.lowerBound)),
                "most": .count(Int(range.upperBound)),
            ])
    }
}
