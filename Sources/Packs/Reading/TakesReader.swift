import VoiceAssetDiagnostics

/// Reads `takes` and `pins` of pack.yml.
enum TakesReader {
    /// The limits that takes are held to; nil if there is a fault in them.
    static func limits(_ field: PackField, _ findings: inout FileFindings) -> TakeLimits? {
        let before = findings.diagnostics.count
        guard let record = PackRecord(field, optional: TakeLimits.keys.map(\.name), &findings) else { return nil }
        var limits = TakeLimits()
        for key in TakeLimits.keys {
            guard let field = record[key.name] else { continue }
            if key.unit == .milliseconds {
                if let value = duration(field, in: key.range, &findings) { key.field(&limits, value) }
            } else if let value = Measure.level(field, in: key.range, unit: key.unit.rawValue, &findings) {
                key.field(&limits, value)
            }
        }
        if limits.leastPeak > limits.largestPeak { report("least-peak", "largest-peak", in: field, &findings) }
        if limits.leastLevel > limits.largestLevel { report("least-level", "largest-level", in: field, &findings) }
        return findings.diagnostics.count == before ? limits : nil
    }

    /// `{"7": 2}`: of clip 7 the file `7~2` is used.
    static func pins(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [String: TakePin] {
        var pins: [String: TakePin] = [:]
        for pair in PackMapping(field, &findings)?.pairs ?? [] {
            clips.check(pair.key, at: pair.position, &findings)
            guard let take = pair.field.integer(from: 1, &findings) else { continue }
            pins[pair.key] = TakePin(take: Int(take), position: pair.field.position)
        }
        return pins
    }

    private static func report(
        _ least: String, _ largest: String, in field: PackField, _ findings: inout FileFindings
    ) {
        findings.add(
            .packValue, at: field.position, found: "`\(least)` is larger than `\(largest)`",
            advice: "write a range that takes can be in")
    }

    private static func duration(
        _ field: PackField, in range: ClosedRange<Double>, _ findings: inout FileFindings
    ) -> Double? {
        guard let text = field.text(&findings) else { return nil }
        if let value = Measure.milliseconds(text), range.contains(value) { return value }
        findings.add(
            .packValue, at: field.position, found: "\(field.key) \(quoted(text))",
            limit: "\(Int(range.lowerBound)) to \(Int(range.upperBound)) ms",
            advice: "write a number and its unit, ms or s, such as `60ms`")
        return nil
    }
}
