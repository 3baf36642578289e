package import VoiceAssetCore
package import VoiceManifest

extension Finding {
    /// The id of the clip that sounds like this one, if that is what was found.
    package var similarClip: String? {
        if check == .recordingAlike, case .text(let other)? = arguments["other"] { other } else { nil }
    }
}

extension PackManifest.Finding {
    /// The id of the clip that sounds like this one, if a manifest states that.
    package var similarClip: String? {
        if rule == Check.recordingAlike.id, case .text(let other)? = arguments?["other"] { other } else { nil }
    }
}
