import NumberGrammar
import VoiceManifest

/// A loaded pack: everything looked up once, so that an announcement costs microseconds.
final class LoadedPack: Sendable {
    /// A clip as announcements need it.
    struct Clip: Sendable {
        let id: String
        let text: Transcript.Text
        let samples: Int
    }

    /// The clips' files in one rendition, by the clips' indexes.
    struct Files: Sendable {
        /// The folder's name in the pack's folder.
        let folder: String
        let format: SpliceFormat
        let names: [String]
        /// Bytes of each file.
        let sizes: [Int]
    }

    let folder: String
    let manifest: PackManifest
    let grammar: AmountGrammar
    let clips: [Clip]
    let joins: TextJoins
    let sampleRate: Int
    /// The renditions that can be spliced.
    let renditions: [String: Files]

    init(folder: String) throws(VoiceSplicerError) {
        let json = try OpenPackFile.bytes(
            of: PackManifest.fileName, in: folder, atMost: PackManifest.maximumBytes)
        let checked: CheckedManifest
        do {
            checked = try CheckedManifest(json: json)
        } catch {
            throw .manifest(folder: folder, error)
        }
        guard let grammar = checked.grammar else { throw .noGrammar(folder: folder) }
        let manifest = checked.manifest
        self.folder = folder
        self.manifest = manifest
        self.grammar = grammar
        clips = manifest.clips.map { Clip(id: $0.id, text: .init($0.text), samples: $0.samples) }
        joins = TextJoins(manifest.textJoins ?? [], clips: manifest.clips.count)
        // A sound manifest has a rendition, and all share one rate.
        sampleRate = manifest.renditions.values.first?.sampleRate ?? 1
        var renditions: [String: Files] = [:]
        for (name, rendition) in manifest.renditions {
            guard let format = SpliceFormat(rendition) else { continue }
            renditions[name] = Files(
                folder: name, format: format, names: manifest.clips.map { "\($0.id).\(rendition.fileExtension)" },
                sizes: manifest.clips.map { $0.files[name]?.bytes ?? 0 })
        }
        self.renditions = renditions
    }

    /// The fraction digits of the pack's currency.
    var manifestScale: Int { manifest.currency.scale }
}
