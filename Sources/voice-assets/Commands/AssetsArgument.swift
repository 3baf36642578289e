import ArgumentParser

/// The folder of packs that a command is about, which can be said without a name too.
struct AssetsArgument: ParsableArguments {
    @Argument(help: "The folder with the packs; for validate, also one pack's. (default: VoiceAssets)")
    private var folder: FolderPath?

    @Option(help: .init("The same by its name, as other commands have it.", valueName: "folder"))
    private var assets: FolderPath?

    /// Without a slash at its end.
    var path: String { (folder ?? assets ?? FolderPath(inPackage: "VoiceAssets")).path }

    func validate() throws {
        guard folder == nil || assets == nil else {
            throw ValidationError("Name the folder of the packs once, with --assets or without it.")
        }
        try folder?.requireText()
        try assets?.requireText("--assets")
    }
}
