import VoiceAssetCore

extension PackStages {
    /// Recordings in, what the pack's folder is to hold out: analyze the takes, judge what they say, choose among them, find the loudness that all can have,
    /// render the clips, compare the takes, prove the announcements.
    func generatedPack() async -> GeneratedPack {
        let takes = await analyze(pack.clips, workers: workers)
        let selection = await chooser(of: takes)
        let chosen = takes.map(selection.choose)
        let achievable = await achievable(chosen)
        let loudness = loudness(achievable)
        let clips = await rendered(chosen, achievable, at: loudness)
        let remarks = await compare(chosen, workers: workers)
        return proven(PackClips(clips, remarks, of: takes, selection, loudness))
    }
}
