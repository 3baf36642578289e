/// One encoding of a pack's clips, by the name it has in pack.yml, in the manifest and as a folder.
package enum RenditionKind: String, Sendable, Hashable, Codable, CaseIterable {
    case mp3
    case wav
    case cafMuLaw = "caf-ulaw"
    case cafALaw = "caf-alaw"
    case cafPCM = "caf-pcm"
    case aiffIMA4 = "aiff-ima4"

    /// The extension of its files.
    package var fileExtension: String {
        switch self {
        case .mp3: "mp3"
        case .wav: "wav"
        case .cafMuLaw, .cafALaw, .cafPCM: "caf"
        case .aiffIMA4: "aiff"
        }
    }
}
