import Foundation
import NumberGrammar
import Testing
import VoiceNotifications

@testable import VoiceManifest
@testable import VoiceTables

/// A sound manifest of two clips in all six renditions, and its parts.
enum Samples {
    static let checksum = String(repeating: "0123456789abcdef", count: 4)

    static let renditions: [String: PackManifest.Rendition] = [
        "mp3": .init(
            fileExtension: "mp3", codec: .mp3, container: .mpeg, sampleRate: 24000, bitRate: 64000, decoderDelay: 1105,
            frameSamples: 576, frameBytes: 192),
        "wav": .init(fileExtension: "wav", codec: .pcm, container: .wav, sampleRate: 24000, bitRate: 384_000),
        "caf-pcm": .init(fileExtension: "caf", codec: .pcm, container: .caf, sampleRate: 24000, bitRate: 384_000),
        "caf-ulaw": .init(fileExtension: "caf", codec: .muLaw, container: .caf, sampleRate: 24000, bitRate: 192_000),
        "caf-alaw": .init(fileExtension: "caf", codec: .aLaw, container: .caf, sampleRate: 24000, bitRate: 192_000),
        "aiff-ima4": .init(fileExtension: "aiff", codec: .ima4, container: .aiff, sampleRate: 24000, bitRate: 102_000),
    ]

    /// The smallest files of 19008 samples: 33 frames of 192 bytes; 2 and 1 bytes a sample; 297 packets of 34 bytes.
    static let bytes = [
        "mp3": 6336, "wav": 38016, "caf-pcm": 38016, "caf-ulaw": 19008, "caf-alaw": 19008, "aiff-ima4": 10098,
    ]

    static func clip(_ id: String, text: String) -> PackManifest.Clip {
        .init(
            id: id, text: text, samples: 19008, seconds: 0.792, loudness: -16.0, truePeak: -3.1, gain: 2.5,
            reach: -17.2,
            source: .init(
                file: "\(id).flac", sha256: checksum, sampleRate: 48000, channels: 2, seconds: 1.9, speechStart: 0.412,
                speechEnd: 0.803),
            files: bytes.reduce(into: [:]) { files, entry in
                let path = "\(entry.key)/\(id).\(renditions[entry.key]?.fileExtension ?? "")"
                files[entry.key] = .init(path: path, bytes: entry.value, sha256: checksum)
            },
            findings: [.init(rule: "recording-noise", severity: .warning, message: "41 dB (limit 45 dB)")])
    }

    /// Says zero, and ten zero for all other numbers without a nine, as far as it goes.
    static var grammar: NumberTable {
        .init(
            machines: [
                "cardinal": .init(digits: 8, first: [1], isReversed: true, states: [edges, edges])
            ],
            amounts: [
                .init(fraction: 0, say: [.field(.integer, machine: "cardinal")]),
                .init(say: [.field(.digits, machine: "cardinal"), .clip(1)]),
            ],
            announcements: ["payment-received": [.clip(0), .amount]])
    }

    static let texts = ReadTexts(
        [
            .init("收款{amount}元", says: "payment-received"),
            .init("{*} {amount:minor}分", says: "payment-received", title: "收款"),
        ], numbers: .blankComma, zeros: ["payment-received"])

    /// A zero says nothing, other digits say ten and end, and with nine no number goes on.
    private static let edges: [NumberTable.Machine.Edge] =
        [.init(next: 1)] + Array(repeating: .init(next: 0, clips: [0]), count: 8) + [.init(next: nil)]

    static var manifest: PackManifest {
        .init(
            pack: "zh-Hans-CNY", locale: "zh-Hans", currency: .init(code: "CNY", scale: 2), speaker: "espeak-ng cmn",
            license: "CC0-1.0",
            generator: .init(
                name: "voice-assets", version: "1.0.0",
                libraries: .init(libsndfile: "1.2.0", lame: "3.100", libsoxr: "0.1.3", libebur128: "1.2.6")),
            profile: .init(
                loudness: -16, loweredLoudness: -17.2, truePeak: -2, gapSamples: 1440, level: .clip, highPass: 70),
            source: .init(sha256: checksum), range: .init(min: "0.00", max: "99999999.99"), renditions: renditions,
            clips: [clip("ten", text: "十"), clip("0", text: "零/\"\\\n\u{1}")],
            announcements: ["payment-received": .init(longest: .init(amount: "10.00", seconds: 1.584))])
    }

    static var index: VoiceIndex {
        .init(packs: ["en-USD": ("en", "USD"), "zh-Hans-CNY": ("zh-Hans", "CNY"), "zh-HKD": ("zh", "HKD")])
    }

    /// The text of the file for splicers, and of the manifest, with the first place of one text replaced by another.
    static func spliceText(replacing old: String, by new: String) throws -> [UInt8] {
        try replacing(old, by: new, in: manifest.spliceText(grammar, []))
    }

    static func text(replacing old: String, by new: String) throws -> [UInt8] {
        try replacing(old, by: new, in: manifest.encoded())
    }

    private static func replacing(_ old: String, by new: String, in json: [UInt8]) throws -> [UInt8] {
        let text = String(decoding: json, as: UTF8.self)
        let place = try #require(text.firstRange(of: old), "the sample holds no \(old)")
        return Array(text.replacingCharacters(in: place, with: new).utf8)
    }
}
