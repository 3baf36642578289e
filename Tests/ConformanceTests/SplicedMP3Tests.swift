import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceManifest

@testable import VoiceAssetPipeline

/// MP3 clips joined by appending their bytes, decoded by programs that know nothing of us.
@Suite(.enabled(if: Program.available("mpg123", "ffmpeg", "sndfile-convert") && VoiceSamples.promptsAvailable))
struct SplicedMP3Tests {
    /// A decoded announcement and what it is made of.
    private struct Splice {
        var pack: BuiltPack
        var clips: [PackManifest.Clip]
        var samples: [Float]
        var delay: Int

        /// Where each clip starts in the decoded announcement, as the manifest says.
        var starts: [Int] {
            clips.indices.map { index in delay + clips[..<index].map(\.samples).reduce(0, +) }
        }
    }

    private func splice(_ clips: [PackManifest.Clip], of pack: BuiltPack, by decoder: OracleDecoder) throws -> Splice {
        let folder = try TemporaryFolder()
        let file = try folder.write("announcement.mp3", clips.flatMap { try pack.bytes($0, "mp3") })
        let (samples, remarks) = try decode(file, by: decoder)
        #expect(remarks == "")
        let delay = try #require(pack.manifest.renditions["mp3"]).decoderDelay
        return Splice(pack: pack, clips: clips, samples: samples, delay: delay)
    }

    /// As the program decodes; sndfile-convert scales what was an MP3 to full scale, so that only its count is taken,
    /// and the samples are those of libsndfile itself.
    private func decode(_ file: URL, by decoder: OracleDecoder) throws -> (samples: [Float], remarks: String) {
        let (samples, remarks) = try decoder.decode(file)
        guard decoder == .sndfileConvert else { return (samples, remarks) }
        let library = try SoundFile.decode([UInt8](Data(contentsOf: file)), limits: .recording).samples
        #expect(library.count == samples.count)
        return (library, remarks)
    }

    @Test(arguments: BuiltPack.names, OracleDecoder.allCases)
    func decodesAsTheManifestSays(name: BuiltPack.Name, decoder: OracleDecoder) async throws {
        let pack = try await BuiltPack.named(name)
        for clips in pack.announcements(4, seed: 21) + [pack.allPairs(of: 5)] {
            let splice = try splice(clips, of: pack, by: decoder)
            #expect(splice.samples.count == clips.map(\.samples).reduce(0, +))
            for (clip, start) in zip(clips, splice.starts) {
                #expect(try onsetError(of: clip, at: start, in: splice) == 0, "\(clip.id) at \(start)")
            }
            let join = try worstJoin(of: splice, by: decoder)
            #expect(join >= 100)
            Figures.print("join \(name.testDescription) \(decoder)", "\(join) dB")
        }
    }

    /// How far from `start` the clip's loudest 50 ms agree best with the announcement, samples.
    private func onsetError(of clip: PackManifest.Clip, at start: Int, in splice: Splice) throws -> Int? {
        let master = try splice.pack.samples(clip, "wav")
        let width = splice.pack.sampleRate / 20
        let loudest = stride(from: 0, to: master.count - width + 1, by: width).max { left, right in
            Levels.rms(master[left..<left + width]) < Levels.rms(master[right..<right + width])
        }!
        return SignalComparison.lag(
            of: master[loudest..<loudest + width], in: splice.samples, at: start + loudest, reach: 40)
    }

    /// The least signal-to-difference ratio against the clips decoded alone, 30 ms on either side of a join, decibels.
    private func worstJoin(of splice: Splice, by decoder: OracleDecoder) throws -> Double {
        let folder = try TemporaryFolder()
        let reach = splice.pack.sampleRate * 30 / 1000
        var alone: [String: [Float]] = [:]
        var worst = Double.infinity
        var start = 0
        for clip in splice.clips {
            if alone[clip.id] == nil {
                let file = try folder.write("\(clip.id).mp3", try splice.pack.bytes(clip, "mp3"))
                alone[clip.id] = try decode(file, by: decoder).samples
            }
            let single = try #require(alone[clip.id])
            // The codec's delay puts the clip's own sound between the join and the next: compare all that is its own.
            for part in [splice.delay..<splice.delay + reach, single.count - reach..<single.count] {
                let there = splice.samples[start + part.lowerBound..<start + part.upperBound]
                worst = min(worst, Self.ratio(there, to: single[part]))
            }
            start += clip.samples
        }
        return worst
    }

    /// The ratio, with −60 dBFS as the least that counts as a signal: a join is silent at best.
    private static func ratio(_ samples: ArraySlice<Float>, to reference: ArraySlice<Float>) -> Double {
        let level = max(Levels.rms(reference), 1e-3)
        let difference = Levels.rms(zip(samples, reference).map { $0 - $1 })
        return difference == 0 ? .infinity : Levels.decibels(level / difference)
    }

    /// Decoded clips are as loud as their masters: a gain of 1.000 ± 0.005.
    @Test(arguments: BuiltPack.names) func keepsTheGain(name: BuiltPack.Name) async throws {
        let pack = try await BuiltPack.named(name)
        let folder = try TemporaryFolder()
        var worst = 0.0
        for clip in pack.manifest.clips {
            let file = try folder.write("\(clip.id).mp3", try pack.bytes(clip, "mp3"))
            let delay = try #require(pack.manifest.renditions["mp3"]).decoderDelay
            let decoded = try OracleDecoder.mpg123.decode(file).samples.dropFirst(delay)
            let master = try pack.samples(clip, "wav").prefix(decoded.count)
            let (gain, ratio) = SignalComparison.gain(decoded, of: master)
            #expect(abs(gain - 1) <= 0.005, "\(clip.id): \(gain) at \(ratio) dB")
            worst = max(worst, abs(gain - 1))
        }
        Figures.print("gain \(name.testDescription)", "off by \(worst)")
    }
}
