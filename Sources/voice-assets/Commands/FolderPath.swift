import ArgumentParser
import VoiceAssetFileSystem

/// A folder on the command line.
struct FolderPath: ExpressibleByArgument {
    /// As it was typed.
    let argument: String

    init(argument: String) { self.argument = argument }

    var defaultValueDescription: String { argument }

    /// Without a slash at its end.
    var path: String { plainPath(argument) }

    /// - Parameter name: what the folder is called in the error, such as `--output`.
    /// - Throws: `ValidationError` if nothing was typed.
    func requireText(_ name: String) throws {
        guard !argument.isEmpty else { throw ValidationError("\(name) takes the path of a folder, not an empty text.") }
    }
}
