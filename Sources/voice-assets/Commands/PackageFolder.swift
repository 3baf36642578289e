import VoiceAssetFileSystem

/// The package that the current folder is in: where the folders are that no option names, as for the plugins.
enum PackageFolder {
    /// What is in a package's folder if it has packs.
    private static let folders = ["recordings", "VoiceAssets"]

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
