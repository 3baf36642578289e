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
