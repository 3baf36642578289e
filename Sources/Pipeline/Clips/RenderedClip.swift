import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetGrammar
package import VoiceAssetPacks
import VoiceManifest
package import VoiceSplicer

/// A clip in all its renditions, without their bytes: what the store keeps of it.
package struct RenderedClip: Sendable, Hashable {
    /// The bytes of a rendition: how many, and their SHA-256.
    package struct File: Sendable, Hashable {
        package var bytes: Int
        package var sha256: String
    }

    /// Samples of every rendition.
    package var samples: Int
    /// Of the decoded clip, LUFS.
    package var loudness: Double
    /// The highest of the decoded renditions, dBTP.
    package var truePeak: Double
    /// Decibels by which the take was raised.
    package var gain: Double
    /// By the rendition's name.
    package var files: [String: File]
    /// Warnings and notes.
    package var findings: [Finding]
}

/// Kept as numbers and digests; findings as JSON.
extension RenderedClip: StageValue {
    package init(_ bytes: inout ByteScanner) throws {
        samples = try bytes.integer(0...Int.max)
        let any = -Double.infinity...Double.infinity
        (loudness, truePeak, gain) = (try bytes.double(any), try bytes.double(any), try bytes.double(any))
        files = [:]
        for _ in 0..<(try bytes.integer(0...SoundRendition.allCases.count)) {
            let name = String(decoding: try bytes.record(), as: UTF8.self)
            files[name] = File(bytes: try bytes.integer(0...Int.max), sha256: try bytes.text(Digest.digits))
        }
        findings = try bytes.findings()
    }

    package func put(into bytes: inout ByteWriter) throws {
        bytes.put(samples)
        for number in [loudness, truePeak, gain] { bytes.put(number) }
        bytes.put(files.count)
        for (name, file) in files {
            bytes.put(record: Array(name.utf8))
            bytes.put(file.bytes)
            bytes.put(file.sha256)
        }
        try bytes.put(findings)
    }
}

/// The stage that makes the clip of a take: level, encode, verify.
package struct RenderClip: Sendable {
    /// Raised with every change after which a clip may have other bytes, measurements or findings.
    package static let version = 2

    package let maker: ClipMaker
    private let settings: [String]

    package init(profile: ClipProfile, level: ClipLevel) {
        maker = ClipMaker(profile: profile, level: level)
        settings = ["\(profile)", "\(level)"]
    }

    package func callAsFunction(_ take: TrimmedTake) throws(Faults) -> (
        clip: RenderedClip, bytes: [SoundRendition: [UInt8]]
    ) {
        finished(try maker.make(of: take))
    }

    /// A clip that the maker made, as it is kept, and its bytes.
    func finished(_ made: FinishedClip) -> (clip: RenderedClip, bytes: [SoundRendition: [UInt8]]) {
        let files = made.files.map { ($0.rawValue, RenderedClip.File(bytes: $1.count, sha256: Digest.sha256($1))) }
        let clip = RenderedClip(
            samples: made.samples, loudness: made.loudness, truePeak: made.truePeak, gain: made.gain,
            files: Dictionary(uniqueKeysWithValues: files), findings: made.findings)
        return (clip, made.files)
    }

    /// What a take's clip is kept by.
    /// - Parameter take: what `AnalyzeTakes` trims the take by.
    package func key(of take: [String]) -> StageKey {
        StageKey("rendered-clip", version: Self.version, take + settings)
    }
}

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
