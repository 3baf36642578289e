import VoiceAssetCore

/// The hidden folder in a pack's folder that takes are written to before they get their names beside the recordings.
///
/// Each take has both names for a while. As long as the folder has its first name, the takes do not count: the next run takes
/// away those that have got their other names already. From the moment when it is renamed they all do.
struct TakeStaging {
    static let unfinished = ".voice-assets-takes"
    static let finished = ".voice-assets-takes-done"

    let fileSystem: any PublishingFileSystem
    /// The pack's folder.
    let folder: String

    private var staging: String { "\(folder)/\(Self.unfinished)" }
    private var done: String { "\(folder)/\(Self.finished)" }

    /// Whether a run that was killed left anything.
    func hasRemains() throws(PublishingError) -> Bool {
        for folder in [staging, done] where try fileSystem.entry(at: folder) != nil { return true }
        return false
    }

    /// Puts in order what a run that was killed left: all of its takes are there then, or none.
    func clear() throws(PublishingError) {
        if try fileSystem.entry(at: staging) != nil {
            for name in try fileSystem.names(in: staging) {
                let identity = try fileSystem.entry(at: "\(staging)/\(name)")?.identity
                let place = "\(folder)/\(name)"
                if let identity, try fileSystem.entry(at: place)?.identity == identity {
                    try fileSystem.removeFile(place)
                }
            }
            try fileSystem.synchronize(folder)
            try remove(staging)
        }
        if try fileSystem.entry(at: done) != nil { try remove(done) }
    }

    func open() throws(PublishingError) { try fileSystem.makeFolder(staging, permissions: nil) }

    /// Writes a take through to the disk.
    func write(_ bytes: [UInt8], as name: String) throws(PublishingError) {
        try fileSystem.write(bytes, toNew: "\(staging)/\(name)")
        try fileSystem.synchronize("\(staging)/\(name)")
    }

    /// Gives the takes their names beside the recordings; none of the names may be taken.
    func publish(_ names: [String]) throws(PublishingError) {
        for name in names { try publish(name) }
        try fileSystem.synchronize(folder)
        try fileSystem.move(staging, toNew: done)
        try remove(done)
        try fileSystem.synchronize(folder)
    }

    /// A file system without second names can't tell afterwards which takes were given theirs.
    private func publish(_ name: String) throws(PublishingError) {
        do throws(PublishingError) {
            try fileSystem.link("\(staging)/\(name)", toNew: "\(folder)/\(name)")
        } catch {
            guard error.isUnsupported else { throw error }
            try fileSystem.move("\(staging)/\(name)", toNew: "\(folder)/\(name)")
        }
    }

    private func remove(_ folder: String) throws(PublishingError) {
        for name in try fileSystem.names(in: folder) { try fileSystem.removeFile("\(folder)/\(name)") }
        try fileSystem.removeFolder(folder)
    }
}
