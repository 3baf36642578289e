import NumberGrammar

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Spoken announcements in the `Library/Sounds` of an App Group's container, where iOS looks for a notification's sound.
///
/// Each announcement gets a file of its own name, which appears complete or not at all, and is left out of backups. Old
/// files go when new ones are made, and the oldest where there are too many. Several processes and threads may use one
/// folder at the same time.
public struct SoundStore: Sendable {
    /// How long a sound is kept unless told otherwise, seconds: 12 hours.
    public static let defaultLifetime: TimeInterval = 12 * 3600
    /// How many sounds are kept unless told otherwise.
    public static let defaultMaximumFiles = 200
    /// How many bytes of sounds are kept unless told otherwise: 64 MiB, some 180 announcements of 4 s in WAV.
    public static let defaultMaximumBytes = 64 << 20
    /// For so long nothing goes however many sounds there are, seconds: iOS may not have played it yet. It is twice the
    /// length of a sound.
    static let playing = 60

    /// The folder of the sounds: `<container>/Library/Sounds`.
    public var folder: String { "\(container)/Library/Sounds" }
    /// How long a sound is kept, seconds; 0 or more.
    public let lifetime: TimeInterval
    /// How many sounds are kept, the newest; those of the last minute stay all the same.
    public let maximumFiles: Int
    /// How many bytes of sounds are kept, those of the newest; those of the last minute stay all the same.
    public let maximumBytes: Int
    /// What to play when an announcement can't be made.
    public let fallback: FallbackSound

    /// What became of pushes.
    var log: OutcomeLog { OutcomeLog(container: container) }
    var texts: KeptTexts { KeptTexts(container: container) }

    private let container: String
    private let writeCall: WriteCall

    /// - Parameters:
    ///   - container: the App Group's container, which must be there; `Library/Sounds` in it is made when it is needed.
    ///   - lifetime: how long a sound is kept, seconds; less than 0 counts as 0.
    ///   - maximumFiles: how many sounds are kept.
    ///   - maximumBytes: how many bytes of sounds are kept.
    ///   - fallback: what the errors name to be played instead.
    public init(
        container: String, lifetime: TimeInterval = defaultLifetime, maximumFiles: Int = defaultMaximumFiles,
        maximumBytes: Int = defaultMaximumBytes, fallback: FallbackSound = .own
    ) {
        self.init(
            container: container, lifetime: lifetime, maximumFiles: maximumFiles, maximumBytes: maximumBytes,
            fallback: fallback, writeCall: SystemCalls.write)
    }

    /// A store in the container of an App Group; see the initializer for a path.
    public init(
        container: URL, lifetime: TimeInterval = defaultLifetime, maximumFiles: Int = defaultMaximumFiles,
        maximumBytes: Int = defaultMaximumBytes, fallback: FallbackSound = .own
    ) {
        self.init(
            container: container.path, lifetime: lifetime, maximumFiles: maximumFiles, maximumBytes: maximumBytes,
            fallback: fallback)
    }

    init(
        container: String, lifetime: TimeInterval, maximumFiles: Int = defaultMaximumFiles,
        maximumBytes: Int = defaultMaximumBytes, fallback: FallbackSound, writeCall: @escaping WriteCall
    ) {
        self.container = container
        self.lifetime = lifetime > 0 ? lifetime : 0
        self.maximumFiles = max(0, maximumFiles)
        self.maximumBytes = max(0, maximumBytes)
        self.fallback = fallback
        self.writeCall = writeCall
    }

    /// Writes an announcement as a sound of a new name, after removing the sounds that are too old.
    ///
    /// - Parameters:
    ///   - announcement: what is said.
    ///   - splicer: the one that the announcement comes from.
    ///   - rendition: one that the pack has. All but `mp3` are in formats that Apple documents for notifications.
    /// - Throws: `SoundError`, which names the sound to play instead. No part of the file is left then.
    public func save(
        _ announcement: PackSplicer.Announcement, of splicer: PackSplicer, rendition: SoundRendition
    ) throws(SoundError) -> StoredSound {
        let (name, path) = try saved(
            splicer.fileExtension(rendition: rendition) ?? "",
            bytes: splicer.fileBytes(announcement, rendition: rendition) ?? 0
        ) { path throws(VoiceSplicerError) in
            try splicer.write(announcement, rendition: rendition, to: path, by: writeCall)
        }
        return StoredSound(
            name: name, path: path, transcript: announcement.transcript, seconds: announcement.seconds,
            announcement: announcement.id, amount: announcement.amount, pack: splicer.manifest.pack)
    }

    /// Writes mono PCM of 16 bits as a sound of a new name in WAV, after removing the sounds that are too old.
    ///
    /// - Parameter sampleRate: samples a second.
    package func save(
        samples: [Int16], sampleRate: Int
    ) throws(SoundError) -> (name: String, path: String) {
        let header = WAVEFormat.pcm(sampleRate: sampleRate).header(payload: samples.count * 2)
        return try saved("wav", bytes: header.count + samples.count * 2) { path throws(VoiceSplicerError) in
            let file = try AtomicFile(path, by: writeCall)
            try file.put(header, header.indices)
            let bytes = samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
            try file.put(bytes, bytes.indices)
            try file.finish()
        }
    }

    /// A new sound, after removing the sounds that are too old.
    private func saved(
        _ fileExtension: String, bytes: Int, by write: (String) throws(VoiceSplicerError) -> Void
    ) throws(SoundError) -> (name: String, path: String) {
        try makeFolder()
        removeExpired(leavingRoomFor: bytes)
        let name = SoundName.random(fileExtension)
        let path = "\(folder)/\(name)"
        do {
            try write(path)
        } catch {
            throw SoundError(.splicer(error), fallback)
        }
        Backup.leaveOut(path)
        return (name, path)
    }

    /// Removes the sounds that are older than `lifetime`, what killed processes left unfinished for so long, and the oldest
    /// sounds beyond `maximumFiles` and `maximumBytes`.
    ///
    /// Only regular files go whose names have exactly the form that this library gives; links are not followed. A file's
    /// age is the time since it was written. One that was written later than `lifetime` from now comes from a clock that
    /// was wrong, and goes too.
    ///
    /// - Returns: how many files were removed.
    @discardableResult
    public func removeExpired() -> Int { removeExpired(leavingRoomFor: nil) }

    /// A sound, or what was to become one.
    private struct Kept {
        let name: String
        let status: SystemCalls.Status
    }

    /// - Parameter newBytes: bytes of a sound that is about to be written; `nil` if none is.
    @discardableResult
    private func removeExpired(leavingRoomFor newBytes: Int?) -> Int {
        let folder = SystemCalls.openFolder(folder)
        guard folder >= 0 else { return 0 }
        defer { SystemCalls.close(folder) }
        let now = SystemCalls.now
        let files = (SystemCalls.names(in: folder) ?? []).compactMap { name -> Kept? in
            guard SoundName.isOne(name) || AtomicFile.unfinished.matches(name),
                let status = SystemCalls.status(name, in: folder), status.isFile
            else { return nil }
            return Kept(name: name, status: status)
        }
        let newest = files.inOrder { ($0.status.modified, $0.name) > ($1.status.modified, $1.name) }
        // So that the newest remain within the limits, with a new one.
        var room = (files: maximumFiles - (newBytes == nil ? 0 : 1), bytes: maximumBytes - (newBytes ?? 0))
        return newest.count { file in
            var isSpare = isExpired(file.status.modified, now: now)
            if !isSpare {
                room.files -= 1
                // Files with holes may state any size.
                let (bytes, isBeyond) = room.bytes.subtractingReportingOverflow(file.status.bytes)
                room.bytes = isBeyond ? .min : bytes
                isSpare = (room.files < 0 || room.bytes < 0) && now - file.status.modified > Self.playing
            }
            // Somebody else may have been faster.
            return isSpare && SystemCalls.remove(file.name, in: folder)
        }
    }

    /// Whether a file's time, seconds since 1970, is too far from now. A damaged file system states any number at all.
    func isExpired(_ modified: Int, now: Int) -> Bool {
        let (age, isBeyond) = now.subtractingReportingOverflow(modified)
        return isBeyond || Double(age.magnitude) > lifetime
    }

    private func makeFolder() throws(SoundError) {
        let descriptor = SystemCalls.openFolder(container)
        guard descriptor >= 0 else {
            let error = SystemCalls.lastError
            throw error.isMissing
                ? SoundError(.containerMissing(path: container), fallback) : unwritten(container, error)
        }
        SystemCalls.close(descriptor)
        for path in ["\(container)/Library", folder] where !SystemCalls.makeFolder(path) {
            throw unwritten(path, SystemCalls.lastError)
        }
    }

    private func unwritten(_ path: String, _ error: SystemError) -> SoundError {
        SoundError(.splicer(.unwritten(path, error)), fallback)
    }
}
