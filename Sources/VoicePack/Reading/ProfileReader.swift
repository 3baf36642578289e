import Diagnostics

/// Reads `profile` of pack.yml.
enum ProfileReader {
    /// Milliseconds.
    private static let maximumGap = 500.0

    /// The profile; nil if there is a fault in it.
    static func profile(_ field: PackField, _ findings: inout FileFindings) -> ClipProfile? {
        let before = findings.diagnostics.count
        let keys = ["renditions", "sample-rate", "loudness", "true-peak", "gap", "level"]
        guard let record = PackRecord(field, optional: keys, &findings) else { return nil }
        var profile = ClipProfile()
        if let value = record["renditions"].flatMap({ renditions($0, &findings) }) { profile.renditions = value }
        if let value = record["sample-rate"].flatMap({ sampleRate($0, &findings) }) { profile.sampleRate = value }
        if let field = record["loudness"], let value = Measure.level(field, in: -40...(-8), unit: "LUFS", &findings) {
            profile.loudness = value
        }
        if let field = record["true-peak"], let value = Measure.level(field, in: -12...(-1), unit: "dBTP", &findings) {
            profile.truePeak = value
        }
        if let field = record["gap"], let value = gap(field, sampleRate: profile.sampleRate, &findings) {
            profile.gapMilliseconds = value
        }
        if let value = record["level"].flatMap({ $0.choice(of: ClipProfile.Level.self, &findings) }) {
            profile.level = value
        }
        return findings.diagnostics.count == before ? profile : nil
    }

    private static func renditions(_ field: PackField, _ findings: inout FileFindings) -> [RenditionKind]? {
        guard let items = field.items(limit: 100, &findings) else { return nil }
        var kinds: [RenditionKind] = []
        for item in items {
            guard let kind = item.choice(of: RenditionKind.self, &findings) else { continue }
            if kinds.contains(kind) {
                findings.add(
                    .packDuplicate, at: item.position, found: "`\(kind.rawValue)` stands here a second time",
                    advice: "remove it")
            } else {
                kinds.append(kind)
            }
        }
        return kinds
    }

    private static func sampleRate(_ field: PackField, _ findings: inout FileFindings) -> Int? {
        guard let text = field.text(&findings) else { return nil }
        if text == "24000" { return 24000 }
        if text == "48000" { return 48000 }
        let reason = "; at 44.1 kHz, MP3 frames are 208 or 209 bytes long, and clips of mixed frames play unreliably"
        findings.add(
            .packValue, at: field.position, found: "sample-rate \(quoted(text))",
            advice: "write 24000 or 48000" + (text == "44100" ? reason : ""))
        return nil
    }

    private static func gap(_ field: PackField, sampleRate: Int, _ findings: inout FileFindings) -> Double? {
        guard let text = field.text(&findings) else { return nil }
        guard let milliseconds = Measure.milliseconds(text) else {
            findings.add(
                .packValue, at: field.position, found: "gap \(quoted(text))",
                advice: "write a number and its unit, ms or s, such as `60ms`")
            return nil
        }
        let minimum = ClipProfile.minimumGap(sampleRate: sampleRate)
        if milliseconds < minimum {
            findings.add(
                .packValue, at: field.position, found: "gap \(quoted(text))",
                limit: "at least \(Int(minimum)) ms at \(sampleRate) Hz",
                advice: "write `\(Int(minimum))ms` or more; an MP3 encoder and decoder add 1152 samples of silence")
            return nil
        }
        if milliseconds > maximumGap {
            findings.add(
                .packValue, at: field.position, found: "gap \(quoted(text))", limit: "\(Int(maximumGap)) ms",
                advice: "write a shorter one; announcements fall apart at long pauses")
            return nil
        }
        return milliseconds
    }
}
