import VoiceAssetDiagnostics

/// What stands where generate is to write.
enum OutputObstacle: Sendable, Hashable {
    /// What generate writes under a name.
    enum Object: String, Sendable, Hashable {
        case file
        case folder
    }

    /// The pack's folder is a link, or something else than a folder.
    case packNotFolder(isLink: Bool)
    /// A name inside of the pack belongs to a link.
    case link(insteadOf: Object)
    /// A name inside of the pack belongs to another kind of object.
    case otherKind(insteadOf: Object)
    /// A file is there that generate did not write, as far as can be told: if `distrust` says that the manifest in the
    /// pack's folder is of no use, nothing counts as written by generate.
    case foreignFile(distrust: ManifestDistrust?, folder: String)
    /// The index's name belongs to something else than a file.
    case indexNotRegular
    /// The file of the index's name is no index.
    case foreignIndex
    /// What a run left is no folder any more.
    case leftoverNotFolder
    /// Another file system is mounted inside of the pack.
    case mounted
    /// The pack's folder is a mount point: no other folder can take its place.
    case packMounted
    /// The folder holds more than a pack can.
    case overfull
    /// Folders that earlier runs left have all the names that this run could give one.
    case manyLeftovers

    var rule: Rule {
        switch self {
        case .packNotFolder, .link, .indexNotRegular, .leftoverNotFolder, .mounted, .packMounted:
            .fileUnsafe
        case .otherKind, .foreignFile, .foreignIndex: .outputConflict
        case .overfull, .manyLeftovers: .outputFailed
        }
    }
}
