import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

extension PackInputs {
    /// Leaves out the clips that have no recording and that no announcement says, such as the words of larger numbers once the range
    /// is narrower: nobody has to record these. A pack that would not be sound without them stays as it is.
    mutating func leaveOutUnsaidClips() {
        let unsaid = unsaidClips
        guard !unsaid.isEmpty else { return }
        var smaller = folder
        smaller.source.clips.removeAll { unsaid.contains($0.id) }
        smaller.source.pack?.clips.removeAll { unsaid.contains($0.id) }
        let compiled = CompiledNumbers(of: smaller)
        guard compiled.grammar != nil, !compiled.diagnostics.hasErrors else { return }
        let found = smaller.diagnostics.map { finding in
            guard finding.check == .recordingMissing, let id = finding.clip, unsaid.contains(id) else { return finding }
            return Finding(.clipUnused, "unrecorded", ["clip": .text(id)])
                .at(finding.file, position: finding.position, clip: id)
        }
        smaller.diagnostics = folder.source.severities.applied(to: found)
        (folder, numbers) = (smaller, compiled)
    }

    /// The ids of the clips without a recording that no announcement says; none if nothing is proven.
    private var unsaidClips: Set<String> {
        guard let source = folder.source.pack, let grammar = numbers.grammar else { return [] }
        let missing = Set(folder.diagnostics.lazy.filter { $0.check == .recordingMissing }.compactMap(\.clip))
        let ended = Set(source.clips.compactMap { ClipID.ended($0.id) })
        guard missing.contains(where: { ClipID.ended($0) == nil && !ended.contains($0) }) else { return [] }
        let all =
            source.clips.map { AnnouncedClip(id: $0.id, text: $0.text, samples: 1) }
            + source.pauses.map { AnnouncedClip(pause: $0.id, samples: 1) }
        let proof = ProvenAnnouncements(
            grammar, clips: all, sampleRate: profile.sampleRate, maxSeconds: source.maxSeconds)
        guard !proof.announcements.isEmpty else { return [] }
        return Set(
            zip(source.clips, proof.witnesses).lazy.filter { clip, witness in
                witness == nil && missing.contains(clip.id) && !clip.isEndForm && !ended.contains(clip.id)
            }.map(\.0.id))
    }
}
