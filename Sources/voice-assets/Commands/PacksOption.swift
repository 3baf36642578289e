import ArgumentParser
import VoiceManifest

/// The option `--pack` of a command that does the same for each pack.
struct PacksOption: ParsableArguments {
    @Option(name: .customLong("pack"), help: .init("The pack's name; may be repeated.", valueName: "name"))
    private var given: [String]

    /// Each once, in the order in which they were given.
    var names: [String] { given.withoutRepeats }

    /// - Parameter option: the one that takes the folder of the packs.
    func validate(within option: String) throws { try given.requirePackNames(within: option) }
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
