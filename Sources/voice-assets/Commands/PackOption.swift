import ArgumentParser
import VoiceSplicer

/// Which generated pack a command works with.
struct PackOption: ParsableArguments {
    @OptionGroup var pack: OnePackOption

    @OptionGroup var assets: AssetsOption

    var name: String { pack.name }

    func validate() throws { try pack.validate(within: "--assets") }

    /// Loads the pack.
    ///
    /// - Throws: the exit code for what is wrong with it, once that is told.
    func load() throws -> PackSplicer { try assets.load(name) }
}

/// The option `--pack` of a command that makes one thing of one pack.
struct OnePackOption: ParsableArguments {
    @Option(name: .customLong("pack"), help: .init("The pack's name.", valueName: "name"))
    var names: [String]

    var name: String { names[0] }

    /// - Parameter option: the one that takes the folder of the packs.
    func validate(within option: String) throws {
        try names.requirePackNames(within: option)
        guard names.count == 1 else {
            throw ValidationError("--pack was given \(names.count) times; this is of one pack.")
        }
    }
}
