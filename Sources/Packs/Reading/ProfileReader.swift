import NumberGrammar
import VoiceAssetCore
import VoiceAssetUnicodeText
import VoiceManifest
import VoiceSplicer

/// Reads `profile` of pack.yml.
enum ProfileReader {
    /// Milliseconds.
    private static let maximumGap = 500.0
    static let keys = ["renditions", "sample-rate", "loudness", "true-peak", "gap", "level", "high-pass"]

    /// The profile; nil if there is a fault in it.
    static func profile(_ field: PackField) -> ClipProfile? {
        let before = field.findings.diagnostics.count
        guard let record = PackRecord(field, optional: keys) else { return nil }
        var profile = ClipProfile()
        profile.renditions = record["renditions"].flatMap(renditions) ?? profile.renditions
        profile.sampleRate = record["sample-rate"].flatMap { sampleRate($0, profile.renditions) } ?? profile.sampleRate
        profile.gapMilliseconds = ClipProfile.usualGap(
            sampleRate: profile.sampleRate, renditions: profile.renditions)
        func level(_ key: String, in range: ClosedRange<Double>, unit: String) -> Double? {
            record[key].flatMap { Measure.level($0, in: range, unit: unit) }
        }
        profile.loudness = level("loudness", in: -40...(-8), unit: "LUFS") ?? profile.loudness
        profile.truePeak = level("true-peak", in: -12...(-1), unit: "dBTP") ?? profile.truePeak
        profile.gapMilliseconds =
            record["gap"].flatMap { gap($0, sampleRate: profile.sampleRate) } ?? profile.gapMilliseconds
        profile.level = record["level"]?.choice(of: ClipProfile.Level.self) ?? profile.level
        profile.highPass = level("high-pass", in: ClipProfile.highPassRange, unit: "Hz")
        return field.findings.diagnostics.count == before ? profile : nil
    }

    private static func renditions(_ field: PackField) -> [SoundRendition]? {
        field.distinct(
            limit: 100, name: { .text($0.rawValue) },
            value: { $0.choice(of: SoundRendition.self) })
    }

    private static func sampleRate(_ field: PackField, _ renditions: [SoundRendition]) -> Int? {
        guard let text = field.text() else { return nil }
        let rate = ClipProfile.sampleRates.first { "\($0)" == text }
        let allowed =
            renditions.contains { $0.codec.isFramed } ? ClipProfile.mp3SampleRates : ClipProfile.sampleRates
        if let rate, allowed.contains(rate) { return rate }
        let others = allowed.dropLast().map { "\($0)" }.joined(separator: ", ")
        var values: [String: Finding.Argument] = [
            "text": .piece(text), "others": .text(others), "last": .count(allowed[allowed.count - 1]),
        ]
        values["rate"] = rate.map { .text("\(Double($0) / 1000) kHz") }
        return field.fault(
            .packValue, rate == nil ? "sample rate" : rate == 24000 ? "24 kHz for MP3" : "sample rate for MP3", values)
    }

    private static func gap(_ field: PackField, sampleRate: Int) -> Double? {
        guard let text = field.text() else { return nil }
        guard let milliseconds = Measure.milliseconds(text) else {
            return field.fault(.packValue, "gap", ["text": .piece(text)])
        }
        let minimum = ClipProfile.minimumGap(sampleRate: sampleRate)
        if milliseconds < minimum {
            let whole = Int(minimum.rounded(.up))
            return field.fault(
                .packValue, "gap too short",
                ["text": .piece(text), "whole": .count(whole), "sampleRate": .count(sampleRate)])
        }
        if milliseconds > maximumGap {
            return field.fault(.packValue, "gap too long", ["text": .piece(text), "most": .count(Int(maximumGap))])
        }
        return milliseconds
    }
}

/// Numbers with a unit, as pack.yml writes them.
enum Measure {
    /// A number in a range, without its unit.
    static func level(_ field: PackField, in range: ClosedRange<Double>, unit: String) -> Double? {
        guard let text = field.text() else { return nil }
        let magnitude = text.hasPrefix("-") ? text.dropFirst() : text[...]
        if let value = decimal(magnitude), range.contains(text.hasPrefix("-") ? -value : value) {
            return text.hasPrefix("-") ? -value : value
        }
        return field.fault(
            .packValue, "level",
            [
                "key": .text(field.key), "text": .piece(text), "least": .text(range.lowerBound.decimals(upTo: 6)),
                "most": .text(range.upperBound.decimals(upTo: 6)), "unit": .text(unit),
            ])
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
