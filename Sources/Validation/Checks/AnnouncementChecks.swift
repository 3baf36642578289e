import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPipeline
import VoiceManifest

/// Proves again what a manifest states about announcements, with the lengths that the pack's files decode to.
struct AnnouncementChecks {
    /// The pack's folder, as the user would type it.
    let folder: String
    let manifest: PackManifest
    /// nil if the pack announces nothing.
    let grammar: AmountGrammar?

    /// - Parameters:
    ///   - files: those that could be read.
    ///   - isWhole: whether nothing is wrong with the pack so far; else other figures than the manifest's come of that.
    func check(_ files: [AssetFile], isWhole: Bool) -> [Finding] {
        guard let grammar else { return [Finding(.amountUnsaid, "no grammar").at(file)] }
        let proven = ProvenAnnouncements(
            grammar, clips: clips(of: files),
            sampleRate: manifest.renditions.values.first?.sampleRate ?? 1, maxSeconds: manifest.limits.maxSeconds)
        let findings = proven.findings.map { $0.at(file) }
        // Without all lengths there is nothing to compare; what is said alike has its length all the same.
        let isProven = !proven.findings.contains { $0.check.severity == .error && $0.check != .amountsAlike }
        return isWhole && isProven ? findings + differences(to: proven) : findings
    }

    private var file: String { "\(folder)/\(PackManifest.fileName)" }

    /// The clips, with their lengths as their files have them, or else as the manifest states them.
    private func clips(of files: [AssetFile]) -> [AnnouncedClip] {
        var decoded: [String: Int] = [:]
        for file in files { if let sound = try? file.sound.get() { decoded[file.path] = sound.samples } }
        func length(_ files: [String: PackManifest.ClipFile], _ stated: Int) -> Int {
            files.values.compactMap { decoded[$0.path] }.max() ?? stated
        }
        return manifest.clips.map { clip in
            AnnouncedClip(
                id: clip.id, text: clip.text, samples: length(clip.files, clip.samples),
                soundsLike: clip.findings.compactMap(\.similarClip))
        } + (manifest.pauses ?? []).map { .init(pause: $0.id, samples: length($0.files, $0.samples)) }
    }

    /// What the manifest states otherwise; of clips that are heard elsewhere, the first.
    private func differences(to proven: ProvenAnnouncements) -> [Finding] {
        let longest =
            proven.announcements == manifest.announcements ? [] : [Finding(.manifestInvalid, "longest").at(file)]
        guard let (clip, witness) = zip(manifest.clips, proven.witnesses).first(where: { $0.witness != $1 }) else {
            return longest
        }
        func place(_ witness: PackManifest.Clip.Witness?) -> Finding.Argument {
            guard let witness else { return .text("nowhere") }
            let values = witness.values.map { $0.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }
            let with = witness.amount ?? values?.joined(separator: " ")
            return .text("in '\(witness.announcement)'" + (with.map { " with \($0)" } ?? ""))
        }
        let places = ["heard": place(witness), "stated": place(clip.witness)]
        return longest + [Finding(.manifestInvalid, "witness", places).at(file, clip: clip.id)]
    }
}
