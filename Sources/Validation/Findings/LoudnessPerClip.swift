extension [AssetFinding] {
    /// The findings, but of each clip whose loudness is off only the first: all renditions are one sound.
    var withLoudnessOncePerClip: [AssetFinding] {
        var told: Set<String> = []
        return filter { finding in
            guard let clip = finding.clip, finding.isAboutLoudness else { return true }
            return told.insert(clip).inserted
        }
    }
}

extension AssetFinding {
    fileprivate var isAboutLoudness: Bool {
        switch matter {
        case .file(.loudness, _), .comparison(.apart): true
        default: false
        }
    }
}
