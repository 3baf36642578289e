import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// Doubts about what clips say, over words by a person and by espeak-ng.
@Suite struct WrongContentTests {
    private static let words = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "hundred", "thousand",
    ]
    private static let prompts = (0...10).map { "digits/\($0)" } + ["digits/hundred", "digits/thousand"]

    private func clip(_ text: String, _ bytes: [UInt8]) throws -> WrongContent.Clip {
        let take = try TakeAnalyzer(profile: ClipProfile()).trimmed(bytes)
        return .init(
            id: text, text: text, sound: .init(seconds: take.analysis.traits.seconds, print: take.analysis.print))
    }

    /// By index; a clip's index is its id.
    private func doubts(_ clips: [WrongContent.Clip]) async -> [Int: [Finding]] {
        let numbered = clips.enumerated().map { WrongContent.Clip(id: "\($0)", text: $1.text, sound: $1.sound) }
        let doubts = await WrongContent(clips: numbered, limits: TakeLimits()).doubts(workers: 2)
        return Dictionary(
            uniqueKeysWithValues: doubts.enumerated().filter { !$0.element.isEmpty }.map { ($0.offset, $0.element) })
    }

    private func prompts() throws -> [WrongContent.Clip] {
        try zip(Self.words, Self.prompts).map { try clip($0, [UInt8](Data(contentsOf: VoiceSamples.prompt($1)))) }
    }

    @Test(.enabled(if: VoiceSamples.promptsAvailable)) func recordedDigitsAreDifferent() async throws {
        #expect(try await doubts(prompts()) == [:])
    }

    /// A digit under a second id: as it is, re-encoded, softer, trimmed differently.
    @Test(
        .enabled(if: VoiceSamples.promptsAvailable && Program.available("ffmpeg")), arguments: [1, 4, 7],
        [
            ["-f", "flac"], ["-b:a", "48k", "-ar", "24000", "-f", "mp3"],
            ["-c:a", "libvorbis", "-ar", "44100", "-f", "ogg"], ["-af", "volume=-9dB", "-f", "flac"],
            ["-af", "volume=-3dB,adelay=333,apad=pad_dur=0.2", "-f", "flac"],
            ["-c:a", "libopus", "-b:a", "24k", "-f", "ogg"], ["-af", "adelay=400,apad=pad_dur=0.4", "-f", "flac"],
            ["-af", "atrim=start=0.05,asetpts=PTS-STARTPTS,adelay=300,apad=pad_dur=0.3", "-f", "flac"],
        ])
    func copies(index: Int, options: [String]) async throws {
        let file = try VoiceSamples.prompt(Self.prompts[index])
        let copy = try Program.run("ffmpeg", ["-v", "error", "-nostdin", "-i", file.path] + options + ["-"])
        let clips = try prompts() + [clip("dollars", [UInt8](copy.output))]
        #expect(await doubts(clips) == [13: [.duplicate(of: "\(index)", by: ["13"])]])
    }

    /// A word of the whole band whose copy came over a telephone.
    @Test(
        .enabled(if: Program.available("espeak-ng", "ffmpeg")), arguments: ["seven", "hundred", "eight"],
        [["-ar", "8000"], ["-ar", "8000", "-c:a", "pcm_mulaw"]])
    func copyOverATelephone(word: String, options: [String]) async throws {
        let index = try #require(Self.words.firstIndex(of: word))
        var clips = try Self.words.map { try clip($0, speak($0)) }
        let folder = try TemporaryFolder()
        let file = try folder.write("word.wav", try speak(word))
        _ = try Program.run(
            "ffmpeg",
            ["-v", "error", "-nostdin", "-i", file.path] + options + ["-f", "wav", folder.url("copy.wav").path])
        clips.append(try clip("dollars", [UInt8](Data(contentsOf: folder.url("copy.wav")))))
        #expect(await doubts(clips) == [13: [.duplicate(of: "\(index)", by: ["13"])]])
    }

    /// Words that differ by their tone or their first sound only, said by a machine that says all else alike, are not one
    /// recording; in Vietnamese their texts are alike, so they may sound so.
    @Test(.enabled(if: Program.available("espeak-ng")))
    func vietnameseTones() async throws {
        let words = [
            "ba", "bà", "bá", "bả", "bạ", "ma", "mà", "má", "la", "lá", "mươi", "mười", "bán", "bàn", "không", "một",
        ]
        let clips = try words.map { try clip($0, speak($0, voice: "vi")) }
        #expect(await doubts(clips) == [:])
        #expect(await doubts(clips + [clips[3]]) == [16: [.duplicate(of: "3", by: ["16"])]])
    }

    /// Words whose beginnings alone differ, said by a machine, are no copies of each other.
    @Test(
        .enabled(if: Program.available("espeak-ng")),
        arguments: [(70, "it"), (80, "it"), (50, "es"), (60, "pt"), (40, "tr"), (90, "en-us")])
    func machinesSayTensAlike(tens: Int, voice: String) async throws {
        let numbers = (20..<100).filter { $0 % 10 == 2 || $0 / 10 == tens / 10 }
        let clips = try numbers.map { try clip("\($0)", speak("\($0)", voice: voice)) }
        let checks = await doubts(clips).values.flatMap { $0 }.map(\.check)
        #expect(!checks.contains(.recordingDuplicate))
    }

    /// An s has no part in the waveforms that are compared; a machine says the rest of the word alike. A copy has none.
    @Test func plurals() async throws {
        let ids = ["cent.caf", "cents.wav", "dollar.flac", "dollars.aiff"]
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.deletingLastPathComponent().appendingPathComponent("recordings/en-USD")
        let clips = try ids.map {
            try clip(String($0.prefix { $0 != "." }), [UInt8](Data(contentsOf: folder.appendingPathComponent($0))))
        }
        #expect(await doubts(clips) == [:])
        var copied = clips
        copied[1].sound = copied[0].sound
        #expect(await doubts(copied) == [1: [.duplicate(of: "0", by: ["1"])]])
    }

    /// Chinese texts say nothing about sounds: 是 and 使 are shì and shǐ, 四 and 十 sì and shí.
    @Test(.enabled(if: Program.available("espeak-ng")))
    func chineseTones() async throws {
        let words = ["是", "使", "死", "四", "十", "一", "亿", "妈", "马", "骂", "买", "卖", "汤", "糖", "躺", "七", "八"]
        let clips = try words.map { try clip($0, speak($0, voice: "cmn")) }
        // 十 and 使 of this voice are as near as one word said twice.
        let near: Set = [4]
        #expect(Set(await doubts(clips).keys).isSubset(of: near))
        #expect(Set(await doubts(clips + [clips[1]]).keys).subtracting(near) == [17])
    }

    /// Into a file: to a pipe, espeak-ng writes a header without a length.
    private func speak(_ word: String, voice: String = "en-us", _ options: String...) throws -> [UInt8] {
        let file = try TemporaryFolder().url("word.wav")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        _ = try Program.run("espeak-ng", ["-v", voice] + options + ["-w", file.path, word])
        return [UInt8](try Data(contentsOf: file))
    }

    /// The same word said again is an other recording; its text says that it should be an other word.
    @Test(
        .enabled(if: Program.available("espeak-ng")),
        arguments: [("seven", "165", "52"), ("six", "165", "54"), ("one", "185", "45")])
    func oneWordTwice(word: String, rate: String, pitch: String) async throws {
        var clips = try Self.words.map { try clip($0, speak($0)) }
        #expect(await doubts(clips) == [:])
        clips.append(try clip("dollars", speak(word, "-s", rate, "-p", pitch)))
        let index = try #require(Self.words.firstIndex(of: word))
        #expect(await doubts(clips) == [13: [.alike("\(index)")]])
        // Texts that are alike may sound alike.
        clips[13].text = word + "s"
        #expect(await doubts(clips) == [:])
    }

    /// With what an earlier run found the same is found: with a take that is new, in another order, without the first.
    @Test(.enabled(if: Program.available("espeak-ng"))) func changesNothingByWhatIsKnown() async throws {
        let words = try ["one", "two", "three", "four", "five", "six", "seven", "eight"].map { try clip($0, speak($0)) }
        let clips = (words + [words[2], words[5], words[2]]).enumerated().map { index, clip in
            WrongContent.Clip(
                id: "\(index)", text: "\(clip.text) \(index)", sound: clip.sound, sha256: "\(index)")
        }
        let known = await WrongContent(clips: clips, limits: TakeLimits()).comparison().compared
        var (new, moved) = (clips, clips)
        new[5].sha256 = "new"
        new[5].sound = clips[0].sound
        moved.swapAt(2, 8)
        for again in [clips, new, moved, Array(clips.dropFirst(3)), clips.reversed()] {
            let whole = await WrongContent(clips: again, limits: TakeLimits()).comparison()
            let short = await WrongContent(clips: again, limits: TakeLimits(), known: known).comparison()
            #expect(short.doubts == whole.doubts)
            #expect(short.compared == whole.compared)
            #expect(whole.doubts.contains { !$0.isEmpty })
        }
    }

    /// Of takes that were compared it is known which are one recording, and of no others.
    @Test(
        arguments: [
            ("b", "a", false), ("c", "a", true), ("d", "b", false), ("e", "a", false), ("e", "b", true),
            // The second stood before the first; it was no group's first; the first had found its group.
            ("a", "b", nil), ("d", "c", nil), ("c", "b", nil),
        ] as [(String, String, Bool?)])
    func knowsWhatWasCompared(take: String, leader: String, isCopy: Bool?) throws {
        let known = ComparedTakes([("a", 0), ("b", 1), ("c", 0), ("d", 3), ("e", 1)].map { .init(key: $0, first: $1) })
        let (place, leaderPlace) = (try #require(known.place(of: take)), try #require(known.place(of: leader)))
        #expect(known.copies.isCopy(place, of: leaderPlace) == isCopy)
    }

    /// Two of one key can't be told apart.
    @Test func knowsOnlyWhatCanBeTold() {
        let known = ComparedTakes([("a", 0), ("b", 1), ("b", 2)].map { .init(key: $0, first: $1) })
        #expect(known.place(of: "a") == 0)
        #expect(known.place(of: "b") == nil)
        #expect(known.place(of: "f") == nil)
    }

    /// A hundred copies of one word, as they are and softer, are told of once, and not each with each.
    @Test(.enabled(if: Program.available("espeak-ng"))) func manyCopies() async throws {
        var clips = try Self.words.map { try clip($0, speak($0)) }
        let soft = try clip("soft", speak("seven", "-a", "40"))
        clips += (0..<100).map { [seven = clips[7].sound] number in
            .init(id: "", text: "copy \(number)", sound: number.isMultiple(of: 3) ? soft.sound : seven)
        }
        let found = await doubts(clips).mapValues { $0.filter { $0.check != .recordingLength } }
            .filter { !$0.value.isEmpty }
        #expect(found == [13: [.duplicate(of: "7", by: (13..<113).map { "\($0)" })]])
        #expect(found[13]?.first?.arguments["clips"]?.words() == "`13`, `14`, `15` and 97 more")
    }

    @Test(.enabled(if: VoiceSamples.promptsAvailable)) func lengthAgainstTheText() async throws {
        var clips = try prompts()
        clips[3].sound?.seconds *= 4
        let finding = try #require(await doubts(clips)[3]?.first)
        #expect(finding.check == .recordingLength && (0.3...0.8).contains(finding.value("expected")))
        #expect(await doubts(clips).count == 1)
    }

    /// A synthesizer that speaks three times as fast as a person is not out of family, nor does it make the person so.
    @Test func paceOfEachVoice() async throws {
        let texts = ["one", "eleven", "seventeen", "forty", "hundred", "thousand", "million", "received", "dollars"]
        func clips(_ rate: Double, isSynthetic: Bool) -> [WrongContent.Clip] {
            texts.map { text in
                let seconds = Double(text.count) * rate
                return .init(
                    id: "\(text)\(isSynthetic)", text: text, sound: .init(seconds: seconds, print: nil),
                    isSynthetic: isSynthetic)
            }
        }
        var all = clips(0.15, isSynthetic: false) + clips(0.04, isSynthetic: true).prefix(3)
        #expect(await doubts(all) == [:])
        all[4].sound?.seconds *= 4
        #expect(await doubts(all).mapValues { $0.map(\.check) } == [4: [.recordingLength]])
    }
}

extension Finding {
    /// That takes of these clips are the recording of another one.
    fileprivate static func duplicate(of other: String, by clips: [String]) -> Finding {
        Finding(
            .recordingDuplicate, clips.count > 1 ? "several" : "", ["other": .text(other), "clips": .names(clips)])
    }

    fileprivate static func alike(_ other: String) -> Finding {
        Finding(.recordingAlike, ["other": .text(other), "more": .count(0)])
    }
}
