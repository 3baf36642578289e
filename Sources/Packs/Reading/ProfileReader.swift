import VoiceAssetCore
import VoiceManifest
import VoiceSplicer

/// Reads `profile` of pack.yml.
enum ProfileReader {
    /// Milliseconds.
    private static let maximumGap = 500.0

    /// The profile; nil if there is a fault in it.
    static func profile(_ field: PackField, _ findings: inout FileFindings) -> ClipProfile? {
        let before = findings.diagnostics.count
        let keys = ["renditions", "sample-rate", "loudness", "true-peak", "gap", "level", "high-pass"]
        guard let record = PackRecord(field, optional: keys, &findings) else { return nil }
        var profile = ClipProfile()
        if let value = record["renditions"].flatMap({ renditions($0, &findings) }) { profile.renditions = value }
        if let value = record["sample-rate"].flatMap({ sampleRate($0, profile.renditions, &findings) }) {
            profile.sampleRate = value
        }
        profile.gapMilliseconds = ClipProfile.usualGap(
            sampleRate: profile.sampleRate, renditions: profile.renditions)
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
        if let field = record["high-pass"],
            let value = Measure.level(field, in: ClipProfile.highPassRange, unit: "Hz", &findings)
        {
            profile.highPass = value
        }
        return findings.diagnostics.count == before ? profile : nil
    }

    private static func renditions(_ field: PackField, _ findings: inout FileFindings) -> [SoundRendition]? {
        field.distinct(
            limit: 100, &findings, name: { "`\($0.rawValue)`" },
            value: { $0.choice(of: SoundRendition.self, &$1) })
    }

    private static func sampleRate(
        _ field: PackField, _ renditions: [SoundRendition], _ findings: inout FileFindings
    ) -> Int? {
        guard let text = field.text(&findings) else { return nil }
        let rate = ClipProfile.sampleRates.first { "\($0)" == text }
        let allowed =
            renditions.contains { $0.codec.packet == nil } ? ClipProfile.mp3SampleRates : ClipProfile.sampleRates
        if let rate, allowed.contains(rate) { return rate }
        let others = allowed.dropLast().map { "\($0)" }.joined(separator: ", ")
        var advice = "write \(others) or \(allowed[allowed.count - 1])"
        if let rate {
            advice += "; " + (reasonsAgainstMP3[rate] ?? "") + "; or leave mp3 out of `renditions`"
        }
        findings.add(
            .packValue, at: field.position, found: "sample-rate \(quoted(text))" + (rate == nil ? "" : " for MP3"),
            advice: advice)
        return nil
    }

    /// Why there is no MP3 at a rate.
    private static let reasonsAgainstMP3 = [
        24000:
            "at 24 kHz, decoders disagree: FFmpeg plays some frames otherwise than mpg123 and Android, up to a burst of noise",
        44100: "at 44.1 kHz, MP3 frames are 208 or 209 bytes long, and clips of mixed frames play unreliably",
        22050: "at 22.05 kHz, MP3 frames are 208 or 209 bytes long, and clips of mixed frames play unreliably",
    ]

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
            let whole = Int(minimum.rounded(.up))
            findings.add(
                .packValue, at: field.position, found: "gap \(quoted(text))",
                limit: "at least \(whole) ms at \(sampleRate) Hz",
                advice: "write `\(whole)ms` or more; an MP3 encoder and decoder add 1152 samples of silence")
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
