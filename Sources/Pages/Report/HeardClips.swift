import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest

/// A pack's clips as all browsers play them: its MP3s, or else sounds that are made for the page.
struct HeardClips: Sendable {
    /// What a clip may have at most, bytes.
    private static let maximumClip = 48 << 20

    /// The pack's rendition that is heard, or that what is heard is made of.
    let source: String
    /// The rendition's name on the page, and what browsers call its files.
    let rendition: String
    let type: String
    /// Whether the sounds were made for the page.
    let isEncoded: Bool
    /// What the page splices by: the pack's file for splicers, but for the rendition. nil without a sound one.
    let json: [UInt8]?
    /// By their paths; a clip that can't be read is not there.
    private(set) var files: [String: [UInt8]] = [:]
    /// By clip id.
    private(set) var paths: [String: String] = [:]
    private(set) var waves: [String: Waveform] = [:]

    /// nil if no clip can be heard.
    /// - Parameter splice: what the pack says.
    init?(of manifest: PackManifest, _ splice: SpliceManifest?, folder: String, within root: String) {
        // Of all others than MP3, MP3 is made: WAV is too large for a page, and only Apple's browsers play CAF and AIFF.
        let sources = PackManifest.Rendition.Codec.allCases.compactMap { codec in
            manifest.renditions.keys.sorted().first { manifest.renditions[$0]?.codec == codec }
        }
        guard let source = sources.first, let original = manifest.renditions[source] else { return nil }
        let pauses = manifest.pauses ?? []
        let lengths = manifest.clips.map(\.samples) + pauses.map(\.samples)
        let encoding = PageEncoding(of: original, samples: lengths)
        let name = encoding?.rendition.fileExtension ?? source
        self.source = source
        rendition = name
        type = (encoding?.rendition ?? original).codec.isFramed ? "audio/mpeg" : "audio/wav"
        isEncoded = encoding != nil
        for ((id, files), samples) in zip(manifest.soundFiles, lengths) {
            guard let file = files[source] else { continue }
            let path = encoding == nil ? file.path : "\(name)/\(id).\(name)"
            paths[id] = path
            guard let bytes = try? readFile(at: "\(folder)/\(file.path)", within: root, limit: Self.maximumClip)
            else { continue }
            let sound = try? SoundFile.decode(bytes, limits: .recording)
            waves[id] = sound.map(Waveform.init)
            self.files[path] = encoding == nil ? bytes : sound.flatMap { encoding?.bytes(of: $0.samples, as: samples) }
        }
        json = splice.flatMap { Self.json(of: manifest, $0, name, encoding) }
    }

    /// The pack's file for splicers, with the page's rendition in place of its own.
    private static func json(
        of manifest: PackManifest, _ splice: SpliceManifest, _ name: String, _ encoding: PageEncoding?
    ) -> [UInt8]? {
        var page = manifest
        if let encoding {
            func file(_ samples: Int) -> [String: PackManifest.ClipFile] {
                [name: .init(path: "", bytes: encoding.size(samples: samples), sha256: "")]
            }
            page.renditions = [name: encoding.rendition]
            for index in page.clips.indices { page.clips[index].files = file(page.clips[index].samples) }
            page.pauses = page.pauses?.map { pause in
                var page = pause
                page.files = file(pause.samples)
                return page
            }
        }
        return page.spliceText(splice.grammar, splice.textJoins)
    }
}

/// How clips are made into sounds that all browsers play, where the pack has none: MP3s that are as long as the pack's clips, so
/// that what is spliced of them takes as long.
struct PageEncoding: Sendable {
    /// What the page's manifest says of it.
    let rendition: PackManifest.Rendition

    /// - Parameters:
    ///   - original: the pack's rendition.
    ///   - samples: the lengths of the pack's clips. Where they are no whole frames of MP3, as at 44100 Hz, clips become WAV.
    /// - Returns: nil if browsers play the original.
    init?(of original: PackManifest.Rendition, samples: [Int]) {
        guard !original.codec.isFramed else { return nil }
        let rate = original.sampleRate
        let frame = PackManifest.Rendition.frameSamples(sampleRate: rate)
        if ClipProfile.mp3SampleRates.contains(rate), samples.allSatisfy({ $0.isMultiple(of: frame) }) {
            var frames = PackManifest.Rendition(.mp3, in: .mpeg, sampleRate: rate)
            frames.decoderDelay = 0
            rendition = frames
        } else if original.codec == .pcm, original.container == .wav {
            return nil
        } else {
            rendition = .init(.pcm, in: .wav, sampleRate: rate)
        }
    }

    /// The bytes of a clip.
    func size(samples: Int) -> Int {
        guard let frame = rendition.frameSamples, let bytes = rendition.frameBytes else { return 44 + 2 * samples }
        return samples / frame * bytes
    }

    /// - Parameters:
    ///   - samples: a clip's.
    ///   - count: how many they should be.
    /// - Returns: nil if it can't be encoded, or is not so long.
    func bytes(of samples: [Float], as count: Int) -> [UInt8]? {
        guard samples.count == count else { return nil }
        guard let frame = rendition.frameSamples, let frameBytes = rendition.frameBytes else {
            return try? SoundFile.encode(samples, sampleRate: rendition.sampleRate, as: .wavPCM16)
        }
        guard let frames = try? MP3Encoder.encode(samples, sampleRate: rendition.sampleRate) else { return nil }
        // A decoder's delay of 1105 samples is all but 47 of those that the encoder adds: without the frames that hold no more,
        // a clip begins 47 samples early, within the silence that it has, and is as long as before. (39 clips in IMA4, as
        // FFmpeg decodes both: what was there is at most 0.001 of full scale, and MP3 adds an error 22 dB below the signal
        // in the median, 17 dB at worst.)
        let clip = Array(frames.dropFirst(MP3Encoder.addedSamples / frame * frameBytes))
        return clip.count == size(samples: count) ? clip : nil
    }
}
