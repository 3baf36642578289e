import NumberGrammar
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText
import VoiceManifest

extension PackManifest {
    /// The manifest that a pack's folder, its clips and the proofs come to, not yet sealed.
    init(
        _ pack: VoicePack, of folder: PackFolder, at loudness: PackLoudness, _ clips: [Clip], _ pauses: [Pause],
        _ choice: JoinChoice?, _ announcements: [String: AnnouncementSummary]
    ) {
        let rulesFile: String? = if case .rules(let file)? = pack.numbers { file } else { nil }
        self.init(
            pack: pack.name, locale: pack.locale,
            currency: .init(code: pack.currency.code, scale: pack.currency.scale), speaker: pack.speaker,
            license: pack.license, generator: VoiceAssetPipeline.Generator.current, profile: pack.profile.manifest,
            source: .init(
                sha256: Digest.sha256(folder.yaml), contentSha256: folder.source.contentSha256, rulesFile: rulesFile,
                rulesSha256: folder.rules.map { Digest.sha256($0.bytes) }),
            range: .init(min: pack.range.lowerBound.description, max: pack.range.upperBound.description),
            renditions: pack.profile.manifestRenditions, clips: clips,
            pauses: pauses.isEmpty ? nil : pauses, announcements: announcements,
            limits: Limits(maxSeconds: pack.maxSeconds))
        if loudness.isLowered, profile.level == .clip { profile.loweredLoudness = loudness.common }
        joinChoice = choice
        let sameTakes = folder.source.sameTakes.map { $0.filter { !$0.contains("/") }.sorted() }.filter { $0.count > 1 }
        if !sameTakes.isEmpty { self.sameTakes = sameTakes }
        attribution = folder.attribution.map {
            ClipFile(path: Self.attributionName, bytes: $0.count, sha256: Digest.sha256($0))
        }
    }
}

extension PackManifest.JoinChoice {
    init(_ gain: TakeSelectionSummary) {
        self.init(
            clips: gain.clips, pitchJump: gain.pitchJump.rounded(toDecimals: 2),
            pitchJumpAlone: gain.pitchJumpAlone.rounded(toDecimals: 2))
    }
}
