import VoiceAssetAudio
import VoiceAssetCore
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
    /// The manifest that the page splices by: the pack's, but for the rendition.
    let json: [UInt8]
    /// By their paths; a clip that can't be read is not there.
    private(set) var files: [String: [UInt8]] = [:]
    /// By clip id.
    private(set) var paths: [String: String] = [:]
    private(set) var waves: [String: Waveform] = [:]

    /// nil if no clip can be heard.
    /// - Parameter json: the bytes of `manifest`.
    init?(of manifest: PackManifest, json: [UInt8], folder: String, within root: String) {
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
        guard let encoding else {
            self.json = json
            return
        }
        guard let json = Self.json(of: manifest, encoding, paths: paths) else { return nil }
        self.json = json
    }

    /// The pack's manifest with the page's rendition in place of its own.
    private static func json(
        of manifest: PackManifest, _ encoding: PageEncoding, paths: [String: String]
    ) -> [UInt8]? {
        let name = encoding.rendition.fileExtension
        var page = manifest
        page.renditions = [name: encoding.rendition]
        (page.spokenSha256, page.writtenSha256) = (nil, nil)
        for (index, clip) in manifest.clips.enumerated() {
            // Whether a file is what it should be is asked of the pack's own.
            page.clips[index].files = [
                name: .init(
                    path: paths[clip.id] ?? "", bytes: encoding.size(samples: clip.samples),
                    sha256: clip.source.sha256)
            ]
        }
        page.pauses = manifest.pauses?.map { pause in
            var page = pause
            page.files = [
                name: .init(
                    path: paths[pause.id] ?? "", bytes: encoding.size(samples: pause.samples),
                    sha256: pause.files.values.first?.sha256 ?? "")
            ]
            return page
        }
        return try? page.encoded()
    }
}
