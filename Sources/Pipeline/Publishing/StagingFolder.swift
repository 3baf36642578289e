import VoiceAssetCore
import VoiceManifest

/// The hidden folder beside the packs in which a pack is put together, and its later life: after the exchange it holds
/// the earlier pack, which is then taken apart.
///
/// While the folder is being filled a marker is in it: everything that its manifest lists is then generate's, finished
/// or not. Once the marker is gone, the folder is a whole pack, new or old.
struct StagingFolder {
    static let prefix = ".voice-assets-staging-"
    /// Where the earlier pack waits if two folders can't be exchanged in one moment.
    static let previousPrefix = ".voice-assets-previous-"
    static let marker = ".voice-assets-unfinished"

    let fileSystem: any PublishingFileSystem
    let output: String
    let pack: String

    private var live: String { "\(output)/\(pack)" }

    /// Puts the plan's pack in the place of the live one. If this throws, the live pack is the earlier one.
    ///
    /// - Returns: Remarks about what could not be cleared away afterwards.
    func publish(_ plan: PackPlan) throws -> [Finding] {
        let staging = try freeName(Self.prefix)
        guard !plan.leavesNothing else {
            try moveLive { () throws(PublishingError) in try fileSystem.move(live, toNew: staging) }
            return clearAway(staging, plan.manifests)
        }
        let earlier: String?
        do {
            try fill(staging, plan)
            earlier = try swap(staging, plan)
        } catch {
            let remarks = dismantle(staging, plan.manifests)
            throw Faults(Faults(error, at: live).findings + remarks)
        }
        return clearAway(earlier, plan.manifests)
    }

    /// The first free name for this pack: `<prefix><pack>`, or with `~2` and so on after what could not be cleared away.
    private func freeName(_ prefix: String) throws -> String {
        for number in 1...100 {
            let name = "\(output)/\(prefix)\(pack)" + (number == 1 ? "" : "~\(number)")
            if try fileSystem.entry(at: name) == nil { return name }
        }
        throw Faults("\(output)/\(prefix)\(pack)", .outputFailed, "leftovers")
    }

    private func fill(_ staging: String, _ plan: PackPlan) throws {
        try fileSystem.makeFolder(staging, permissions: plan.live?.permissions)
        let marker = "\(staging)/\(Self.marker)"
        try fileSystem.write([], toNew: marker)
        // First the manifest: by it a later run knows what the others are.
        let manifest = PackManifest.fileName
        if let source = plan.files[manifest] { try put(manifest, source, in: staging) }
        for folder in plan.folders {
            try fileSystem.makeFolder("\(staging)/\(folder.path)", permissions: folder.permissions)
        }
        for (path, source) in plan.files.sorted(by: { $0.key < $1.key }) where path != manifest {
            try put(path, source, in: staging)
        }
        // What can't be linked follows when the earlier pack is taken apart.
        for path in plan.foreign { _ = try isLinked(path, in: staging) }
        // All at the end: the first call brings most of the others' data along.
        let written = plan.files.filter { if case .write = $0.value { true } else { false } }.keys.sorted()
        try fileSystem.synchronize(all: (written + plan.folders.map(\.path)).map { "\(staging)/\($0)" })
        try fileSystem.removeFile(marker)
        try fileSystem.synchronize(staging)
    }

    private func put(_ path: String, _ source: PackPlan.Source, in staging: String) throws {
        switch source {
        case .write(let content):
            try fileSystem.write(content.bytes() ?? [], toNew: "\(staging)/\(path)")
        case .keep where try isLinked(path, in: staging):
            break
        case .keep:
            let bytes = try fileSystem.bytes(of: "\(live)/\(path)", atMost: PackManifest.maximumBytes)
            try fileSystem.write(bytes, toNew: "\(staging)/\(path)")
        }
    }

    /// Gives a file of the live pack its name in the new one too. False if it can't have two names.
    private func isLinked(_ path: String, in staging: String) throws(PublishingError) -> Bool {
        do {
            try fileSystem.link("\(live)/\(path)", toNew: "\(staging)/\(path)")
            return true
        } catch {
            guard error.isUnsupported else { throw error }
            return false
        }
    }

    /// Gives the finished folder the pack's name.
    ///
    /// - Returns: Where the earlier pack is now, if there was one.
    private func swap(_ staging: String, _ plan: PackPlan) throws -> String? {
        guard plan.live != nil else {
            try fileSystem.move(staging, toNew: live)
            return nil
        }
        do {
            try fileSystem.exchange(staging, live)
            return staging
        } catch {
            guard !error.isBusy else { throw Faults(live, .fileUnsafe, "pack mounted") }
            guard error.isUnsupported else { throw error }
            return try swapInTwoSteps(staging)
        }
    }

    private func moveLive(_ move: () throws(PublishingError) -> Void) throws {
        do throws(PublishingError) {
            try move()
        } catch {
            throw error.isBusy ? Faults(live, .fileUnsafe, "pack mounted") : Faults(error, at: live)
        }
    }

    /// Between the steps there is no pack under the name; if the run ends there, the next one puts the earlier pack back.
    private func swapInTwoSteps(_ staging: String) throws -> String {
        let previous = try freeName(Self.previousPrefix)
        try moveLive { () throws(PublishingError) in try fileSystem.move(live, toNew: previous) }
        do {
            try fileSystem.move(staging, toNew: live)
        } catch {
            try fileSystem.move(previous, toNew: live)
            throw error
        }
        return previous
    }

    /// What follows when the new pack is in place: nothing here makes the run fail.
    private func clearAway(_ earlier: String?, _ known: KnownManifests) -> [Finding] {
        var remarks: [Finding] = []
        do {
            try fileSystem.synchronize(output)
        } catch {
            remarks.append(.unsynchronized(error, in: output))
        }
        return remarks + (earlier.map { dismantle($0, known) } ?? [])
    }

    /// Takes a folder apart that a run left, or that held the earlier pack.
    ///
    /// - Returns: Remarks about what is left.
    func dismantle(_ folder: String, _ known: KnownManifests = KnownManifests()) -> [Finding] {
        do {
            return try StagingRemains(of: folder, live: live, pack: pack, on: fileSystem, known: known)?
                .clear() ?? []
        } catch {
            return Faults(error, at: folder).findings.map { $0.leaving(folder) }
        }
    }
}

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

/// Puts in order what a killed run left in the output folder.
struct StagingLeftovers {
    let output: String
    let fileSystem: any PublishingFileSystem

    /// - Returns: Remarks about what stays.
    func clear() throws -> [Finding] {
        let names = try fileSystem.names(in: output)
        let index = IndexWriter.temporaryName
        if names.contains(index), try fileSystem.entry(at: path(index))?.kind == .file {
            try fileSystem.removeFile(path(index))
        }
        try putBack(names)
        var remarks: [Finding] = []
        for prefix in [StagingFolder.previousPrefix, StagingFolder.prefix] {
            for name in names {
                guard let pack = Self.pack(name, prefix) else { continue }
                remarks += StagingFolder(fileSystem: fileSystem, output: output, pack: pack).dismantle(path(name))
            }
        }
        return remarks
    }

    /// Gives earlier packs their names again if no pack has them: whole packs before folders that something stuck in.
    private func putBack(_ names: [String]) throws {
        for mustBeWhole in [true, false] {
            for name in names {
                guard let pack = Self.pack(name, StagingFolder.previousPrefix),
                    try fileSystem.entry(at: path(name))?.kind == .folder,
                    try fileSystem.entry(at: path(pack)) == nil,
                    try !mustBeWhole || PackRecord.read(path(name), pack: pack, on: fileSystem).isSound
                else { continue }
                try fileSystem.move(path(name), toNew: path(pack))
            }
        }
    }

    /// The pack of a name with that prefix: `en-USD` of `<prefix>en-USD` and `<prefix>en-USD~2`.
    private static func pack(_ name: String, _ prefix: String) -> String? {
        guard name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.count).split(separator: "~", omittingEmptySubsequences: false)
        let isNumbered = parts.count == 2 && Int(parts[1]) != nil
        guard parts.count == 1 || isNumbered, Naming.isPack(String(parts[0])) else { return nil }
        return String(parts[0])
    }

    private func path(_ name: String) -> String { "\(output)/\(name)" }
}
