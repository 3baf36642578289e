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

    /// For each take the file of its clip that has its very samples already, as after a second run; nil where none has.
    func present(_ takes: [SessionCut], of session: borrowing SessionAudio, beside files: [String]) -> [String?] {
        let names = Dictionary(grouping: files) { RecordingName(fileName: $0)?.clip ?? "" }
        return takes.map { take in
            guard let there = names[take.clip?.id ?? ""], let bytes = try? Self.bytes(of: take, session) else {
                return nil
            }
            return there.first { (try? readFile(at: "\(folder)/\($0)", limit: bytes.count)) == bytes }
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

/// The hidden folder in a pack's folder that takes are written to before they get their names beside the recordings.
///
/// Each take has both names for a while. As long as the folder has its first name, the takes do not count: the next run takes
/// away those that have got their other names already. From the moment when it is renamed they all do.
struct TakeStaging {
    static let unfinished = ".voice-assets-takes"
    static let finished = ".voice-assets-takes-done"

    let fileSystem: any PublishingFileSystem
    /// The pack's folder.
    let folder: String

    private var staging: String { "\(folder)/\(Self.unfinished)" }
    private var done: String { "\(folder)/\(Self.finished)" }

    /// Whether a run that was killed left anything.
    func hasRemains() throws(PublishingError) -> Bool {
        for folder in [staging, done] where try fileSystem.entry(at: folder) != nil { return true }
        return false
    }

    /// Puts in order what a run that was killed left: all of its takes are there then, or none.
    func clear() throws(PublishingError) {
        if try fileSystem.entry(at: staging) != nil {
            for name in try fileSystem.names(in: staging) {
                let identity = try fileSystem.entry(at: "\(staging)/\(name)")?.identity
                let place = "\(folder)/\(name)"
                if let identity, try fileSystem.entry(at: place)?.identity == identity {
                    try fileSystem.removeFile(place)
                }
            }
            try fileSystem.synchronize(folder)
            try remove(staging)
        }
        if try fileSystem.entry(at: done) != nil { try remove(done) }
    }

    func open() throws(PublishingError) { try fileSystem.makeFolder(staging, permissions: nil) }

    /// Writes a take through to the disk.
    func write(_ bytes: [UInt8], as name: String) throws(PublishingError) {
        try fileSystem.write(bytes, toNew: "\(staging)/\(name)")
        try fileSystem.synchronize("\(staging)/\(name)")
    }

    /// Gives the takes their names beside the recordings; none of the names may be taken.
    func publish(_ names: [String]) throws(PublishingError) {
        for name in names { try publish(name) }
        try fileSystem.synchronize(folder)
        try fileSystem.move(staging, toNew: done)
        try remove(done)
        try fileSystem.synchronize(folder)
    }

    /// A file system without second names can't tell afterwards which takes were given theirs.
    private func publish(_ name: String) throws(PublishingError) {
        do throws(PublishingError) {
            try fileSystem.link("\(staging)/\(name)", toNew: "\(folder)/\(name)")
        } catch {
            guard error.isUnsupported else { throw error }
            try fileSystem.move("\(staging)/\(name)", toNew: "\(folder)/\(name)")
        }
    }

    private func remove(_ folder: String) throws(PublishingError) {
        for name in try fileSystem.names(in: folder) { try fileSystem.removeFile("\(folder)/\(name)") }
        try fileSystem.removeFolder(folder)
    }
}
