import VoiceAssetCore
import VoiceManifest
import VoiceNotifications

/// Writes `index.json`, in one moment, over nothing but an index.
struct IndexWriter {
    /// The index before it gets its name. No pack's name begins with `~`.
    static let temporaryName = StagingFolder.prefix + "~index"

    let output: String
    let fileSystem: any PublishingFileSystem

    private var path: String { "\(output)/\(VoiceIndex.fileName)" }

    /// Makes the file hold this index.
    func write(_ index: VoiceIndex) -> PackOutcome {
        do {
            let bytes = try index.encoded()
            guard try !isPresent(bytes) else { return PackOutcome(change: .unchanged, unchanged: 1) }
            try replace(with: bytes)
            return PackOutcome(change: .changed, written: [VoiceIndex.fileName], diagnostics: synchronize())
        } catch {
            return .failed(Faults(error, at: path))
        }
    }

    /// Whether the index there has these bytes. Throws if what is there is not an index.
    private func isPresent(_ bytes: [UInt8]) throws -> Bool {
        guard let entry = try fileSystem.entry(at: path) else { return false }
        guard entry.kind == .file else { throw Faults(path, .fileUnsafe, "index") }
        guard entry.size <= VoiceIndex.maximumBytes else { throw Faults(path, .outputConflict, "index") }
        let present = try fileSystem.bytes(of: path, atMost: VoiceIndex.maximumBytes)
        guard present != bytes else { return true }
        let leftover = GitLeftover(in: present)
        if let leftover, leftover == .pointer { throw Faults([leftover.manifestFinding(at: path)]) }
        guard leftover != nil && Self.isIndex(merged: present) || (try? VoiceIndex(json: present)) != nil else {
            throw Faults(path, .outputConflict, "index")
        }
        return false
    }

    /// Whether a text with marks of a merge conflict was an index: it is written anew, whatever the two sides say.
    private static func isIndex(merged bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return ["schema", "packs", "fallback"].allSatisfy { text.contains("\"\($0)\"") }
    }

    /// Writes this index beside the one that is there, so that `putInPlace` needs no room any more.
    ///
    /// - Returns: Whether it did: not where the index is there already, nor where something else is.
    func stage(_ index: VoiceIndex) throws -> Bool {
        let bytes = try index.encoded()
        guard (try? isPresent(bytes)) == false else { return false }
        try write(bytes)
        return true
    }

    /// Gives the staged index its name. Where that fails, `write` says why.
    func putInPlace() {
        guard (try? fileSystem.move(temporary, over: path)) != nil else { return discard() }
        try? fileSystem.synchronize(output)
    }

    /// Removes the staged index.
    func discard() { try? fileSystem.removeFile(temporary) }

    private var temporary: String { "\(output)/\(Self.temporaryName)" }

    /// Writes bytes under the temporary name.
    private func write(_ bytes: [UInt8]) throws(PublishingError) {
        do {
            try fileSystem.write(bytes, toNew: temporary)
            try fileSystem.synchronize(temporary)
        } catch {
            discard()
            throw error
        }
    }

    private func replace(with bytes: [UInt8]) throws(PublishingError) {
        try write(bytes)
        do {
            try fileSystem.move(temporary, over: path)
        } catch {
            discard()
            throw error
        }
    }

    private func synchronize() -> [Finding] {
        do {
            try fileSystem.synchronize(output)
            return []
        } catch {
            return [.unsynchronized(error, in: output)]
        }
    }
}
