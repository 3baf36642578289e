import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetGrammar
package import VoiceAssetPacks
import VoiceManifest
import VoiceSplicer

/// A pause in all renditions.
struct MadePause: Sendable {
    var entry: PackManifest.Pause
    /// The bytes of its files by their paths in the pack.
    var bytes: [String: [UInt8]]

    /// The pause as the proofs know it.
    var announced: AnnouncedClip { .init(pause: entry.id, samples: entry.samples) }
}

/// Makes a pause: silence, encoded as the clips are, as many whole frames as come nearest to its length.
package struct PauseMaker {
    /// The highest sample that a decoder may make of silence, linear: A-law has no zero, and its smallest step is 8 of 32768 (ITU-T G.711).
    package static let loudest: Float = 9 / 32768

    private let profile: ClipProfile
    private let timeline: Timeline

    package init(profile: ClipProfile) {
        self.profile = profile
        timeline = Timeline(profile)
    }

    /// The length of a pause's clip, samples.
    package func samples(of pause: Pause) -> Int {
        let exact = pause.milliseconds * timeline.sampleRate / 1000
        let frames = max(1, (exact + timeline.frameSamples / 2) / timeline.frameSamples)
        return frames * timeline.frameSamples
    }

    /// - Throws: `Faults` if what comes out is not silence of this length.
    func make(_ pause: Pause) throws(Faults) -> MadePause {
        let samples = samples(of: pause)
        let master = Master(
            samples: Array(repeating: 0, count: max(0, samples - timeline.closingSamples)), gain: 0, reduction: 0)
        var made = MadePause(entry: .init(id: pause.id, samples: samples, files: [:]), bytes: [:])
        for kind in profile.renditions {
            let (bytes, decoded): ([UInt8], [Float])
            do throws(CodecError) {
                bytes = try RenditionEncoder(timeline: timeline).encode(master, as: kind)
                decoded = (try? SoundFile.decode(bytes, limits: .clip).samples) ?? []
            } catch {
                throw Faults([Finding(.clipEncoding, ["reason": .text(error.reason)])])
            }
            guard decoded.count == samples, decoded.highestMagnitude <= Self.loudest else {
                throw Faults([Finding(.clipEncoding, ["reason": .text("no silence of \(samples) samples")])])
            }
            let path = kind.path(of: pause.id)
            made.bytes[path] = bytes
            made.entry.files[kind.rawValue] = .init(path: path, bytes: bytes.count, sha256: Digest.sha256(bytes))
        }
        return made
    }
}
