import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline

/// Writes a session's takes beside a pack's recordings: all of them or none, and never over a file that is there.
package struct TakeWriter {
    /// The pack's folder.
    let folder: String
    var fileSystem: any PublishingFileSystem = LocalFileSystem()

    /// The file names for the takes: the clip's next free number, whatever the extension of the ones that are there.
    package static func fileNames(for takes: [SessionCut], beside files: [String]) -> [String] {
        var last: [String: Int] = [:]
        for name in files.compactMap(RecordingName.init) {
            last[name.clip] = max(last[name.clip] ?? 0, name.take, 1)
        }
        return takes.map { take in
            let id = take.clip?.id ?? ""
            let number = (last[id] ?? 0) + 1
            last[id] = number
            return number == 1 ? "\(id).wav" : "\(id)~\(number).wav"
        }
    }

    /// - Parameters:
    ///   - names: the file names of the takes.
    ///   - note: notes what the takes say before they have their names, given the SHA-256 of each; with a lock on the folder.
    /// - Returns: what went wrong; then nothing new is there.
    package func write(
        _ takes: [SessionCut], named names: [String], of session: borrowing SessionAudio,
        noting note: ([String]) throws(PublishingError) -> Void
    ) -> [Finding] {
        let staging = TakeStaging(fileSystem: fileSystem, folder: folder)
        do {
            let lock = try fileSystem.lock(folder)
            defer { withExtendedLifetime(lock) {} }
            try staging.clear()
            do {
                try staging.open()
                var sums: [String] = []
                for (take, name) in zip(takes, names) {
                    let bytes = try Self.bytes(of: take, session)
                    try staging.write(bytes, as: name)
                    sums.append(Digest.sha256(bytes))
                }
                try note(sums)
                try staging.publish(names)
            } catch {
                try? staging.clear()
                throw error
            }
            return []
        } catch {
            return [Self.diagnostic(error, folder)]
        }
    }

    /// Puts in order what a run that was killed left in the folder.
    func clear() -> [Finding] {
        let staging = TakeStaging(fileSystem: fileSystem, folder: folder)
        do throws(PublishingError) {
            guard try staging.hasRemains() else { return [] }
            let lock = try fileSystem.lock(folder)
            defer { withExtendedLifetime(lock) {} }
            try staging.clear()
            return []
        } catch {
            return [error.diagnostic]
        }
    }

    static func bytes(of take: SessionCut, _ session: borrowing SessionAudio) throws -> [UInt8] {
        let rate = Double(session.sampleRate)
        let start = Int((take.keptStart * rate).rounded())
        let frames = start..<max(start, Int((take.keptEnd * rate).rounded()))
        let samples = try session.samples(frames)
        return try SoundFile.encode(
            samples, channels: session.channels, sampleRate: session.sampleRate, as: .wavPCM24)
    }

    private static func diagnostic(_ error: any Error, _ folder: String) -> Finding {
        switch error {
        case let error as PublishingError: error.diagnostic
        case let error as Finding: error
        default: Finding(.outputFailed, "stated", ["message": .text("\(error)")]).at(folder)
        }
    }
}
