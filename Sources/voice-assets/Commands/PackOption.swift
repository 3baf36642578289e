import ArgumentParser
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
}
