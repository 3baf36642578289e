import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetPacks
import VoiceManifest
import VoiceSplicer

/// Which generated pack a command works with.
struct PackOption: ParsableArguments {
    @Option(name: .customLong("pack"), help: .init("The pack's name.", valueName: "name"))
    var name: String

    @Option(help: "The folder with the packs.")
    var assets = FolderPath(inPackage: "VoiceAssets")

    func validate() throws {
        // A name is not a path.
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
            throw ValidationError("--pack takes the name of a pack; --assets takes the folder that it is in.")
        }
        try assets.requireText("--assets")
    }

    /// Loads the pack.
    ///
    /// - Throws: the exit code for what is wrong with it, once that is told.
    func load() throws -> PackSplicer {
        do throws(VoiceSplicerError) {
            return try PackSplicer(pack: "\(assets.path)/\(name)")
        } catch {
            var advice: String?
            if case .packMissing = error { advice = MeantPack(among: generatedPacks).adviceToGenerate(insteadOf: name) }
            Terminal.log(printable("error: \(error)" + (advice.map { "; \($0)" } ?? "")))
            throw ExitCode(error.status.rawValue)
        }
    }

    /// The folders that hold a manifest, sorted; none if they can't be listed.
    private var generatedPacks: [String] {
        let entries = (try? listFolder(at: assets.path)) ?? []
        return entries.filter { entry in
            !entry.isHidden && entry.hasTextName
                && FileKind(at: "\(assets.path)/\(entry.name)/\(PackManifest.fileName)") == .file
        }.map(\.name).sorted()
    }
}
