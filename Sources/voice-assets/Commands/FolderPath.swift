import ArgumentParser
import VoiceAssetFileSystem

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
        argument = PackageFolder.prefix + name
        defaultValueDescription = name
    }

    /// Without a slash at its end.
    var path: String { plainPath(argument) }

    /// - Parameter name: what the folder is called in the error, such as `--output`.
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
