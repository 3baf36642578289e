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
