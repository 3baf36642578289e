public import VoiceNotifications
/// What manifests have in common with the files that splicers read.
@_exported public import VoiceTables

/// Which packs there are, for whoever reads manifests.
public typealias VoiceIndex = VoiceNotifications.VoiceIndex
