import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest
import VoiceSplicer

/// The option `--assets`.
struct AssetsOption: ParsableArguments {
    @Option(help: "The folder with the packs.")
    var assets = FolderPath(inPackage: "VoiceAssets")

    var path: String { assets.path }

    func validate() throws { try assets.requireText("--assets") }

    /// Loads a pack.
    ///
    /// - Throws: the exit code for what is wrong with it, once that is told.
    func load(_ name: String) throws -> PackSplicer {
        do throws(VoiceSplicerError) {
            return try PackSplicer(pack: "\(path)/\(name)")
        } catch {
            var advice: String?
            if case .packMissing = error {
                let suggestion = PackNameSuggestion(among: generatedPacks, recorded: RecordingsOption.packsInPackage)
                advice = suggestion.adviceToGenerate(insteadOf: name)
            }
            let line = error.leftover?.line ?? printable("error: \(error)" + (advice.map { "; \($0)" } ?? error.advice))
            Terminal.log(line)
            throw ExitCode(error.status.rawValue)
        }
    }

    /// The folders that hold a manifest, or what splicers read instead, sorted; none if they can't be listed.
    var generatedPacks: [String] {
        let entries = (try? listFolder(at: path)) ?? []
        return entries.filter { entry in
            !entry.isHidden && entry.hasTextName
                && [PackManifest.fileName, SpliceManifest.fileName].contains {
                    FileKind(at: "\(path)/\(entry.name)/\($0)") == .file
                }
        }.map(\.name).sorted()
    }
}

/// The packs that a command is about, by their names, and the folder that they are in, which can be said without a name too.
struct AssetsArgument: ParsableArguments {
    @Argument(
        help: .init(
            "Only these packs; or a folder with packs, or the folder of one pack. (default: all in VoiceAssets)",
            valueName: "pack"))
    private var arguments: [String] = []

    // Not a group in this group, as in `PackFilter`.
    @Option(name: .customLong("pack"), help: PackFilterOption.help) private var options: [String] = []

    /// The argument that is a folder: it has a slash, or a folder of this name is here.
    private var folder: FolderPath? {
        arguments.first { !Naming.isPack($0) || FileKind(at: $0) == .folder }.map(FolderPath.init(argument:))
    }

    /// The packs that are named; empty for all.
    var names: [String] { (arguments.filter { $0 != folder?.argument } + options).withoutRepeats }

    /// Without a slash at its end.
    var path: String { (folder ?? FolderPath(inPackage: "VoiceAssets")).path }

    func validate() throws {
        try folder?.requireText()
        if options.contains(where: { $0.contains("/") }) { try options.requirePackNames(within: "an argument") }
        guard names.allSatisfy({ !$0.contains("/") }) else {
            throw ValidationError("Name one folder of packs; of several, run the command for each.")
        }
    }
}

/// The option `--recordings`.
struct RecordingsOption: ParsableArguments {
    @Option(
        name: .customLong("recordings"),
        help: .init("The folder with one folder of recordings per pack. (default: recordings)", valueName: "folder"))
    private var given: FolderPath?

    func validate() throws { try given?.requireText("--recordings") }

    /// Without a slash at its end.
    var path: String { (given ?? FolderPath(inPackage: "recordings")).path }

    /// Refuses the option alone where it chose a mode in 0.2.0 that has a name of its own now.
    ///
    /// - Parameters:
    ///   - mode: the mode's option, such as `--draft`.
    ///   - isOn: whether it was given.
    func require(_ mode: String, _ isOn: Bool) throws {
        guard given == nil || isOn else {
            throw ValidationError("--recordings alone does nothing any more; write \(mode) before it.")
        }
    }

    /// The names of the packs in the folder that no option names.
    static var packsInPackage: [String] {
        PackSelection(recordings: FolderPath(inPackage: "recordings").path, packs: []).names
    }
}

/// A folder on the command line.
struct FolderPath: ExpressibleByArgument {
    /// As it was typed.
    let argument: String
    let defaultValueDescription: String

    init(argument: String) {
        self.argument = argument
        defaultValueDescription = argument
    }

    /// The folder of this name in the package that the current folder is in.
    init(inPackage name: String) {
        argument = PackageFolder.prefix + (name == PackageFolder.assets ? PackageFolder.assetsPath : name)
        defaultValueDescription = name
    }

    /// Without a slash at its end.
    var path: String { plainPath(argument) }

    /// - Parameter name: what the folder is called in the error, such as `--assets`.
    /// - Throws: `ValidationError` if nothing was typed.
    func requireText(_ name: String) throws {
        guard !argument.isEmpty else { throw ValidationError("\(name) takes the path of a folder, not an empty text.") }
    }

    /// The same of the folder of the packs, which has no name on the command line.
    func requireText() throws {
        guard !argument.isEmpty else {
            throw ValidationError("The folder of the packs is a path, not an empty text.")
        }
    }
}

/// The package that the current folder is in: where the folders are that no option names, as for the plugins.
enum PackageFolder {
    /// What is in a package's folder if it has packs.
    private static let folders = ["recordings", assets]

    /// The folder of the packs.
    static let assets = "VoiceAssets"

    /// The packs' path from the package's folder: beside Package.swift, unless there are none and exactly one target has some, which it
    /// copies into its resources.
    static let assetsPath: String = {
        guard FileKind(at: prefix + assets) == nil, FileKind(at: "\(prefix)Package.swift") == .file else {
            return assets
        }
        let targets = ((try? listFolder(at: "\(prefix)Sources")) ?? []).filter { target in
            target.kind == .folder && target.hasTextName
                && FileKind(at: "\(prefix)Sources/\(target.name)/\(assets)") == .folder
        }
        return targets.count == 1 ? "Sources/\(targets[0].name)/\(assets)" : assets
    }()

    /// What leads from the current folder to the nearest one above that holds a Package.swift, if recordings or packs are there;
    /// empty if they are not, or if something of that is here.
    static let prefix: String = {
        guard FileKind(at: "Package.swift") == nil, folders.allSatisfy({ FileKind(at: $0) == nil }) else { return "" }
        var prefix = ""
        for _ in canonicalPath(".").split(separator: "/") {
            prefix += "../"
            guard FileKind(at: "\(prefix)Package.swift") == .file else { continue }
            return folders.contains { FileKind(at: prefix + $0) == .folder } ? prefix : ""
        }
        return ""
    }()
}
