import VoiceAssetChecksums
import VoiceAssetFileSystem
import VoiceAssetPublishing
import VoiceAssetTakes

/// What is remembered of a pack's takes from run to run: a file in a hidden folder beside the packs' recordings. It may be
/// lost at any time, and what `generate` writes does not depend on it. The folder keeps itself out of git.
struct TakeCache: Sendable {
    /// The folder's name in the folder of recordings.
    static let folderName = ".voice-assets-cache"

    /// The folder with one folder of recordings per pack.
    var recordings: String
    var pack: String
    var isReadOnly: Bool

    private var folder: String { "\(recordings)/\(Self.folderName)" }
    private var file: String { "\(folder)/\(pack)" }
    /// No pack's name holds a tilde.
    private var knownFile: String { "\(file)~files" }

    /// What a judgement depends on besides the take.
    private func terms(_ judge: TakeJudge) -> String {
        "\(Generator.manifest) \(judge.profile) \(judge.limits) \(judge.measuresPitch)"
    }

    /// What is remembered of takes that were judged as this judge does; nothing if the file can't be used.
    /// - Parameter workers: takes that are read at a time, at least 1.
    func memory(of judge: TakeJudge, workers: Int) async -> TakeMemory {
        guard let bytes = try? readFile(at: file, within: recordings, limit: TakeMemoryFile.maximumBytes) else {
            return TakeMemory()
        }
        return await TakeMemoryFile.memory(from: bytes, terms: terms(judge), workers: workers)
    }

    /// Remembers these takes, and what their comparison found. Others may be remembered for a while.
    func keep(
        _ takes: [JudgedTake<KnownSound>], _ compared: ComparedTakes, of judge: TakeJudge, besides earlier: TakeMemory
    ) {
        guard !isReadOnly else { return }
        var memory = TakeMemory()
        for take in takes where !take.file.isRaw {
            if let usable = take.usable { memory.add(usable, sha256: take.sha256) }
        }
        memory.compared = compared
        let additions = memory.additions(to: earlier)
        guard !additions.isEmpty || compared != earlier.compared else { return }
        // A run without it takes longer and does the same.
        if let size = earlier.fileSize {
            let records = TakeMemoryFile.records(of: additions)
            if TakeMemoryFile.canGrow(to: size + records.count, holding: memory) {
                try? LocalFileSystem().append(records, to: file, size: size)
                return
            }
        }
        try? write(TakeMemoryFile.bytes(of: memory, terms: terms(judge)), to: file)
    }

    /// Takes and clips that need not be read to know their SHA-256.
    var files: KnownFiles {
        guard let bytes = try? readFile(at: knownFile, within: recordings, limit: KnownFiles.maximumBytes) else {
            return KnownFiles()
        }
        return KnownFiles(from: bytes)
    }

    func keep(_ files: KnownFiles) {
        guard !isReadOnly else { return }
        try? write(files.bytes, to: knownFile)
    }

    private var settledFile: String { "\(file)~settled" }

    /// What a run said of the pack that had nothing to do.
    var settled: SettledPack? {
        guard let bytes = try? readFile(at: settledFile, within: recordings, limit: SettledPack.maximumBytes) else {
            return nil
        }
        return SettledPack(bytes: bytes)
    }

    func keep(_ settled: SettledPack) {
        guard !isReadOnly else { return }
        try? write(settled.bytes, to: settledFile)
    }

    /// Forgets packs whose recordings are gone.
    static func forget(besides packs: [String], in recordings: String) {
        let folder = "\(recordings)/\(folderName)"
        guard FileKind(at: folder) == .folder, let entries = try? listFolder(at: folder) else { return }
        for entry in entries
        where entry.kind == .file && !entry.isHidden && !packs.contains(String(entry.name.prefix { $0 != "~" })) {
            try? LocalFileSystem().removeFile("\(folder)/\(entry.name)")
        }
    }

    private func write(_ bytes: [UInt8], to file: String) throws(PublishingError) {
        let files = LocalFileSystem()
        if try files.entry(at: folder) == nil {
            try files.makeFolder(folder, permissions: nil)
            try files.write(Array("*\n".utf8), toNew: "\(folder)/.gitignore")
        }
        guard try files.entry(at: folder)?.kind == .folder else { return }
        let temporary = "\(file)~"
        if try files.entry(at: temporary)?.kind == .file { try files.removeFile(temporary) }
        guard try files.entry(at: file).map({ $0.kind == .file }) ?? true else { return }
        try files.write(bytes, toNew: temporary)
        try files.move(temporary, over: file)
    }
}
