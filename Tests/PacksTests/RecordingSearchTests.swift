import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

@Suite struct RecordingSearchTests {
    private static func search(_ clips: [String], _ files: [String]) -> RecordingSearch {
        RecordingSearch(
            clips: clips.map { .init(id: $0, text: "text") }, at: ["ten": .init(line: 3, column: 3)],
            in: files.map { FolderEntry(name: $0, kind: .file) }, of: "r/p")
    }

    @Test(arguments: [
        (["ten"], ["ten.wav"], ["ten": ["ten.wav"]], []),
        (
            ["ten"], ["ten.FLAC", "pack.yml", "numbers.rbnf", "README", ".ten.wav", "ten.txt", "notes.md", ".wav"],
            ["ten": ["ten.FLAC"]], []
        ),
        (["ten"], ["ten.m4a"], ["ten": ["ten.m4a"]], []),
        (["ten"], ["ten.voc"], ["ten": ["ten.voc"]], []),
        (["ten"], ["ten.spx"], ["ten": ["ten.spx"]], []),
        (["ten"], ["ten.g722"], ["ten": ["ten.g722"]], []),
        (["ten"], ["ten.raw"], ["ten": ["ten.raw"]], []),
        (["ten"], ["ten.m4r"], ["ten": ["ten.m4r"]], []),
        (["ten"], [], [:], ["r/p/pack.yml recording-missing"]),
        (["ten"], ["Ten.wav"], [:], ["r/p/pack.yml recording-missing"]),
        (["ten"], ["ten.wav", "tne.wav"], ["ten": ["ten.wav"]], ["r/p/tne.wav recording-unknown"]),
        (["ten"], ["ten.flac", "ten.wav"], [:], ["r/p/ten.flac recording-ambiguous"]),
        (["ten"], ["ten.WAV", "ten.wav"], [:], ["r/p/ten.WAV recording-ambiguous"]),
        (["ten"], ["ten.wav", "ten~2.flac", "ten~2.wav", "ten~10.wav"], [:], ["r/p/ten~2.flac recording-ambiguous"]),
        (["ten"], ["ten.wav", "ten~1.flac"], [:], ["r/p/ten.wav recording-ambiguous"]),
        (["ten"], ["ten~10.wav", "ten~9.wav", "ten.mp3"], ["ten": ["ten.mp3", "ten~9.wav", "ten~10.wav"]], []),
        (
            ["ten"], ["ten.wav", "ten~02.wav", "ten~.wav", "ten~x.wav", "ten~99999.wav", "~2.wav"],
            ["ten": ["ten.wav"]],
            [
                "r/p/ten~02.wav recording-unknown", "r/p/ten~.wav recording-unknown", "r/p/ten~x.wav recording-unknown",
                "r/p/ten~99999.wav recording-unknown", "r/p/~2.wav recording-unknown",
            ]
        ),
        (
            ["b", "a"], ["x.y.wav"], [:],
            ["r/p/pack.yml recording-missing", "r/p/pack.yml recording-missing", "r/p/x.y.wav recording-unknown"]
        ),
    ])
    func finds(clips: [String], files: [String], takes: [String: [String]], findings: [String]) {
        let search = Self.search(clips, files)
        #expect(search.takes.mapValues { $0.map(\.file) } == takes)
        #expect(search.diagnostics.map { "\($0.file) \($0.check.id)" } == findings)
    }

    @Test func words() {
        #expect(
            Self.search(["ten", "eleven", "one"], ["Ten.wav", "one.mp3", "one.wav", "one~2.wav", "onee.wav"])
                .diagnostics
                .map(\.facts) == [
                    "r/p/pack.yml:3:3: error[recording-missing] misnamed extensions=wav, flac, aiff, caf, ogg, opus or mp3 file=Ten.wav text=text",
                    "r/p/pack.yml: error[recording-missing] extensions=wav, flac, aiff, caf, ogg, opus or mp3 text=text",
                    "r/p/one.mp3: error[recording-ambiguous] files=one.mp3 and one.wav",
                    "r/p/onee.wav: warning[recording-unknown] nearest name=onee nearest=one",
                ])
    }

    @Test func takesAreListedByNumberUnlessTwoFilesAreTheSame() {
        let files = ["ten~10.wav", "ten~2.flac", "ten.wav", "one.wav", "one.flac", "tow.wav", "ten~x.wav"]
        let search = Self.search(["one", "ten", "two"], files)
        #expect(search.takes.mapValues { $0.map(\.file) } == ["ten": ["ten.wav", "ten~2.flac", "ten~10.wav"]])
        #expect(search.misnamed == ["two": "tow.wav"])
    }

    /// A further take that was named as other programs name copies.
    @Test(
        arguments: [
            ("7-2.ogg", "7~2.ogg"), ("7 (3).wav", "7~3.wav"), ("7_2.flac", "7~2.flac"), ("7~02.wav", "7~2.wav"),
            ("7-take.wav", nil),
        ]
            as [(String, String?)])
    func toldHowTakesAreCalled(file: String, meant: String?) {
        let told = Self.search(["7"], ["7.wav", file]).diagnostics
        #expect(told.map(\.check) == [.recordingUnknown])
        #expect(told.first?.arguments["file"] == meant.map { Finding.Argument.text($0) })
    }
}
