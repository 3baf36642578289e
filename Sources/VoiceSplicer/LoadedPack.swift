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
    let sampleRate: Int
    /// The renditions that can be spliced.
    let renditions: [String: Files]

    init(folder: String) throws(VoiceSplicerError) {
        let json = try Self.manifestBytes(in: folder)
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

    /// Of the announcements that say an amount the only one, or else `payment-received`.
    var defaultAnnouncement: String? {
        let ids = grammar.table.announcements.filter { $0.value.contains(.amount) }.keys
        return ids.count == 1 ? ids.first : ids.first { $0 == "payment-received" }
    }

    private static func manifestBytes(in folder: String) throws(VoiceSplicerError) -> [UInt8] {
        let name = PackManifest.fileName
        let descriptor = SystemCalls.openFolder(folder)
        guard descriptor >= 0 else {
            let code = SystemCalls.lastError
            throw code.isMissing ? .packMissing(folder: folder) : .unreadable(path: folder, code)
        }
        defer { SystemCalls.close(descriptor) }
        do throws(ClipFault) {
            let file = try OpenPackFile(name, in: descriptor)
            defer { file.close() }
            guard file.bytes <= PackManifest.maximumBytes else {
                throw ClipFault.size(file.bytes, expected: PackManifest.maximumBytes)
            }
            var bytes = [UInt8](repeating: 0, count: file.bytes)
            try file.fill(&bytes, count: file.bytes)
            return bytes
        } catch .missing {
            throw .packMissing(folder: folder)
        } catch {
            throw .clip(path: "\(folder)/\(name)", error)
        }
    }
}
