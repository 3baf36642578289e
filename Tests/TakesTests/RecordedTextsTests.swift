import TestSupport
import Testing

@testable import VoiceAssetPipeline

/// What the takes were recorded for, as a file and as a value.
@Suite struct RecordedTextsTests {
    private static let sha256 = (0..<10).map { String(repeating: "\($0)", count: 64) }

    private func take(_ file: String, _ bytes: Int, _ text: String) -> TakeText {
        TakeText(file: file, sha256: Self.sha256[bytes], text: text)
    }

    private func read(_ lines: [String]) -> RecordedTexts? {
        RecordedTexts(reading: Array(([RecordedTexts.head] + lines).joined(separator: "\n").utf8))
    }

    @Test func isReadAsItWasWritten() throws {
        let takes = [
            take("7.wav", 1, "seven"), take("7~2.flac", 2, "seven"),
            take("synthetic/10.wav", 3, "ten  dollars # \"x\""),
            take("8.pcm", 4, "восемь"), take("9.wav", 5, "九"),
        ]
        let texts = RecordedTexts().noting(takes, isWhole: true)
        #expect(RecordedTexts(reading: Array(texts.file.utf8)) == texts)
        #expect(texts.file.split(separator: "\n").count == 6)
        // As a checkout on another system may leave it.
        #expect(RecordedTexts(reading: Array(texts.file.replacing("\n", with: "\r\n").utf8)) == texts)
        #expect(texts.texts(of: takes) == takes.map(\.text))
    }

    @Test func passesOverWhatIsNoneOfTheTools() throws {
        let good = "\(Self.sha256[1])  7.wav  seven"
        let lines = [
            "<<<<<<< ours", "=======", ">>>>>>> theirs", "", "7.wav seven", "\(Self.sha256[1]) 7.wav  seven",
            "\(Self.sha256[1])  7.wav ", "\(Self.sha256[1])  7.wav  ", "\(Self.sha256[2].dropLast())  7.wav  seven",
            "\(Self.sha256[2])  ../7.wav  se\u{1B}[31mven", "\(Self.sha256[2])  7.txt  seven",
            "\(Self.sha256[2])  7.wav  " + String(repeating: "x", count: 4001), "\(Self.sha256[2])  .7.wav  seven",
        ]
        let texts = try #require(read(lines + [good] + lines))
        #expect(texts == read([good]))
        #expect(texts == RecordedTexts().noting([take("7.wav", 1, "seven")], isWhole: true))
        // Bytes that are no text, and a line that a merge left twice.
        let bytes = Array("\(RecordedTexts.head)\n".utf8) + [0xFF, 0xFE, 10] + Array("\(good)\n\(good)\n".utf8)
        #expect(RecordedTexts(reading: bytes) == texts)
    }

    @Test func isNothingElse() {
        #expect(RecordedTexts(reading: Array("# Notes\n\(Self.sha256[1])  7.wav  seven\n".utf8)) == nil)
        #expect(RecordedTexts(reading: [0, 1, 2]) == nil)
        #expect(RecordedTexts(reading: []) == RecordedTexts())
        #expect(read([]) == RecordedTexts())
    }

    /// The text of now counts for a take that is new or has other bytes, and the earlier one for any other.
    @Test func keepsTheTextOfTheSameBytes() {
        let first = [take("7.wav", 1, "seven"), take("8.wav", 2, "eight")]
        let texts = RecordedTexts().noting(first, isWhole: true)
        let now = [take("7.wav", 1, "seven dollars"), take("8.wav", 3, "eight dollars"), take("9.wav", 4, "nine")]
        #expect(texts.texts(of: now) == ["seven", "eight dollars", "nine"])
        #expect(texts.noting(now, isWhole: true).texts(of: now) == ["seven", "eight dollars", "nine"])
        #expect(texts.noting(first, isWhole: true) == texts)
        #expect(texts.confirming([now[0]]).texts(of: now) == ["seven dollars", "eight dollars", "nine"])
    }

    /// A take that was given another name keeps its text until somebody confirms the one of its clip.
    @Test func knowsATakeUnderAnotherName() {
        let texts = RecordedTexts().noting([take("7.wav", 1, "seven"), take("8.wav", 2, "eight")], isWhole: true)
        let swapped = [take("7.wav", 2, "seven"), take("8.wav", 1, "eight")]
        #expect(texts.texts(of: swapped) == ["eight", "seven"])
        for isWhole in [true, false] {
            #expect(texts.noting(swapped, isWhole: isWhole).texts(of: swapped) == ["eight", "seven"])
        }
        #expect(texts.confirming([swapped[0]]).texts(of: swapped) == ["seven", "seven"])
        #expect(texts.confirming(swapped).texts(of: swapped) == ["seven", "eight"])
        #expect(texts.texts(of: [take("7~2.wav", 1, "Seven.")]) == ["Seven."])
    }

    /// One recording that was noted for two words: a third copy of it is right for either.
    @Test func knowsOneRecordingOfSeveralWords() {
        let texts = RecordedTexts().noting([take("7.wav", 1, "seven"), take("8.wav", 1, "eight")], isWhole: true)
        for (text, was) in [("seven", "seven"), ("eight", "eight"), ("nine", "eight")] {
            #expect(texts.texts(of: [take("9.wav", 1, text)]) == [was])
        }
    }

    /// A take that is away for a while, or that can't be read, is not forgotten before the pack is whole again.
    @Test func forgetsWhatIsGone() {
        let texts = RecordedTexts().noting([take("7.wav", 1, "seven"), take("8.wav", 2, "eight")], isWhole: true)
        let seven = [take("7.wav", 1, "seven")]
        #expect(texts.noting(seven, isWhole: false) == texts)
        #expect(texts.noting(seven, isWhole: true) == RecordedTexts().noting(seven, isWhole: true))
    }

    @Test func notesNoTextThatIsStillToBeWritten() {
        #expect(RecordedTexts().noting([take("7.wav", 1, "TODO the number 7")], isWhole: true).isEmpty)
    }
}
