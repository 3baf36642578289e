import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceManifest

@testable import VoiceAssetPipeline

/// Damaged and lying files: always a value or a typed error, never a crash, a hang or a silent loss.
@Suite(.enabled(if: Program.available("ffmpeg"))) struct HostileRecordingTests {
    private static let rate = 16000
    private static let signal = TestSignal.noise(.pink, count: 4000, rms: 0.1, seed: 6)

    /// Containers whose header says how much there is: a cut is noticed.
    private static let counted: Set<RecordingFormat> = [
        .wav16, .wav24, .wav32, .wavFloat, .rf64, .w64, .flac16, .flac24, .aiff16, .aiff24, .caf16, .cafFloat,
    ]

    /// Cut at every twentieth. A file that was cut inside its sound is an error where its header tells; a lossy stream
    /// gives what is left.
    @Test(arguments: RecordingFormat.allCases) func truncated(format: RecordingFormat) throws {
        let whole = try format.encode(Self.signal, rate: Self.rate)
        let full = try RecordingDecoder.decode(whole)
        for part in 0..<20 {
            let bytes = Array(whole[..<(whole.count * part / 20)])
            guard let recording = try? RecordingDecoder.decode(bytes) else { continue }
            #expect(recording.samples.count <= full.samples.count, "\(part)/20")
            if Self.counted.contains(format) {
                #expect(
                    recording.samples.count == full.samples.count || recording.remarks.contains(where: \.isEarlyEnd),
                    "\(part)/20: the loss went unnoticed")
            }
        }
    }

    /// Bits flipped at random places, in the header above all.
    @Test(arguments: RecordingFormat.allCases) func flippedBits(format: RecordingFormat) throws {
        let whole = try format.encode(Self.signal, rate: Self.rate)
        var generator = SeededGenerator(seed: 8)
        var outcomes = (values: 0, errors: 0)
        for round in 0..<40 {
            var bytes = whole
            for _ in 0...(round % 4) {
                let end = round % 2 == 0 ? min(120, bytes.count) : bytes.count
                bytes[Int.random(in: 0..<end, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            }
            do throws(Finding) {
                let recording = try RecordingDecoder.decode(bytes)
                #expect(!recording.samples.contains { !$0.isFinite })
                #expect(recording.seconds <= 120 && (8000...192_000).contains(recording.sampleRate))
                outcomes.values += 1
            } catch {
                outcomes.errors += 1
            }
        }
        // Every page of Ogg has a checksum: nothing of a flipped file need be left.
        #expect(outcomes.values > 0 || format == .ogg)
        // Of an MP3 all frames are read that are there.
        #expect(outcomes.errors > 0 || format == .mp3)
    }

    /// A size field that claims 4 GB, or more than there is by a byte or two.
    @Test(arguments: [
        (RecordingFormat.wav16, 40, 4, false), (.wav16, 4, 4, false), (.aiff16, 4, 4, true), (.aiff16, 42, 4, true),
        (.caf16, 56, 8, true),
    ])
    func claimsTooMuch(format: RecordingFormat, place: Int, count: Int, bigEndian: Bool) throws {
        let whole = try format.encode(Self.signal, rate: Self.rate)
        let field = try Self.sizeField(format, whole) ?? place
        for claim in [UInt64(0xffff_fff0), 0x7fff_ffff, UInt64(whole.count) + 2] {
            var bytes = whole
            for index in 0..<count {
                let shift = UInt64(8 * (bigEndian ? count - 1 - index : index))
                bytes[(place == 4 ? 4 : field) + index] = UInt8(truncatingIfNeeded: claim >> shift)
            }
            guard place != 4 else {
                // The outer size alone: libsndfile goes by the inner ones, and nothing is lost.
                #expect((try? RecordingDecoder.decode(bytes))?.samples.count ?? Self.signal.count == Self.signal.count)
                continue
            }
            let recording = try RecordingDecoder.decode(bytes)
            #expect(recording.samples.count == Self.signal.count && recording.remarks.count == 1, "\(claim)")
        }
    }

    /// Where the size of the chunk with the sound stands.
    private static func sizeField(_ format: RecordingFormat, _ bytes: [UInt8]) throws -> Int? {
        let name = format == .aiff16 ? "SSND" : "data"
        return bytes.indices.first { bytes[$0...].starts(with: name.utf8) }.map { $0 + 4 }
    }

    /// A FLAC header states the number of samples in 36 bits: of 2^36 − 1 of them those are read that are there.
    @Test func flacClaimsTooMuch() throws {
        var bytes = try RecordingFormat.flac16.encode(Self.signal, rate: Self.rate)
        bytes[21] |= 0x0f
        for index in 22..<26 { bytes[index] = 0xff }
        let recording = try RecordingDecoder.decode(bytes)
        #expect(recording.samples.count == Self.signal.count)
        #expect(recording.remarks.map(\.kind) == [.fewer(promised: (1 << 36) - 1, present: Self.signal.count)])
    }

    @Test func rifxLies() throws {
        var bytes =
            Array("RIFX".utf8) + [0, 0, 1, 0] + Array("WAVEfmt ".utf8) + [0, 0, 0, 16, 0, 1, 0, 1, 0, 0, 0x3e, 0x80]
        bytes += [0, 0, 0x7d, 0, 0, 2, 0, 16] + Array("data".utf8) + [0xff, 0xff, 0xff, 0xf0]
        bytes += [UInt8](repeating: 1, count: 1000)
        let recording = try RecordingDecoder.decode(bytes)
        #expect(recording.samples.count == 500)
        #expect(recording.remarks.map(\.kind) == [.unfinished(chunk: "data", stated: 0xffff_fff0)])
        // With the true size it is read.
        bytes.replaceSubrange(40..<44, with: [0, 0, 3, 0xe8])
        #expect(try RecordingDecoder.decode(bytes).samples.count == 500)
    }

    @Test func emptyFile() {
        #expect(throws: Finding(.recordingUnreadable, "empty")) { try RecordingDecoder.decode([]) }
    }

    @Test func noSamples() throws {
        var bytes = try SoundFile.encode([0], sampleRate: 16000, as: .wavPCM16)
        #expect(try RecordingDecoder.decode(bytes).samples.count == 1)
        let data = try #require(bytes.indices.first { bytes[$0...].starts(with: "data".utf8) })
        bytes.replaceSubrange(data + 4..<data + 8, with: [0, 0, 0, 0])
        bytes.removeLast(2)
        #expect(throws: Finding(.recordingEmpty, "none")) { try RecordingDecoder.decode(bytes) }
    }

    /// Two minutes and a second, or 4 kHz: refused by the header.
    @Test func tooMuch() throws {
        let long = try SoundFile.encode(
            [Float](repeating: 0, count: 8000 * 121), sampleRate: 8000, as: .init(.muLaw, in: .caf))
        let error = #expect(throws: Finding.self) { try RecordingDecoder.decode(long) }
        #expect(error?.check == .recordingLimit && error?.message.hasPrefix("121 s of audio (limit 120 s)") == true)
        let slow = try SoundFile.encode([0, 0], sampleRate: 4000, as: .wavPCM16)
        let other = #expect(throws: Finding.self) { try RecordingDecoder.decode(slow) }
        #expect(other?.message.hasPrefix("sample rate 4000 Hz (limit 8000 to 192000 Hz)") == true)
    }
}
