import Diagnostics

extension PackReader {
    /// Milliseconds.
    private static let maximumGap = 500.0

    /// The profile; nil if there is a fault in it.
    mutating func profile(_ node: YAMLNode) -> Profile? {
        let before = faults.diagnostics.count
        guard
            let keys = record(
                node, "profile", optional: ["renditions", "sample-rate", "loudness", "true-peak", "gap", "level"])
        else { return nil }
        var profile = Profile()
        if let node = keys["renditions"], let value = renditions(node) { profile.renditions = value }
        if let node = keys["sample-rate"], let value = sampleRate(node) { profile.sampleRate = value }
        if let node = keys["loudness"], let value = level(node, "loudness", in: -40...(-8), unit: "LUFS") {
            profile.loudness = value
        }
        if let node = keys["true-peak"], let value = level(node, "true-peak", in: -12...(-1), unit: "dBTP") {
            profile.truePeak = value
        }
        if let node = keys["gap"], let value = gap(node, sampleRate: profile.sampleRate) {
            profile.gapMilliseconds = value
        }
        if let node = keys["level"], let value = choice(node, "level", of: Profile.Level.self) { profile.level = value }
        return faults.diagnostics.count == before ? profile : nil
    }

    private mutating func renditions(_ node: YAMLNode) -> [RenditionKind]? {
        guard let items = list(node, "renditions", limit: 100) else { return nil }
        var kinds: [RenditionKind] = []
        for item in items {
            guard let kind = choice(item, "renditions", of: RenditionKind.self) else { continue }
            if kinds.contains(kind) {
                faults.add(
                    .packDuplicate, at: item.position, found: "`\(kind.rawValue)` stands here a second time",
                    advice: "remove it")
            } else {
                kinds.append(kind)
            }
        }
        return kinds
    }

    private mutating func sampleRate(_ node: YAMLNode) -> Int? {
        guard let text = text(node, "sample-rate") else { return nil }
        if text == "24000" { return 24000 }
        if text == "48000" { return 48000 }
        let reason = "; at 44.1 kHz, MP3 frames are 208 or 209 bytes long, and clips of mixed frames play unreliably"
        faults.add(
            .packValue, at: node.position, found: "sample-rate \(quoted(text))",
            advice: "write 24000 or 48000" + (text == "44100" ? reason : ""))
        return nil
    }

    /// A number in a range, without its unit.
    mutating func level(
        _ node: YAMLNode, _ key: String, in range: ClosedRange<Double>, unit: String
    ) -> Double? {
        guard let text = text(node, key) else { return nil }
        let magnitude = text.hasPrefix("-") ? text.dropFirst() : text[...]
        if let value = Self.decimal(magnitude), range.contains(text.hasPrefix("-") ? -value : value) {
            return text.hasPrefix("-") ? -value : value
        }
        faults.add(
            .packValue, at: node.position, found: "\(key) \(quoted(text))",
            limit: "\(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound)) \(unit)",
            advice: "write a number without its unit")
        return nil
    }

    private mutating func gap(_ node: YAMLNode, sampleRate: Int) -> Double? {
        guard let text = text(node, "gap") else { return nil }
        guard let milliseconds = Self.milliseconds(text) else {
            faults.add(
                .packValue, at: node.position, found: "gap \(quoted(text))",
                advice: "write a number and its unit, ms or s, such as `60ms`")
            return nil
        }
        let minimum = Profile.minimumGap(sampleRate: sampleRate)
        if milliseconds < minimum {
            faults.add(
                .packValue, at: node.position, found: "gap \(quoted(text))",
                limit: "at least \(Int(minimum)) ms at \(sampleRate) Hz",
                advice: "write `\(Int(minimum))ms` or more; an MP3 encoder and decoder add 1152 samples of silence")
            return nil
        }
        if milliseconds > Self.maximumGap {
            faults.add(
                .packValue, at: node.position, found: "gap \(quoted(text))", limit: "\(Int(Self.maximumGap)) ms",
                advice: "write a shorter one; announcements fall apart at long pauses")
            return nil
        }
        return milliseconds
    }

    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ node: YAMLNode, _ key: String, of type: Choice.Type
    ) -> Choice? {
        guard let text = text(node, key) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        var nearest = NearestName(among: names)
        faults.add(
            .packValue, at: node.position, found: "\(quoted(text)) in `\(key)`",
            advice: nearest(text).map { "write `\($0)`" } ?? "write \(names.joined(separator: ", or "))")
        return nil
    }

    /// Without a decimal that says nothing.
    private static func plain(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }

    /// `60ms`, `60 ms` and `0.06s` in milliseconds.
    static func milliseconds(_ text: String) -> Double? {
        let unit = text.hasSuffix("ms") ? "ms" : "s"
        guard text.hasSuffix(unit) else { return nil }
        let number = text.dropLast(unit.count)
        let value = decimal(number.hasSuffix(" ") ? number.dropLast() : number)
        return value.map { unit == "s" ? $0 * 1000 : $0 }
    }

    /// Digits, and at most one point between them; at most 15 characters, so that a `Double` holds it.
    private static func decimal(_ text: Substring) -> Double? {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard text.utf8.count <= 15, parts.count <= 2,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) })
        else { return nil }
        return Double(text)
    }
}
