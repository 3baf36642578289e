import VoiceAssetCore
import VoiceManifest

/// The hidden folder beside the packs in which a pack is put together, and its later life: after the exchange it holds
/// the earlier pack, which is then taken apart. The manifest is the first file that is written and the last one that is removed:
/// what it lists is generate's at any moment.
struct StagingFolder {
    static let prefix = ".voice-assets-staging-"
    /// Where the earlier pack waits if two folders can't be exchanged in one moment.
    static let previousPrefix = ".voice-assets-previous-"

    let fileSystem: any PublishingFileSystem
    let output: String
    let pack: String

    private var live: String { "\(output)/\(pack)" }

    /// Puts the plan's pack in the place of the live one. If this throws, the live pack is the earlier one.
    ///
    /// - Returns: Remarks about what could not be cleared away afterwards.
    func publish(_ plan: PackPlan) throws -> [Finding] {
        let staging = try freeName(Self.prefix)
        guard !plan.files.isEmpty else {
            try moveLive { () throws(PublishingError) in try fileSystem.move(live, toNew: staging) }
            return clearAway(staging, plan.listed)
        }
        let earlier: String?
        do {
            try fill(staging, plan)
            earlier = try swap(staging, plan)
        } catch {
            let remarks = dismantle(staging, Set(plan.files.keys))
            throw Faults(Faults(error, at: live).findings + remarks)
        }
        return clearAway(earlier, plan.listed)
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
        let manifest = PackManifest.fileName
        if let source = plan.files[manifest] { try put(manifest, source, in: staging) }
        for folder in plan.folders {
            try fileSystem.makeFolder("\(staging)/\(folder.path)", permissions: folder.permissions)
        }
        for (path, source) in plan.files.sorted(by: { $0.key < $1.key }) where path != manifest {
            try put(path, source, in: staging)
        }
        // All at the end: the first call brings most of the others' data along.
        let written = plan.files.filter { if case .write = $0.value { true } else { false } }.keys.sorted()
        try fileSystem.synchronize(all: (written + plan.folders.map(\.path)).map { "\(staging)/\($0)" })
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
    private func clearAway(_ earlier: String?, _ listed: Set<String>) -> [Finding] {
        fileSystem.remarks(synchronizing: output) + (earlier.map { dismantle($0, listed) } ?? [])
    }

    /// Takes a folder apart that a run left, or that held the earlier pack: only what generate wrote is removed.
    ///
    /// - Parameter listed: paths of the files that generate wrote; nil if the manifest there tells.
    /// - Returns: Remarks about what is left.
    func dismantle(_ folder: String, _ listed: Set<String>? = nil) -> [Finding] {
        do {
            guard let entry = try fileSystem.entry(at: folder) else { return [] }
            guard entry.kind == .folder else { throw Faults(folder, .fileUnsafe, "leftover") }
            let listed = try listed ?? Set(PackRecord.read(folder, pack: pack, on: fileSystem).files.keys)
            return try clear(folder, "", listed).map {
                Finding(.outputConflict, "stuck", ["folder": .text(folder)]).at("\(folder)/\($0)")
            }
        } catch {
            return Faults(error, at: folder).findings.map { $0.leaving(folder) }
        }
    }

    /// Removes listed files, and the folder if nothing else is in it.
    ///
    /// - Returns: The paths of what stays.
    private func clear(_ folder: String, _ prefix: String, _ listed: Set<String>) throws -> [String] {
        var stuck: [String] = []
        let folders = listed.folders
        let names = try fileSystem.names(in: folder)
        let manifest = prefix.isEmpty && names.contains(PackManifest.fileName) ? PackManifest.fileName : nil
        for name in names where name != manifest {
            let path = prefix + name
            let kind = try fileSystem.entry(at: "\(folder)/\(name)")?.kind
            if kind == .folder, folders.contains(path) {
                stuck += try clear("\(folder)/\(name)", path + "/", listed)
            } else if kind == .file, listed.contains(path) || path.isSystemLitter {
                try fileSystem.removeFile("\(folder)/\(name)")
            } else {
                stuck.append(path)
            }
        }
        guard stuck.isEmpty else { return stuck }
        if let manifest { try fileSystem.removeFile("\(folder)/\(manifest)") }
        try fileSystem.removeFolder(folder)
        return []
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
