import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest
import VoiceSplicer

/// The option `--pack` of a command that needs packs. Without it, it is the only pack that there is.
struct PacksOption: ParsableArguments {
    @Option(
        name: .customLong("pack"),
        help: .init("The pack's name, if there are several; may be repeated.", valueName: "name"))
    private var given: [String] = []

    /// Each once, in the order in which they were given.
    ///
    /// - Throws: a `ValidationError` for a name that is a path, and where none is given and there is not just one.
    func names(in home: PackHome) throws -> [String] { try home.packs(named: given) }

    /// The same of a command that without a name works with all packs together.
    func namesOrAll(in home: PackHome) throws -> [String] { try home.packs(named: given.isEmpty ? home.there : given) }

    /// The pack of a command that makes one thing of one pack.
    ///
    /// - Throws: as `names(in:)`, and if there are several.
    func name(in home: PackHome) throws -> String { try home.pack(named: given) }
}

/// The packs of a command that needs packs, as arguments or with `--pack`. Without either, it is the only pack that there is.
struct PackArguments: ParsableArguments {
    @Argument(help: .init("The pack's name, if there are several.", valueName: "pack"))
    private var arguments: [String] = []

    @Option(name: .customLong("pack"), help: .init("Another way to name the pack; may be repeated.", valueName: "name"))
    private var options: [String] = []

    /// Each once, in the order in which they were given; empty if none was.
    var given: [String] { (arguments + options).withoutRepeats }

    /// - Throws: as `PacksOption.names(in:)`.
    func names(in home: PackHome) throws -> [String] { try home.packs(named: given) }

    /// - Throws: as `PacksOption.name(in:)`.
    func name(in home: PackHome) throws -> String { try home.pack(named: given) }
}

/// The packs of a command that without them does the same for all packs.
struct PackFilter: ParsableArguments {
    @Argument(help: .init("Only these packs. (default: all)", valueName: "pack"))
    private var arguments: [String] = []

    // Not a group in this group: a debug build of ArgumentParser checks each inner group 16 times, in every run.
    @Option(name: .customLong("pack"), help: PackFilterOption.help) private var options: [String] = []

    /// Each once; empty for all.
    var names: [String] { (arguments + options).withoutRepeats }
}

/// The option `--pack` of a command that without it does the same for all packs, or needs none.
struct PackFilterOption: ParsableArguments {
    static let help = ArgumentHelp("Only this pack; may be repeated.", valueName: "name")

    @Option(name: .customLong("pack"), help: help) var names: [String] = []
}

/// Where a command looks for the packs that it names.
enum PackHome {
    /// The folder of all recordings.
    case recordings(String)
    /// The folder of generated packs.
    case assets(AssetsOption)

    private var option: String {
        switch self {
        case .recordings: "--recordings"
        case .assets: "--assets"
        }
    }

    /// Packs by their names, each once; the only one that is there if no name is given.
    ///
    /// - Throws: a `ValidationError` for a name that is a path, and if no name is given and there is not just one pack.
    func packs(named given: [String]) throws -> [String] {
        try given.requirePackNames(within: option)
        guard given.isEmpty else { return given.withoutRepeats }
        let there = there
        guard there.count == 1 else {
            throw ValidationError("Name the pack with --pack; there are: \(there.joined(separator: ", ")).")
        }
        return there
    }

    /// - Throws: as `packs(named:)`, and if there are several names.
    func pack(named given: [String]) throws -> String {
        let names = try packs(named: given)
        guard names.count == 1 else {
            throw ValidationError("\(names.count) packs were named; this is of one pack.")
        }
        return names[0]
    }

    /// The pack that an argument which is no name of one may mean: its name but for the case of letters. A pack that is not generated
    /// yet is one, too. Ends no command.
    func pack(meantBy argument: String) -> String? {
        guard Naming.isPack(argument), argument.contains(where: \.isLetter) else { return nil }
        let names =
            switch self {
            case .recordings(let path): PackSelection(recordings: path, packs: []).names
            case .assets(let assets): assets.generatedPacks + RecordingsOption.packsInPackage
            }
        return PackNameSuggestion.folded(argument, among: names)
    }

    /// The names of the packs that are there, sorted. Ends the command if there are none, once that is told.
    var there: [String] {
        switch self {
        case .recordings(let path):
            let selection = PackSelection(recordings: path, packs: [])
            if selection.names.isEmpty {
                for finding in selection.diagnostics { Terminal.log(finding.line) }
                ExitStatus(of: selection.diagnostics).leave()
            }
            return selection.names
        case .assets(let assets):
            let names = assets.generatedPacks
            if names.isEmpty {
                Terminal.log(
                    printable(
                        "error: \(assets.path): no voice pack; run generate first, or name the folder with --assets"))
                ExitStatus.missingInput.leave()
            }
            return names
        }
    }
}

extension [String] {
    var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }

    /// - Throws: a `ValidationError` for a name that is a path.
    func requirePackNames(within option: String) throws {
        guard let path = first(where: { !Naming.isPack($0) }) else { return }
        let parts = path.split(separator: "/").map(String.init)
        let name = parts.count > 1 && !parts.contains("..") ? parts.last.flatMap { Naming.isPack($0) ? $0 : nil } : nil
        throw ValidationError(
            "--pack takes the name of a pack\(name.map { ", \($0)" } ?? ""); \(option) takes the folder that it is in.")
    }
}

/// The generated pack that a command works with.
struct PackOption: ParsableArguments {
    @OptionGroup private var packs: PacksOption

    @OptionGroup private var assets: AssetsOption

    /// Loads the pack.
    ///
    /// - Throws: a `ValidationError` if it is not known which, or the exit code for what is wrong with the pack, once that is told.
    func load() throws -> LoadedPack { try LoadedPack(packs.name(in: .assets(assets)), assets) }

    /// Loads the packs that are named, or all.
    ///
    /// - Throws: as `load`.
    func loadAll() throws -> [LoadedPack] {
        try packs.namesOrAll(in: .assets(assets)).map { try LoadedPack($0, assets) }
    }
}

/// The same of a command whose only arguments are packs.
struct PackArgument: ParsableArguments {
    @OptionGroup private var packs: PackArguments

    @OptionGroup private var assets: AssetsOption

    /// Loads the pack.
    ///
    /// - Throws: as `PackOption.load`.
    func load() throws -> LoadedPack { try LoadedPack(packs.name(in: .assets(assets)), assets) }
}

/// A generated pack, and what its manifest tells beside it.
struct LoadedPack {
    let name: String
    let splicer: PackSplicer

    init(_ name: String, _ assets: AssetsOption) throws {
        self.name = name
        splicer = try assets.load(name)
    }
}
