package import VoiceAssetCore
package import VoiceManifest
import VoiceNotifications

/// Compares what a pack's folder is to hold with what is in it. What the tool did not write has no place there: it is named, and
/// nothing is changed.
struct PackPlanner {
    private let folder: String
    private let pack: String
    private let fileSystem: any PublishingFileSystem
    /// Generate's files of the finished pack, with what the new manifest states about them (the manifest itself: `nil`).
    private let wanted: [String: (file: PackContent.File, stated: PackManifest.ClipFile?)]
    private let known: FileIndex
    private let keepsChanges: Bool
    private let record: PackRecord
    /// The folders in which files of the pack are, old or new.
    private let folders: Set<String>
    /// What is there, by path, without what is in folders that no file of the pack is in. (Paths that differ only in Unicode
    /// normalization would meet here; generate's own are ASCII.)
    private var present: [String: PublishingEntry] = [:]
    private var plan = PackPlan()
    private var faults: [Finding] = []

    /// The plan for a pack; content `nil` means that nothing of generate's is to remain.
    static func plan(
        _ content: PackContent?, pack: String, in folder: String, on fileSystem: any PublishingFileSystem
    ) throws -> PackPlan {
        var planner = try Self(content, pack: pack, in: folder, on: fileSystem)
        return try planner.run()
    }

    private init(
        _ content: PackContent?, pack: String, in folder: String, on fileSystem: any PublishingFileSystem
    ) throws {
        self.folder = folder
        self.pack = pack
        self.fileSystem = fileSystem
        known = content?.known ?? FileIndex()
        keepsChanges = content?.keepsChanges ?? false
        wanted = try content.map { try Self.wanted($0, pack: pack, in: folder) } ?? [:]
        plan.live = try fileSystem.entry(at: folder)
        guard let live = plan.live else {
            (record, folders) = (.none, [])
            return
        }
        guard live.kind == .folder else {
            throw Faults(folder, .fileUnsafe, live.kind == .link ? "link" : "not folder")
        }
        // A file system of its own can't be renamed; a folder of the same one that is mounted here shows when it is tried.
        let device = live.identity.device
        guard try fileSystem.entry(at: "\(folder)/..")?.identity.device == device else {
            throw Faults(folder, .fileUnsafe, "pack mounted")
        }
        record = try .read(folder, pack: pack, on: fileSystem, known: content?.earlier)
        plan.listed = Set(record.files.keys)
        folders = plan.listed.union(wanted.keys).folders
        try list("", device)
    }

    /// Notes what is in a folder of the pack. Links are noted, not followed.
    private mutating func list(_ prefix: String, _ device: UInt64) throws {
        for name in try fileSystem.names(in: "\(folder)/\(prefix)".withoutSlash) {
            let path = prefix + name
            guard let entry = try fileSystem.entry(at: "\(folder)/\(path)") else { continue }
            present[path] = entry
            guard entry.kind == .folder, folders.contains(path) else { continue }
            guard entry.identity.device == device else { throw Faults("\(folder)/\(path)", .fileUnsafe, "mounted") }
            try list(path + "/", device)
        }
    }

    /// The content by path, checked against its own manifest.
    private static func wanted(
        _ content: PackContent, pack: String, in folder: String
    ) throws -> [String: (file: PackContent.File, stated: PackManifest.ClipFile?)] {
        let stated = content.manifest.filesByPath
        guard content.manifest.pack == pack, Set(stated.keys) == Set(content.files.keys) else {
            throw Faults(folder, .outputFailed, "files")
        }
        var wanted = content.files.mapValues { (file: $0, stated: PackManifest.ClipFile?.none) }
        for (path, file) in stated {
            wanted[path]?.stated = file
            if let bytes = try content.files[path]?.bytes(), !file.describes(bytes) {
                throw Faults("\(folder)/\(path)", .outputFailed, "bytes")
            }
        }
        do {
            let json =
                if let text = content.writtenText { try content.manifest.encoded(from: text) } else {
                    try content.manifest.encoded()
                }
            wanted[PackManifest.fileName] = (.bytes(json), nil)
        } catch {
            throw Faults(error, at: "\(folder)/\(PackManifest.fileName)")
        }
        return wanted
    }

    private mutating func run() throws -> PackPlan {
        if let damage = try damagedManifest() { throw Faults([damage]) }
        let needed = Set(wanted.keys).folders.sorted()
        for rendition in needed { require("folder", at: rendition) }
        if faults.isEmpty {
            for path in wanted.keys.sorted() { try place(path) }
            try sortOutOld()
            noteForeign()
        }
        guard faults.isEmpty else { throw Faults(faults) }
        // A folder's path sorts before the paths of what is in it.
        plan.folders = needed.map { ($0, present[$0]?.permissions) }
        return plan
    }

    /// The manifest that is to be replaced, if it is generate's own and damaged: then nobody knows which files here are generate's.
    /// It is generate's own if the file for splicers beside it is this pack's, or the index above lists it: packs of 0.2.0 have no file
    /// for splicers.
    private func damagedManifest() throws -> Finding? {
        let path = PackManifest.fileName
        guard let damage = record.damage, wanted[path] != nil, present[path]?.kind == .file else { return nil }
        switch damage {
        case .foreign: return nil
        case .git(.pointer):
            return GitLeftover.pointer.finding(.manifestInvalid, at: "\(folder)/\(path)")
        case .git, .unsound:
            guard hasOwnSplice || isIndexed else { return nil }
            let words = ["distrust": Finding.Argument.text(damage.reason), "folder": .text(folder)]
            return Finding(.outputConflict, "damaged", words).at("\(folder)/\(path)")
        }
    }

    private var hasOwnSplice: Bool {
        guard let splice = present[SpliceManifest.fileName], splice.kind == .file,
            splice.size <= SpliceManifest.maximumBytes,
            let manifest = try? SpliceManifest(json: read(SpliceManifest.fileName, splice))
        else { return false }
        return manifest.pack == pack
    }

    private var isIndexed: Bool {
        let bytes = try? fileSystem.bytes(of: "\(folder)/../\(VoiceIndex.fileName)", atMost: VoiceIndex.maximumBytes)
        return bytes.flatMap { try? VoiceIndex(json: $0) }?.packs[pack] != nil
    }

    /// Notes an obstacle unless the name is free or of something of that kind.
    private mutating func require(_ object: String, at path: String) {
        guard let entry = present[path], entry.kind != (object == "folder" ? .folder : .file) else { return }
        let isLink = entry.kind == .link
        let finding = Finding(
            isLink ? .fileUnsafe : .outputConflict, isLink ? "link inside" : "object", ["object": .text(object)])
        note(finding, at: path)
    }

    private mutating func note(_ finding: Finding, at path: String) {
        faults.append(finding.at("\(folder)/\(path)"))
    }

    /// Decides about one of generate's files.
    private mutating func place(_ path: String) throws {
        let count = faults.count
        require("file", at: path)
        guard faults.count == count, let (file, stated) = wanted[path] else { return }
        guard let entry = present[path] else {
            guard file.count != nil else { return noteLost(path) }
            plan.files[path] = .write(file)
            plan.written.append(path)
            return
        }
        guard let count = file.count else {
            guard let stated, try has(path, entry, what: stated) else { return noteLost(path) }
            plan.files[path] = .keep
            return
        }
        if entry.size == count, try read(path, entry) == file.bytes() {
            plan.files[path] = .keep
        } else if record.lists(path) {
            if keepsChanges, let changed = try change(of: path, entry) { return note(changed, at: path) }
            plan.files[path] = .write(file)
            plan.written.append(path)
        } else {
            noteForeign("foreign", at: path)
        }
    }

    /// What tells that somebody changed one of the pack's files since its manifest was written.
    private func change(of path: String, _ entry: PublishingEntry) throws -> Finding? {
        let bytes = try read(path, entry)
        if let stated = record.files[path] {
            return stated.sha256 == Digest.sha256(bytes) || path.hasSuffix(".json") && bytes.isText(of: stated.sha256)
                ? nil : Finding(.outputConflict, "exported", ["kind": .text("file of the pack")])
        }
        // An earlier version's manifest doesn't vouch for itself.
        let fault = (try? PackManifest(json: bytes))?.sealFault(in: bytes)
        return fault == nil || fault?.form == "unsealed"
            ? nil : Finding(.outputConflict, "exported", ["kind": .text("manifest")])
    }

    private func read(_ path: String, _ entry: PublishingEntry) throws(PublishingError) -> [UInt8] {
        try fileSystem.bytes(of: "\(folder)/\(path)", atMost: entry.size)
    }

    private func has(_ path: String, _ entry: PublishingEntry, what file: PackManifest.ClipFile) throws -> Bool {
        guard entry.size == file.bytes else { return false }
        if let sha256 = known[entry.stamp] { return sha256 == file.sha256 }
        return file.describes(try read(path, entry))
    }

    private mutating func noteLost(_ path: String) {
        faults.append(Finding(.outputFailed, "changed").at("\(folder)/\(path)"))
    }

    /// Decides about files that generate once wrote and that no longer belong.
    private mutating func sortOutOld() throws {
        for (path, file) in record.files.sorted(by: { $0.key < $1.key }) where wanted[path] == nil {
            guard let entry = present[path] else { continue }
            if entry.kind == .file, try has(path, entry, what: file) {
                plan.removed.append(path)
            } else {
                note(Finding(.outputConflict, "edited"), at: path)
            }
        }
        let manifest = PackManifest.fileName
        if wanted[manifest] == nil, record.lists(manifest) { plan.removed.append(manifest) }
    }

    /// Notes what the tool did not write, but for what systems leave in every folder.
    private mutating func noteForeign() {
        for (path, entry) in present.sorted(by: { $0.key < $1.key }) {
            let isOwn = entry.kind == .folder ? folders.contains(path) : wanted[path] != nil || record.lists(path)
            if !isOwn, !(entry.kind == .file && path.isSystemLitter) { noteForeign("inside", at: path) }
        }
    }

    private mutating func noteForeign(_ form: String, at path: String) {
        let distrust = record.damage.map {
            Finding(.outputConflict, "distrusted", ["distrust": .text($0.reason), "folder": .text(folder)])
        }
        note(distrust ?? Finding(.outputConflict, form, form == "inside" ? ["folder": .text(folder)] : [:]), at: path)
    }
}

/// What has to happen to a pack's folder, decided before anything is touched.
struct PackPlan {
    enum Source {
        /// A file with the bytes of this.
        case write(PackContent.File)
        /// The file that is there.
        case keep
    }

    /// The folder as it is; `nil` if there is none.
    var live: PublishingEntry?
    /// The folders that the finished pack has, a folder before what is in it, with the permissions that they have now.
    var folders: [(path: String, permissions: UInt16?)] = []
    /// Generate's files in the finished pack.
    var files: [String: Source] = [:]
    /// The files of the pack as it is, without the manifest.
    var listed: Set<String> = []
    var written: [String] = []
    var removed: [String] = []

    /// Whether the folder is as it is to be.
    var changesNothing: Bool { written.isEmpty && removed.isEmpty }

    /// The result of having carried it out.
    var outcome: PackOutcome {
        PackOutcome(
            change: changesNothing ? .unchanged : .changed, written: written, unchanged: files.count - written.count,
            removed: removed)
    }
}

/// What a pack's folder is to hold.
package struct PackContent: Sendable {
    /// Where a file of the manifest comes from.
    package enum File: Sendable, Hashable {
        /// These bytes.
        case bytes([UInt8])
        /// Bytes that the run did not hold in memory.
        case spilled(SpilledBytes)
        /// The file that the pack has already, with the bytes that the new manifest states.
        case keep

        /// How many bytes there are; nil of a file that the pack has.
        var count: Int? {
            switch self {
            case .bytes(let bytes): bytes.count
            case .spilled(let bytes): bytes.count
            case .keep: nil
            }
        }

        /// The bytes; nil of a file that the pack has.
        func bytes() throws(PublishingError) -> [UInt8]? {
            switch self {
            case .bytes(let bytes): bytes
            case .spilled(let bytes): try bytes.bytes()
            case .keep: nil
            }
        }
    }

    package var manifest: PackManifest
    /// The manifest's `writtenText()`, if it is at hand.
    var writtenText: [UInt8]?
    /// One for every path of the manifest, by that path.
    package var files: [String: File]
    /// Files that need not be read to know their SHA-256.
    package var known = FileIndex()
    /// What the pack was when the run began, if it was looked at.
    package var earlier: EarlierPack?
    /// Whether a file that somebody changed since it was written keeps the pack from being replaced.
    package var keepsChanges = false

    /// Whether the earlier manifest holds the same remarks on the clips.
    var saysAsBefore: Bool {
        guard let clips = earlier?.manifest.clips else { return false }
        return clips.elementsEqual(manifest.clips) { $0.id == $1.id && $0.findings == $1.findings }
    }
}

extension Set<String> {
    /// The folders in which files with these paths are, and those around them.
    var folders: Set<String> {
        var folders: Set<String> = []
        for path in self {
            var parent = path.parentPath
            while !parent.isEmpty, folders.insert(parent).inserted { parent = parent.parentPath }
        }
        return folders
    }
}

extension String {
    /// The path without its last component; empty if it has only one.
    var parentPath: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

    fileprivate var withoutSlash: String { hasSuffix("/") ? String(dropLast()) : self }

    /// Whether a path is of a file that file managers leave in folders which somebody looked at.
    var isSystemLitter: Bool {
        [".DS_Store", "Thumbs.db", "desktop.ini"].contains { self == $0 || hasSuffix("/" + $0) }
    }
}
