import ArgumentParser
import Diagnostics
import VoiceSplicer

/// Which generated pack a command works with.
struct PackOption: ParsableArguments {
    @Option(name: .customLong("pack"), help: .init("The pack's name.", valueName: "name"))
    var name: String

    @Option(help: "The folder with the packs.")
    var assets = "VoiceAssets"

    func validate() throws {
        // A name is not a path.
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
            throw ValidationError("--pack takes the name of a pack; --assets takes the folder that it is in.")
        }
        guard !assets.isEmpty else { throw ValidationError("--assets takes the path of a folder, not an empty text.") }
    }

    /// Loads the pack.
    ///
    /// - Throws: the exit code for what is wrong with it, once that is told.
    func load() throws -> PackSplicer {
        do throws(VoiceSplicerError) {
            return try PackSplicer(pack: "\(assets.asFolder)/\(name)")
        } catch {
            Terminal.log("error: \(error)")
            throw ExitCode(error.status.rawValue)
        }
    }
}
