import NumberGrammar
import VoiceAssetAudio
import VoiceAssetPipeline
import VoiceManifest

/// Measures how a pack's clips meet, on the files of one rendition: all share one timeline.
struct JoinMeasure {
    private let manifest: PackManifest
    private let grammar: AmountGrammar
    /// The rendition's name and folder: the one without a codec's noise, if the pack has it.
    private let rendition: String
    private let pauses: Set<String>

    /// nil of a pack that announces nothing.
    init?(_ manifest: PackManifest, _ grammar: AmountGrammar?) {
        let names = manifest.renditions.keys.sorted()
        guard let grammar, let first = names.first else { return nil }
        (self.manifest, self.grammar) = (manifest, grammar)
        pauses = Set((manifest.pauses ?? []).map(\.id))
        rendition = names.first { manifest.renditions[$0]?.codec == .pcm } ?? first
    }

    /// nil of a file that is not looked at.
    func edges(of file: AssetFile) -> WordEdges? {
        guard file.group == rendition, !pauses.contains(file.clip), let sound = try? file.sound.get() else {
            return nil
        }
        return WordEdges(of: sound.mono, sampleRate: sound.sampleRate)
    }

    /// - Parameter edges: by clip id.
    func figures(_ edges: [(clip: String, edges: WordEdges)]) -> JoinFigures? {
        let known = Dictionary(edges.map { ($0.clip, $0.edges) }) { first, _ in first }
        let rate = manifest.renditions[rendition]?.sampleRate ?? 1
        return JoinFigures(
            AnnouncedJoins(grammar, clipCount: manifest.soundFiles.count), manifest.soundFiles.map { known[$0.id] },
            askedGap: Double(manifest.profile.gapSamples) / Double(rate))
    }
}
