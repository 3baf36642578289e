import VoiceAssetAudioCodecs
package import VoiceAssetDiagnostics
package import VoiceAssetFileSystem
import VoiceAssetPacks
import VoiceAssetTakes

/// Writes a session's takes beside a pack's recordings: all of them or none, and never over a file that is there.
package struct TakeWriter {
    private static let prefix = ".voice-assets-take-"

    let fileSystem: any PublishingFileSystem
    /// The pack's folder.
    let folder: String

    package init(folder: String, fileSystem: any PublishingFileSystem = LocalFileSystem()) {
        self.folder = folder
        self.fileSystem = fileSystem
    }

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

    /// - Parameter names: the file names of the takes.
    /// - Returns: what went wrong; then nothing new is there.
    package func write(_ takes: [SessionCut], named names: [String], of session: borrowing SessionAudio) -> [Diagnostic]
    {
        var made: [String] = []
        do {
            let lock = try fileSystem.lock(folder)
            defer { withExtendedLifetime(lock) {} }
            for (take, name) in zip(takes, names) {
                let path = "\(folder)/\(Self.prefix)\(name)"
                let bytes = try Self.bytes(of: take, session)
                made.append(path)
                do { try fileSystem.write(bytes, toNew: path) } catch {
                    // What stands there already is none of ours.
                    if try fileSystem.entry(at: path) != nil, error.operation == "make" { made.removeLast() }
                    throw error
                }
            }
            for (index, name) in names.enumerated() {
                try fileSystem.move(made[index], toNew: "\(folder)/\(name)")
                made[index] = "\(folder)/\(name)"
            }
            try fileSystem.synchronize(folder)
            return []
        } catch {
            for path in made { try? fileSystem.removeFile(path) }
            return [Self.diagnostic(error, folder)]
        }
    }

    private static func bytes(of take: SessionCut, _ session: borrowing SessionAudio) throws -> [UInt8] {
        let rate = Double(session.sampleRate)
        let frames = Int(take.keptStart * rate)..<max(Int(take.keptStart * rate), Int(take.keptEnd * rate))
        let samples = try session.samples(frames)
        return try SoundFile.encodeWAV24(samples, channels: session.channels, sampleRate: session.sampleRate)
    }

    private static func diagnostic(_ error: any Error, _ folder: String) -> Diagnostic {
        switch error {
        case let error as PublishingError: error.diagnostic
        case let error as SessionError: error.diagnostic(file: folder)
        default: Diagnostic(.outputFailed, file: folder, found: "\(error)")
        }
    }
}
