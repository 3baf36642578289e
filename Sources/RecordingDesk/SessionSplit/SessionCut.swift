package import VoiceAssetPacks

/// A stretch of a session and what becomes of it.
package struct SessionCut: Sendable {
    /// The clip whose take it is; nil for what is left out.
    package var clip: VoicePack.Clip?
    /// 1 for the clip's first take in the session, 2 for the second.
    package var take = 1
    /// Where the speech starts and ends, seconds.
    package var start: Double
    package var end: Double
    /// Where the take's file starts and ends: with room tone on either side, seconds.
    package var keptStart: Double
    package var keptEnd: Double
    /// What tells its clip; nil for what is left out.
    package var evidence: CutEvidence?
    /// Whether it comes from the page, which shows each doubt: what is not marked was not in doubt, or somebody called it right.
    var isSettled = false
    /// In the order of their weight.
    package var doubts: [CutDoubt] = []

    package init(clip: VoicePack.Clip?, start: Double, end: Double) {
        (self.clip, self.start, self.end, keptStart, keptEnd) = (clip, start, end, start, end)
    }
}
