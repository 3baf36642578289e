import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceAssetFileSystem
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
            if case .packMissing = error { advice = MeantPack(among: generatedPacks).adviceToGenerate(insteadOf: name) }
            Terminal.log(printable("error: \(error)" + (advice.map { "; \($0)" } ?? "")))
            throw ExitCode(error.status.rawValue)
        }
    }

    /// The folders that hold a manifest, sorted; none if they can't be listed.
    private var generatedPacks: [String] {
        let entries = (try? listFolder(at: path)) ?? []
        return entries.filter { entry in
            !entry.isHidden && entry.hasTextName
                && FileKind(at: "\(path)/\(entry.name)/\(PackManifest.fileName)") == .file
        }.map(\.name).sorted()
    }
}
