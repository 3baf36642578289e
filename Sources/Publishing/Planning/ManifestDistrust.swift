import VoiceManifest

/// Why a manifest in a pack's folder can't tell which files generate wrote.
enum ManifestDistrust: Sendable, Hashable {
    case notRegular
    case tooLarge
    /// It is the manifest of the pack of this name.
    case otherPack(String)
    case unsound(VoiceManifestError.Fault)
}
