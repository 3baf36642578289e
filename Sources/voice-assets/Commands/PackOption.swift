import ArgumentParser
import VoiceAssetFileSystem
import VoiceManifest
import VoiceSplicer

/// The generated pack that a command works with.
struct PackOption: ParsableArguments {
    @OptionGroup var packs: PacksOption

    @OptionGroup var assets: AssetsOption

    var name: String { packs.name }

    func validate() throws { try packs.validateOne(within: "--assets") }

    /// Loads the pack.
    ///
    /// - Throws: the exit code for what is wrong with it, once that is told.
    func load() throws -> PackSplicer { try assets.load(name) }

    /// The amounts that the pack's manifest names: those that first need a clip, and the longest ones.
    var tellingAmounts: [String] {
        let file = "\(assets.path)/\(name)/\(PackManifest.fileName)"
        guard let json = try? readFile(at: file, limit: PackManifest.maximumBytes),
            let manifest = try? PackManifest(json: json)
        else { return [] }
        let amounts = manifest.clips.map(\.witness?.amount) + manifest.announcements.values.map(\.longest?.amount)
        return amounts.compactMap(\.self)
    }
}
