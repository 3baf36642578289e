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
    /// What it is certain by; nil for what is left out.
    package var evidence: CutEvidence?
    /// In the order of their weight.
    package var doubts: [CutDoubt] = []
}
