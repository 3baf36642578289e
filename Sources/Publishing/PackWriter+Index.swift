import Diagnostics
import FileSystem
package import VoiceManifest

extension PackWriter {
    /// Makes `index.json` in the output folder hold this index, in one moment.
    package func writeIndex(_ index: VoiceIndex) -> PackOutcome {
        let path = "\(output)/\(VoiceIndex.fileName)"
        do {
            let bytes = try index.encoded()
            guard try !indexIs(bytes, at: path) else { return PackOutcome(change: .unchanged, unchanged: 1) }
            let temporary = "\(output)/\(StagingLeftovers.indexName)"
            do {
                try fileSystem.write(bytes, toNew: temporary)
                try fileSystem.synchronize(temporary)
                try fileSystem.move(temporary, over: path)
            } catch {
                try? fileSystem.removeFile(temporary)
                throw error
            }
            var outcome = PackOutcome(change: .changed, written: [VoiceIndex.fileName])
            do {
                try fileSystem.synchronize(output)
            } catch {
                outcome.diagnostics.append(error.diagnostic(.warning))
            }
            return outcome
        } catch let error as VoiceManifestError {
            return .failed(error.faults.map { Diagnostic(.manifestInvalid, file: path, found: $0.description) })
        } catch {
            return .failed(PackFault.diagnostics(error, in: path))
        }
    }

    /// Whether the index there has these bytes. Throws if what is there is not an index.
    private func indexIs(_ bytes: [UInt8], at path: String) throws -> Bool {
        guard let entry = try fileSystem.entry(at: path) else { return false }
        guard entry.kind == .file else {
            throw PackFault(.fileUnsafe, path, "this is not a regular file", advice: "move it away, then run again")
        }
        guard entry.size <= VoiceIndex.maximumBytes else { throw Self.foreignIndex(path) }
        let present = try fileSystem.bytes(of: path, atMost: VoiceIndex.maximumBytes)
        if present == bytes { return true }
        do {
            _ = try VoiceIndex(json: present)
            return false
        } catch {
            throw Self.foreignIndex(path)
        }
    }

    private static func foreignIndex(_ path: String) -> PackFault {
        PackFault(
            .outputConflict, path, "generate is to write this file, but what is there is not an index that it wrote",
            advice: "move it away, then run again")
    }
}
