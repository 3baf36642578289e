package import NumberGrammar
package import VoiceTables

/// A loaded pack: everything looked up once, so that an announcement costs microseconds.
package final class LoadedPack: Sendable {
    /// A rendition that can be spliced.
    struct Files: Sendable {
        let rendition: SoundRendition
        let format: SpliceFormat
        let fileExtension: String
    }

    let folder: String
    /// The file that the manifest was read from.
    private let identity: FileIdentity
    package let manifest: SpliceManifest
    package let grammar: AmountGrammar
    /// Those of the manifest's clips.
    let texts: [Transcript.Text]
    let joins: TextJoins
    let sampleRate: Int
    let renditions: [Files]

    init(folder: String) throws(VoiceSplicerError) {
        let file: (bytes: [UInt8], identity: FileIdentity)
        do throws(VoiceSplicerError) {
            file = try OpenPackFile.read(SpliceManifest.fileName, in: folder, atMost: SpliceManifest.maximumBytes)
        } catch {
            guard case .packMissing = error else { throw error }
            throw Self.earlierPack(in: folder) ?? error
        }
        let path = "\(folder)/\(SpliceManifest.fileName)"
        let checked: CheckedSplice
        do { checked = try CheckedSplice(json: file.bytes) } catch { throw .manifest(file: path, error) }
        guard let grammar = checked.grammar else { throw .noGrammar(file: path) }
        let manifest = checked.manifest
        self.folder = folder
        identity = file.identity
        self.manifest = manifest
        self.grammar = grammar
        texts = manifest.clips.map { Transcript.Text($0.text) }
        joins = TextJoins(manifest.textJoins, clips: manifest.clips.count)
        // A sound manifest has a rendition, and all share one rate.
        sampleRate = manifest.renditions.values.first?.sampleRate ?? 1
        var renditions: [Files] = []
        for (name, rendition) in manifest.renditions {
            guard let kind = SoundRendition(rawValue: name), let format = SpliceFormat(rendition) else { continue }
            renditions.append(Files(rendition: kind, format: format, fileExtension: rendition.fileExtension))
        }
        self.renditions = renditions
    }

    /// Why a pack without a file for splicers, as 0.2.0 made them, is refused; nil of a folder that is none.
    private static func earlierPack(in folder: String) -> VoiceSplicerError? {
        let limit = SpliceManifest.maximumBytes
        guard let file = try? OpenPackFile.read(SpliceManifest.manifestName, in: folder, atMost: limit) else {
            return nil
        }
        do {
            _ = try CheckedSplice(json: file.bytes)
            return nil
        } catch {
            return error.isEarlier ? .manifest(file: "\(folder)/\(SpliceManifest.manifestName)", error) : nil
        }
    }

    /// Whether another pack stands at its place now. In the moment in which none does, this one stays.
    package var isReplaced: Bool {
        SystemCalls.status(path: "\(folder)/\(SpliceManifest.fileName)").map { $0.identity != identity } ?? false
    }
}
