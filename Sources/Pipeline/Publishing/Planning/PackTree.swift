import VoiceAssetCore

/// What is in a folder and its subfolders. Links are listed, not followed.
struct PackTree {
    struct Item {
        /// The path from the folder.
        var path: String
        var entry: PublishingEntry

        /// The path of the folder that it is in; empty for the first level.
        var parent: String { path.parentPath }
    }

    static let maximumItems = 100_000
    static let maximumDepth = 32

    /// A folder before what is in it.
    private(set) var items: [Item] = []

    /// The tree of a folder on one device.
    init(of folder: String, device: UInt64, on fileSystem: any PublishingFileSystem) throws {
        try add(folder, prefix: "", depth: 1, device: device, fileSystem)
    }

    private mutating func add(
        _ folder: String, prefix: String, depth: Int, device: UInt64, _ fileSystem: any PublishingFileSystem
    ) throws {
        for name in try fileSystem.names(in: folder) {
            let path = "\(folder)/\(name)"
            guard let entry = try fileSystem.entry(at: path) else { continue }
            items.append(Item(path: prefix + name, entry: entry))
            guard items.count <= Self.maximumItems, depth <= Self.maximumDepth else {
                throw Faults(
                    folder, .outputFailed, "overfull",
                    ["entries": .count(Self.maximumItems, "entries"), "levels": .count(Self.maximumDepth, "levels")])
            }
            guard entry.kind == .folder else { continue }
            guard entry.identity.device == device else {
                throw Faults(path, .fileUnsafe, "mounted")
            }
            try add(path, prefix: "\(prefix)\(name)/", depth: depth + 1, device: device, fileSystem)
        }
    }
}

extension String {
    /// The path without its last component; empty if it has only one.
    var parentPath: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
