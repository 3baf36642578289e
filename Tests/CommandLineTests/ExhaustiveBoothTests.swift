import Foundation
import TestSupport
import Testing

/// The booth in headless Chromium whose microphone is a file: a whole pack spoken by somebody's recordings.
@Suite(
    .exhaustive, .serialized,
    .enabled(
        if: Browser.isThere && VoiceSamples.allPromptsAvailable,
        "needs chromium, nodejs and asterisk-core-sounds-it-g722")
)
struct ExhaustiveBoothTests {
    private static let rate = 44_100
    private static let texts: KeyValuePairs = [
        "n1": "uno", "n2": "due", "n3": "tre", "n4": "quattro", "n5": "cinque", "n6": "sei", "n7": "sette",
        "n8": "otto",
        "n9": "nove", "n10": "dieci",
    ]

    /// The Italian prompts of the digits, with half of full scale for their peak.
    private static func words() throws -> [[Float]] {
        let prompts = try VoiceSamples.prompts("it")
        return try (1...10).map { number in
            let prompt = try #require(prompts.first { $0.path.hasSuffix("/digits/\(number).g722") })
            let bytes = try Program.run(
                "ffmpeg",
                ["-v", "error", "-nostdin", "-f", "g722", "-i", prompt.path, "-ar", "\(rate)", "-f", "s16le", "-"]
            ).output
            let samples = stride(from: 0, to: bytes.count - 1, by: 2).map {
                Float(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)) / 32768
            }
            let peak = samples.reduce(0) { max($0, abs($1)) }
            return samples.map { $0 / peak * 0.5 }
        }
    }

    /// What the microphone hears: sounds with a quiet room around them.
    private struct Scene {
        private(set) var samples: [Float] = []
        private var generator = SeededGenerator(seed: 7)

        mutating func room(_ seconds: Double, noise: Float = 0.0005) {
            add([Float](repeating: 0, count: Int(seconds * Double(rate))), noise: noise)
        }

        mutating func add(_ sound: [Float], gain: Float = 1, noise: Float = 0.0005) {
            samples += sound.map { max(-1, min(1, $0 * gain)) + noise * generator.uniform() }
        }

        /// The start of a session: the room, then a sentence for the level.
        mutating func begin(_ words: [[Float]]) {
            room(5)
            for word in words.prefix(3) { add(word) }
            room(4)
        }

        /// A burst of noise that dies away.
        mutating func cough() {
            add((0..<rate / 4).map { 0.3 * generator.uniform() * exp(-Float($0) / Float(rate / 12)) })
        }
    }

    @Test(
        "A pack is recorded with a cough, a word too loud, one in noise and a closed tab, and every clip is its own word"
    )
    func wholePack() throws {
        let words = try Self.words()
        let booth = try BoothStudio(texts: Self.texts, more: "license: CC BY 4.0")
        let folder = booth.studio.folder
        var first = Scene()
        first.begin(words)
        for word in words.prefix(5) {
            first.add(word)
            first.room(2.5)
        }
        first.room(5)
        try folder.write("first.wav", WAV.integers(first.samples, sampleRate: Self.rate))
        let before = try booth.record("first.wav", #"{"until": 5, "seconds": 60}"#)
        #expect(before.errors == [] && before.requests == ["file://\(booth.page)"] && before.kept == 5, "\(before)")
        #expect(before.room.isFit && before.keptOn == [] && before.resumed == "")

        var second = Scene()
        second.begin(words)
        second.cough()
        second.room(2.5)
        second.add(words[5])
        second.room(2.5)
        second.add(words[6], gain: 4)
        second.room(2.5)
        second.add(words[6])
        second.room(2.5)
        second.room(0.6, noise: 0.03)
        second.add(words[7], noise: 0.03)
        second.room(0.6, noise: 0.03)
        second.room(3)
        for word in words[7...] {
            second.add(word)
            second.room(2.5)
        }
        second.room(5)
        try folder.write("second.wav", WAV.integers(second.samples, sampleRate: Self.rate))
        let after = try booth.record("second.wav", #"{"seconds": 90}"#)
        #expect(after.resumed.matches(of: /5/).count == 2, "\(after.resumed)")
        #expect(after.errors == [] && after.left == 0 && after.saved == ["en-USD.takes.wav"], "\(after)")
        #expect(after.takes.contains { $0.id == "n6" && $0.faults.contains("empty") && !$0.isKept })
        #expect(after.takes.contains { $0.id == "n7" && $0.faults.contains("clipped") && !$0.isKept })
        #expect(after.takes.contains { $0.id == "n8" && !$0.doubts.isEmpty && !$0.isKept })

        let split = try booth.studio.run("split", "saved/en-USD.takes.wav", "--pack", "en-USD", "--write")
        #expect(
            split.status == 0 && split.outputText.contains("10 takes as the booth's page marked them"),
            "\(split.text)")
        for verb in ["generate", "validate"] {
            let result = try booth.studio.run(verb)
            #expect(result.status == 0, "\(verb): \(result.text)")
        }
        try Self.expectOwnWords(in: folder, words)
    }

    /// Each clip correlates with the recording that was played, by 0.95 or more, and with no other by more than 0.8.
    private static func expectOwnWords(in folder: TemporaryFolder, _ words: [[Float]]) throws {
        for (index, word) in words.enumerated() {
            try folder.write("word\(index).wav", WAV.integers(word, sampleRate: rate))
        }
        for rendition in ["wav", "mp3"] {
            let clips = texts.map { "VoiceAssets/en-USD/\(rendition)/\($0.key).\(rendition)" }
            let table = try correlations(of: clips + words.indices.map { "word\($0).wav" }, in: folder)
            try #require(table.count == words.count)
            for (own, row) in table.enumerated() {
                #expect(row[own] >= 0.95, "\(rendition) \(own): \(row)")
                #expect(row.enumerated().allSatisfy { $0 == own || $1 <= 0.8 }, "\(rendition) \(own): \(row)")
            }
            let lowest = table.indices.map { table[$0][$0] }.min() ?? 0
            Figures.print("booth \(rendition)", "lowest correlation \(lowest)")
        }
    }

    /// Of the first half of the files with the second half, at 8 kHz.
    private static func correlations(of files: [String], in folder: TemporaryFolder) throws -> [[Double]] {
        let sounds = try files.enumerated().map { index, file in
            let path = folder.url("sound\(index).wav").path
            let arguments = ["-v", "error", "-nostdin", "-y", "-i", folder.url(file).path, "-ac", "1", "-ar", "8000"]
            _ = try Program.run("ffmpeg", arguments + ["-c:a", "pcm_s16le", path])
            return path
        }
        let program = Browser.program("correlate.mjs")
        let result = try Program.run("node", [program, "\(files.count / 2)"] + sounds, deadline: 300)
        return try JSONDecoder().decode([[Double]].self, from: result.output)
    }

    @Test("A sentence in a word's place is held back, the word alone is kept, and one text is shown above its context")
    func sentence() throws {
        let words = try Self.words()
        let booth = try BoothStudio(texts: ["n1": "uno", "n2": "due"])
        var scene = Scene()
        scene.begin(words)
        for word in words.prefix(6) { scene.add(word) }
        scene.room(2.5)
        for word in words.prefix(2) {
            scene.add(word)
            scene.room(2.5)
        }
        scene.room(5)
        try booth.studio.folder.write("scene.wav", WAV.integers(scene.samples, sampleRate: Self.rate))
        let seen = try booth.record("scene.wav", #"{"seconds": 60}"#)
        #expect(seen.errors == [] && seen.left == 0 && seen.panel.prefix(2) == ["word", "sentence"], "\(seen)")
        #expect(seen.takes.map(\.id) == ["n1", "n1", "n2"] && seen.takes.map(\.isKept) == [false, true, true])
        #expect(seen.takes[0].doubts.contains("beyond"), "\(seen.takes)")
        #expect(seen.verdicts.contains { $0.contains("Say only: \u{2068}uno\u{2069}") }, "\(seen.verdicts)")
        #expect(seen.checked == ["n1", "n2"] && seen.saved == ["en-USD.takes.wav"])
    }

    @Test("Without MediaStreamTrackProcessor an AudioWorklet from a data: address records")
    func worklet() throws {
        let words = try Self.words()
        let booth = try BoothStudio(texts: ["n1": "uno", "n2": "due"])
        var scene = Scene()
        scene.begin(words)
        for word in words.prefix(2) {
            scene.add(word)
            scene.room(2.5)
        }
        scene.room(5)
        try booth.studio.folder.write("scene.wav", WAV.integers(scene.samples, sampleRate: Self.rate))
        let seen = try booth.record("scene.wav", #"{"isWorklet": true, "seconds": 60}"#)
        #expect(seen.errors == [] && seen.left == 0 && seen.saved == ["en-USD.takes.wav"], "\(seen)")
        let split = try booth.studio.run("split", "saved/en-USD.takes.wav", "--pack", "en-USD")
        #expect(split.status == 0, "\(split.text)")
    }
}
