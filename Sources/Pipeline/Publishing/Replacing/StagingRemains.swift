import VoiceAssetCore
import VoiceManifest

/// Takes apart a staging folder or an earlier pack beside the live one. Only what generate wrote, and what the live pack
/// holds too, is removed. Everything else goes to its place in the live pack, or stays if that place is taken.
struct StagingRemains {
    private let fileSystem: any PublishingFileSystem
    private let folder: String
    private let live: String
    private let items: [PackTree.Item]
    private let record: PackRecord
    private let liveRecord: PackRecord
    /// What the live pack holds.
    private let liveIdentities: Set<PublishingEntry.Identity>
    /// Whether the run that filled the folder did not get to the end of it.
    private let isUnfinished: Bool

    /// `nil` if there is no such folder.
    ///
    /// - Parameter known: manifests of the pack.
    init?(
        of folder: String, live: String, pack: String, on fileSystem: any PublishingFileSystem,
        known: KnownManifests = KnownManifests()
    ) throws {
        guard let entry = try fileSystem.entry(at: folder) else { return nil }
        guard entry.kind == .folder else {
            throw Faults(folder, .fileUnsafe, "leftover")
        }
        self.fileSystem = fileSystem
        self.folder = folder
        self.live = live
        items = try PackTree(of: folder, device: entry.identity.device, on: fileSystem).items
        record = try .read(folder, pack: pack, on: fileSystem, known: known)
        isUnfinished = items.contains { $0.path == StagingFolder.marker }
        let liveEntry = try fileSystem.entry(at: live)
        guard let liveEntry else {
            liveRecord = .none
            liveIdentities = []
            return
        }
        guard liveEntry.kind == .folder else {
            throw Faults(live, .fileUnsafe, "leftover")
        }
        let liveItems = try PackTree(of: live, device: liveEntry.identity.device, on: fileSystem).items
        liveIdentities = Set(liveItems.filter { $0.entry.kind != .folder }.map(\.entry.identity))
        liveRecord = try .read(live, pack: pack, on: fileSystem, known: known)
    }

    /// - Returns: A remark for everything that stays.
    func clear() throws -> [Finding] {
        // What is in a folder before the folder; the manifest and the marker, which explain the rest, after the rest.
        let last = [PackManifest.fileName, StagingFolder.marker]
        let rest = items.reversed().filter { !last.contains($0.path) }
        var stuck: [String] = []
        for item in rest + last.flatMap({ path in items.filter { $0.path == path } }) {
            let isGone = item.entry.kind == .folder ? try clearFolder(item) : try clearFile(item)
            if !isGone { stuck.append(item.path) }
        }
        if stuck.isEmpty { try fileSystem.removeFolder(folder) }
        return stuck.filter { path in !stuck.contains { $0.hasPrefix(path + "/") } }.map { path in
            Finding(.outputConflict, "stuck", ["folder": .text(folder)]).at("\(folder)/\(path)")
        }
    }

    private func clearFile(_ item: PackTree.Item) throws -> Bool {
        if try isExpendable(item) {
            try fileSystem.removeFile("\(folder)/\(item.path)")
            return true
        }
        guard try isFolderOrMade(item.parent) else { return false }
        do {
            try fileSystem.move("\(folder)/\(item.path)", toNew: "\(live)/\(item.path)")
            return true
        } catch {
            guard error.isTaken else { throw error }
            return false
        }
    }

    private func isExpendable(_ item: PackTree.Item) throws -> Bool {
        let path = item.path
        if path == StagingFolder.marker || liveIdentities.contains(item.entry.identity) { return true }
        guard item.entry.kind == .file else { return false }
        if isUnfinished { return record.lists(path) || path == PackManifest.fileName }
        guard record.lists(path) else { return false }
        // It was to be overwritten, whatever is in it.
        guard !liveRecord.lists(path), let stated = record.files[path] else { return true }
        guard item.entry.size == stated.bytes else { return false }
        return stated.describes(try fileSystem.bytes(of: "\(folder)/\(path)", atMost: stated.bytes))
    }

    private func clearFolder(_ item: PackTree.Item) throws -> Bool {
        let isGenerates = isUnfinished || record.folders.contains(item.path)
        guard try isGenerates || isFolderOrMade(item.path) else { return false }
        do {
            try fileSystem.removeFolder("\(folder)/\(item.path)")
            return true
        } catch {
            guard error.isTaken else { throw error }
            return false
        }
    }

    /// Makes a folder of the live pack, and those above it, unless it is there. False if something else is.
    private func isFolderOrMade(_ path: String) throws -> Bool {
        let place = path.isEmpty ? live : "\(live)/\(path)"
        if let entry = try fileSystem.entry(at: place) { return entry.kind == .folder }
        guard try path.isEmpty || isFolderOrMade(path.parentPath) else { return false }
        try fileSystem.makeFolder(place, permissions: items.first { $0.path == path }?.entry.permissions)
        return true
    }
}
