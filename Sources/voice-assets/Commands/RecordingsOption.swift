import ArgumentParser

/// The option `--recordings`, where it has a default.
struct RecordingsOption: ParsableArguments {
    @Option(help: "The folder with one folder of recordings per pack.")
    var recordings = FolderPath(inPackage: "recordings")

    func validate() throws { try recordings.requireText("--recordings") }

    /// Without a slash at its end.
    var path: String { recordings.path }
}
