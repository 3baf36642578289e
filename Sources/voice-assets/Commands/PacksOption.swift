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

    /// Each once, in the order in which they were given; if none is, the only one that is meant, or that is there.
    ///
    /// - Throws: a `ValidationError` for a name that is a path, and where none is given and there is not just one.
    func names(in home: PackHome, where isMeant: (String) -> Bool = { _ in false }) throws -> [String] {
        let meant = given.isEmpty ? home.there.filter(isMeant) : []
        return try home.packs(named: meant.count == 1 ? meant : given)
    }

    /// The same of a command that without a name works with all packs together.
    func namesOrAll(in home: PackHome) throws -> [String] { try home.packs(named: given.isEmpty ? home.there : given) }

    /// The pack of a command that makes one thing of one pack.
    ///
    /// - Throws: as `names(in:)`, and if there are several.
    func name(in home: PackHome) throws -> String { try home.pack(named: given) }
}

/// The packs with recordings that a command needs, as arguments or with `--pack`, by their names or folders. Without either, it is the
/// only pack that there is.
struct PackArguments: ParsableArguments {
    @Argument(help: .init("The pack's name, if there are several; or its folder.", valueName: "pack"))
    private var arguments: [String] = []

    @Option(name: .customLong("pack"), help: .init("Another way to name the pack; may be repeated.", valueName: "name"))
    private var options: [String] = []

    private var paths: [String] { (arguments + options).map(plainPath) }

    private static func folder(of path: String) -> String? {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
    }

    /// Each once, in the order in which they were given; empty if none was.
    var given: [String] {
        paths.map { path in path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }
            .withoutRepeats
    }

    /// The folder with one folder of recordings per pack.
    var recordings: String { paths.first.flatMap(Self.folder) ?? FolderPath(inPackage: "recordings").path }

    /// How a pack is named in the next command: by its folder, if that was typed.
    func place(of pack: String) -> String {
        paths.first.flatMap(Self.folder) == nil ? pack : "\(recordings)/\(pack)"
    }

    func validate() throws {
        guard given.allSatisfy(Naming.isPack) else {
            throw ValidationError("A pack is named by its name or its folder, such as pl-PLN or recordings/pl-PLN.")
        }
        guard Set(paths.map(Self.folder)).count < 2 else {
            throw ValidationError("The packs lie in several folders; run the command for each folder.")
        }
    }

    /// - Throws: as `PacksOption.names(in:)`.
    func names() throws -> [String] { try PackHome.recordings(recordings).packs(named: given) }

    /// - Throws: as `PacksOption.name(in:)`.
    func name() throws -> String { try PackHome.recordings(recordings).pack(named: given) }
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
            throw ValidationError("\(names.count) packs were named; name one.")
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
