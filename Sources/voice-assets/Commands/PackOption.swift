import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceSplicer

/// Which generated pack a command works with.
struct PackOption: ParsableArguments {
    @Option(name: .customLong("pack"), help: .init("The pack's name.", valueName: "name"))
    var name: String

    @Option(help: "The folder with the packs.")
    var assets = FolderPath(argument: "VoiceAssets")

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
            Terminal.log("error: \(error)")
            throw ExitCode(error.status.rawValue)
        }
    }
}
