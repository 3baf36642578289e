import ArgumentParser
import VoiceAssetCore
import VoiceManifest
import VoiceSplicer

/// The option `--pack` of a command that needs it.
struct PacksOption: ParsableArguments {
    @Option(name: .customLong("pack"), help: .init("The pack's name; may be repeated.", valueName: "name"))
    private var given: [String]

    /// Each once, in the order in which they were given.
    var names: [String] { given.withoutRepeats }

    /// The pack of a command that makes one thing of one pack.
    var name: String { given[0] }

    /// - Parameter option: the one that takes the folder of the packs.
    func validate(within option: String) throws { try given.requirePackNames(within: option) }

    /// - Throws: a `ValidationError` if there are several packs, or for a name that is a path.
    func validateOne(within option: String) throws {
        try validate(within: option)
        guard given.count == 1 else {
            throw ValidationError("--pack was given \(given.count) times; this is of one pack.")
        }
    }
}

/// The option `--pack` of a command that without it does the same for all packs, or needs none.
struct PackFilter: ParsableArguments {
    @Option(name: .customLong("pack"), help: .init("Only this pack; may be repeated.", valueName: "name"))
    var names: [String] = []
}

extension [String] {
    var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }

    /// - Throws: a `ValidationError` for a name that is a path.
    func requirePackNames(within option: String) throws {
        guard allSatisfy(Naming.isPack) else {
            throw ValidationError("--pack takes the name of a pack; \(option) takes the folder that it is in.")
        }
    }
}

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
