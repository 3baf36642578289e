import VoiceAssetFileSystem
import VoiceManifest

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
            return PackOutcome(change: .changed, written: [VoiceIndex.fileName], findings: synchronize())
        } catch {
            return .failed(PublishingFailure(error, at: path))
        }
    }

    /// Whether the index there has these bytes. Throws if what is there is not an index.
    private func isPresent(_ bytes: [UInt8]) throws -> Bool {
        guard let entry = try fileSystem.entry(at: path) else { return false }
        guard entry.kind == .file else { throw PublishingFailure(path, .indexNotRegular) }
        guard entry.size <= VoiceIndex.maximumBytes else { throw PublishingFailure(path, .foreignIndex) }
        let present = try fileSystem.bytes(of: path, atMost: VoiceIndex.maximumBytes)
        guard present != bytes else { return true }
        guard (try? VoiceIndex(json: present)) != nil else { throw PublishingFailure(path, .foreignIndex) }
        return false
    }

    private func replace(with bytes: [UInt8]) throws(PublishingError) {
        let temporary = "\(output)/\(Self.temporaryName)"
        do {
            try fileSystem.write(bytes, toNew: temporary)
            try fileSystem.synchronize(temporary)
            try fileSystem.move(temporary, over: path)
        } catch {
            try? fileSystem.removeFile(temporary)
            throw error
        }
    }

    private func synchronize() -> [OutputFinding] {
        do {
            try fileSystem.synchronize(output)
            return []
        } catch {
            return [OutputFinding(output, .unsynchronized(error))]
        }
    }
}
