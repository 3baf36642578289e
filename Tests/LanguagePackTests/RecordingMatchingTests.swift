import Testing
import VoiceAssetPacks

@testable import VoiceAssetLanguagePackSeed

/// Which old recording is which clip, by the files' names alone.
@Suite struct RecordingMatchingTests {
    private static let clips = [
        VoicePack.Clip(id: "payment-received", text: "收入"), .init(id: "0", text: "零"), .init(id: "7", text: "七"),
        .init(id: "10", text: "dziesięć"), .init(id: "ten", text: "十"), .init(id: "thousand", text: "千"),
        .init(id: "ten-thousand", text: "万"), .init(id: "point", text: "点"), .init(id: "dollars", text: "dollars"),
    ]

    @Test(
        arguments: [
            ("7.mp3", "7", RecordingMatching.Evidence.id), ("POINT.WAV", "point", .id),
            ("payment_received.mp3", "payment-received", .id), ("ten thousand.m4a", "ten-thousand", .id),
            ("七.mp3", "7", .text), ("Dziesięć.wav", "10", .text), ("收入.mp3", "payment-received", .text),
            ("07.mp3", nil, .number), ("num_07.mp3", "7", .number),
            ("tts_number_7.mp3", "7", .number), ("No.0 (male).wav", "0", .number),
            ("seven.mp3", "7", .word), ("tts_dot.mp3", "point", .word),
            ("shop_voice_ten_thousand.mp3", "ten-thousand", .word),
            ("voiceDollars.mp3", "dollars", .word), ("voice-dollars.mp3", "dollars", .word),
            ("success.mp3", "payment-received", .word),
            ("tts_wan.mp3", "ten-thousand", .word), ("zero.wav", "0", .word),
            // Another take, or a copy: the same word, and no other one.
            ("7~2.wav", "7", .id), ("7 (1).wav", "7", .id), ("seven copy 2.wav", "7", .word),
            ("7 - take 10.wav", nil, .word), ("10~7~2.wav", nil, .word), ("1e10.wav", nil, .word),
            ("seven-1.mp3", "7", .word), ("Seven_v2.mp3", "7", .word), ("7_v2.mp3", "7", .word),
            ("tts_7 ver 3.wav", "7", .word), ("seven_take2.wav", "7", .word), ("dollars_3.mp3", "dollars", .word),
            ("ten_1.mp3", "10", .word), ("thousand-2.mp3", nil, .word), ("tts_7-2.mp3", nil, .word),
            ("07_dollars.mp3", "dollars", .word), ("12 - Payment Received.mp3", "payment-received", .word),
            ("7_dollars.mp3", nil, .word), ("0_point.mp3", nil, .word),
            ("seventy_seven.mp3", nil, .word), ("seven_thousand.wav", nil, .word), ("half ten.wav", nil, .word),
            ("ten_16k.wav", nil, .word), ("V7_ten.wav", nil, .word), ("hello.mp3", nil, .word),
            // Other words in the name change what is said.
            ("no_payment_received.mp3", nil, .word), ("payment_failed.mp3", nil, .word),
            ("Payment Not Received.mp3", nil, .word), ("tuikuan_success.mp3", nil, .word),
            ("fifty_dollars.mp3", nil, .word), ("hundred_thousand.mp3", nil, .word),
            ("7 of 9.mp3", nil, .word), ("99.mp3", nil, .word), ("7.txt", nil, .word),
            (".7.mp3", nil, .word),
            ("123456789012345678901234567890.mp3", nil, .word), ("_.mp3", nil, .word), ("\u{1b}[2J.mp3", nil, .word),
        ] as [(String, String?, RecordingMatching.Evidence)])
    func one(file: String, clip: String?, evidence: RecordingMatching.Evidence) {
        let matching = RecordingMatching([file], to: Self.clips)
        #expect(matching.matches.map(\.clip) == (clip.map { [$0] } ?? []))
        #expect(matching.matches.allSatisfy { $0.evidence == evidence && $0.file == file })
        #expect(matching.missing.count + matching.matches.count == Self.clips.count)
    }

    /// As in a new pack for Mandarin.
    private static let mandarin = [
        VoicePack.Clip(id: "payment-received", text: "收款到账"), .init(id: "1", text: "一"), .init(id: "2", text: "二"),
        .init(id: "4", text: "四"), .init(id: "ten", text: "十"), .init(id: "hundred", text: "百"),
        .init(id: "ten-thousand", text: "万"), .init(id: "hundred-million", text: "亿"),
    ]

    /// Pinyin, with the number of the tone or without; a tone is no number. 一 and 亿 are both `yi`.
    @Test(
        arguments: [
            ("shi.mp3", "ten", RecordingMatching.Evidence.romanized), ("Shi2.mp3", "ten", .romanized),
            ("tts_bai3.mp3", "hundred", .romanized), ("er4.mp3", "2", .romanized), ("si4 (1).mp3", "4", .romanized),
            ("yi1.mp3", "1", .romanized), ("yi4.mp3", "hundred-million", .romanized),
            ("wan.mp3", "ten-thousand", .romanized),
            ("yi.mp3", nil, .romanized), ("yi2.mp3", nil, .romanized), ("kuai4.mp3", nil, .romanized),
            ("tts_liu4.mp3", nil, .romanized),
            ("收款.mp3", "payment-received", .word), ("到账.mp3", "payment-received", .word), ("到.mp3", nil, .word),
            ("10.mp3", "ten", .number), ("No4.mp3", "4", .number), ("num 4.mp3", "4", .number),
            ("100.mp3", nil, .number),
            ("shoukuan_2.mp3", "payment-received", .word), ("收款_2.mp3", "payment-received", .word),
            ("daozhang.mp3", "payment-received", .word), ("kuan.mp3", nil, .word), ("voice_2.mp3", "2", .number),
            ("bai_v2.mp3", "hundred", .word), ("wan-1.mp3", nil, .word), ("ten_1.mp3", nil, .word),
            ("7_shi.mp3", nil, .number), ("4_si.mp3", "4", .number), ("shi_4.mp3", nil, .number),
        ] as [(String, String?, RecordingMatching.Evidence)])
    func pinyin(file: String, clip: String?, evidence: RecordingMatching.Evidence) {
        let matching = RecordingMatching([file], to: Self.mandarin, locale: "zh-Hans")
        #expect(matching.matches.map(\.clip) == (clip.map { [$0] } ?? []))
        #expect(matching.matches.allSatisfy { $0.evidence == evidence })
    }

    /// Several clips that a name may stand for are told.
    @Test func candidates() {
        let matching = RecordingMatching(["yi.mp3", "hello.mp3"], to: Self.mandarin, locale: "zh")
        #expect(matching.candidates == ["yi.mp3": ["1", "hundred-million"]])
        #expect(matching.unmatched == ["yi.mp3", "hello.mp3"])
    }

    /// A digit behind a word is a number where names are numbered in a row, and another take where they are not.
    @Test func numbersBehindAPhrase() {
        let row = RecordingMatching(
            ["shoukuan_1.mp3", "shoukuan_2.mp3", "shoukuan_4.mp3", "shoukuan_bai.mp3"], to: Self.mandarin, locale: "zh")
        #expect(row.matches.map(\.clip) == ["1", "2", "4", "hundred"])
        let takes = RecordingMatching(["shoukuan.mp3", "shoukuan_2.mp3", "two.mp3"], to: Self.mandarin, locale: "zh")
        #expect(takes.matches.map(\.clip) == ["2"] && takes.unmatched == ["shoukuan.mp3", "shoukuan_2.mp3"])
        #expect(takes.candidates.values.allSatisfy { $0 == ["payment-received"] } && takes.candidates.count == 2)
    }

    /// Letters without their marks, or as they are written where a keyboard lacks them. Han characters are read so in Mandarin alone.
    @Test(
        arguments: [
            ("de", "fünf", "funf.mp3", "clip"), ("de", "fünf", "Fuenf.mp3", "clip"), ("pl", "pięć", "piec.mp3", "clip"),
            ("ru", "один", "odin.mp3", "clip"), ("ko", "십", "sib.mp3", "clip"), ("vi", "mười", "so_muoi.mp3", "clip"),
            ("da", "tolv", "tolv.mp3", "clip"), ("ja", "四", "si4.mp3", nil), ("ja", "十", "shi.mp3", nil),
            ("yue", "十", "shi2.mp3", nil), ("de", "fünf", "funfzehn.mp3", nil),
        ] as [(String, String, String, String?)])
    func romanized(locale: String, text: String, file: String, clip: String?) {
        let matching = RecordingMatching([file], to: [.init(id: "clip", text: text)], locale: locale)
        #expect(matching.matches.map(\.clip) == (clip.map { [$0] } ?? []))
    }

    /// The surer name wins; of two as sure ones neither is taken.
    @Test func severalFilesOfOneClip() {
        let sure = RecordingMatching(["seven.mp3", "07.mp3", "7.mp3"], to: Self.clips)
        #expect(sure.matches.map(\.file) == ["7.mp3"] && sure.unmatched == ["seven.mp3", "07.mp3"])
        let unsure = RecordingMatching(["a7.mp3", "b7.mp3"], to: Self.clips)
        #expect(unsure.matches.isEmpty && unsure.unmatched == ["a7.mp3", "b7.mp3"])
        #expect(unsure.missing.map(\.id) == Self.clips.map(\.id))
    }

    /// What is heard is surer than a number or a word of a name, and less so than what the clip is called.
    @Test(
        arguments: [
            ("a.mp3", "七。", "7", RecordingMatching.Evidence.heard), ("a.mp3", "7", "7", .heard),
            ("a.mp3", "Ten", nil, .heard),
            ("a.mp3", "", nil, .heard), ("take_10.mp3", "七", "7", .heard), ("seven.mp3", "十", "ten", .heard),
            ("7.mp3", "十", "7", .id), ("seven.mp3", "hello", "7", .word),
        ] as [(String, String, String?, RecordingMatching.Evidence)])
    func heard(file: String, text: String, clip: String?, evidence: RecordingMatching.Evidence) {
        let matching = RecordingMatching([file], to: Self.clips, heard: [file: text])
        #expect(matching.matches.map(\.clip) == (clip.map { [$0] } ?? []))
        #expect(matching.matches.allSatisfy { $0.evidence == evidence })
    }

    @Test func aCopyHasTheClipsName() {
        #expect(RecordingMatching(["tts_No07.MP3"], to: Self.clips).matches.map(\.copy) == ["7.mp3"])
    }
}
