import Diagnostics

extension PackReader {
    /// The limits that takes are held to; nil if there is a fault in them.
    mutating func takes(_ node: YAMLNode) -> TakeLimits? {
        let before = faults.diagnostics.count
        guard let values = record(node, "takes", optional: TakeLimits.keys.map(\.name)) else { return nil }
        var limits = TakeLimits()
        for key in TakeLimits.keys {
            guard let node = values[key.name] else { continue }
            if key.unit == .milliseconds {
                if let value = duration(node, key) { key.field(&limits, value) }
            } else if let value = level(node, key.name, in: key.range, unit: key.unit.rawValue) {
                key.field(&limits, value)
            }
        }
        if limits.leastPeak > limits.largestPeak { report(node, "least-peak", "largest-peak") }
        if limits.leastLevel > limits.largestLevel { report(node, "least-level", "largest-level") }
        return faults.diagnostics.count == before ? limits : nil
    }

    /// `{"7": 2}`: of clip 7 the file `7~2` is used.
    mutating func pins(_ node: YAMLNode) -> [String: TakePin] {
        var pins: [String: TakePin] = [:]
        for pair in pairs(node, "pins") ?? [] {
            clip(pair.key, at: pair.position)
            guard let take = integer(pair.value, pair.key, from: 1) else { continue }
            pins[pair.key] = TakePin(take: Int(take), position: pair.value.position)
        }
        return pins
    }

    private mutating func report(_ node: YAMLNode, _ least: String, _ largest: String) {
        faults.add(
            .packValue, at: node.position, found: "`\(least)` is larger than `\(largest)`",
            advice: "write a range that takes can be in")
    }

    private mutating func duration(_ node: YAMLNode, _ key: TakeLimits.Key) -> Double? {
        guard let text = text(node, key.name) else { return nil }
        if let value = Self.milliseconds(text), key.range.contains(value) { return value }
        faults.add(
            .packValue, at: node.position, found: "\(key.name) \(quoted(text))",
            limit: "\(Int(key.range.lowerBound)) to \(Int(key.range.upperBound)) ms",
            advice: "write a number and its unit, ms or s, such as `60ms`")
        return nil
    }
}
