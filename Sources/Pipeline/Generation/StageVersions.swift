import VoiceManifest

extension Generator {
    /// The tool with the versions of its stages: what decides about clips and their measurements.
    static var current: PackManifest.Generator {
        var generator = manifest
        generator.stages = [
            "analyze-take": AnalyzeTakes.version, "achievable-loudness": AchievableLoudness.version,
            "render-clip": RenderClip.version,
        ]
        return generator
    }
}
