import Foundation
import TestSupport
import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceManifest
import VoiceSplicer

/// What is promised of recordings and of marks in them.
enum HeardBytes {
    /// A take is refused, with words for it, or finite and within its recording.
    static func checkRecording(_ bytes: [UInt8]) throws(BrokenPromise) {
        let judge = TakeAnalyzer(profile: ClipProfile(), measuresPitch: true)
        let take: TrimmedTake
        do throws(Faults) { take = try judge.trimmed(bytes) } catch {
            try BrokenPromise.require(error.findings.contains { $0.severity == .error }, "a take refused without error")
            return try check(error.findings)
        }
        try check(take)
    }

    private static func check(_ trimmed: TrimmedTake) throws(BrokenPromise) {
        let take = trimmed.analysis
        try BrokenPromise.require(trimmed.samples.allSatisfy(\.isFinite), "a sample that is not finite")
        try BrokenPromise.require(
            take.kept.lowerBound >= 0 && take.kept.upperBound <= take.seconds + 0.001, "kept \(take.kept)")
        try BrokenPromise.require(
            take.traits.loudness.isFinite && take.traits.seconds.isFinite && take.traits.pitch?.isFinite != false,
            "\(take.traits)")
        try check(take.findings)
    }

    private static func check(_ findings: [Finding]) throws(BrokenPromise) {
        for finding in findings {
            let line = finding.of(take: "take.wav", clip: "take").line
            try BrokenPromise.require(printable: line)
            let words = line.lowercased().split { !$0.isLetter }
            try BrokenPromise.require(!words.contains("nan") && !words.contains("inf"), line)
        }
    }

    /// Every byte of an MP3 file is in a frame or foreign, once and in order.
    static func checkMP3(_ bytes: [UInt8]) throws(BrokenPromise) {
        let stream = MP3Stream(bytes)
        let parts = stream.frames.map { ($0.offset, $0.bytes) } + stream.foreign.map { ($0.offset, $0.bytes) }
        var offset = 0
        for (start, count) in parts.sorted(by: { $0.0 < $1.0 }) {
            try BrokenPromise.require(start == offset && count > 0, "\(count) bytes at \(start) behind \(offset)")
            offset += count
        }
        try BrokenPromise.require(offset == bytes.count, "\(offset) of \(bytes.count) bytes")
    }

    static func checkChunks(_ bytes: [UInt8]) {
        let file = HeldBytes(bytes[...])
        guard var walk = ChunkWalk(file) else { return }
        while walk.next(of: file) != nil {}
        _ = SoundLayout(bytes)
    }

    /// Labels are in order and within the session.
    static func checkLabels(_ bytes: [UInt8]) throws(BrokenPromise) {
        let seconds = 12.5
        let track = LabelTrack(reading: bytes, seconds: seconds, file: "labels.txt")
        for diagnostic in track.diagnostics { try BrokenPromise.require(printable: diagnostic.line) }
        var last = 0.0
        for label in track.labels {
            try BrokenPromise.require(
                label.start >= last && label.end >= label.start && label.end <= seconds + 0.001, "\(label)")
            last = label.start
        }
    }

    static let labels = [
        "0.100000\t0.900000\tone\n1.000000\t1.500000\ttwo\n\\\t100.0\t200.0\n",
        "0\t0\t\r\n2.5\t2.5\tтри\r\n12.5\t12.5\t四",
    ].map { [UInt8]($0.utf8) }

    /// A short word in every container that is written here, and the beginnings of some recordings of this repository.
    static func seeds() throws -> [[UInt8]] {
        let word = TestSignal.word(3, seconds: 0.2, rate: 8000, margin: 0.15)
        let written = try SoundRendition.allCases.filter { $0.container != .mpeg }
            .map { try SoundFile.encode(word, sampleRate: 8000, as: .init($0.codec, in: $0.container)) }
        let recorded = try ["500.flac", "300.ogg", "3.aiff", "2-f.mp3", "0.wav", "7.caf"].map {
            [UInt8](try Data(contentsOf: Repository.url("recordings/ru-RUB/\($0)")))
        }
        return written + recorded
    }
}
