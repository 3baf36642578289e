#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Spoken announcements in the `Library/Sounds` of an App Group's container, where iOS looks for a notification's sound.
///
/// Each announcement gets a file of its own name, which appears complete or not at all. Old files go when new ones are
/// made. Several processes and threads may use one folder at the same time.
public struct SoundStore: Sendable {
    /// How long a sound is kept unless told otherwise, seconds: 12 hours.
    public static let defaultLifetime = 12 * 3600

    /// The folder of the sounds: `<container>/Library/Sounds`.
    public var folder: String { "\(container)/Library/Sounds" }
    /// How long a sound is kept, seconds; 0 or more.
    public let lifetime: Int
    /// What to play when an announcement can't be made.
    public let fallback: FallbackSound

    private let container: String
    private let writeCall: WriteCall

    /// - Parameters:
    ///   - container: the App Group's container, which must be there; `Library/Sounds` in it is made when it is needed.
    ///   - lifetime: how long a sound is kept, seconds; less than 0 counts as 0.
    ///   - fallback: what the errors name to be played instead.
    public init(container: String, lifetime: Int = defaultLifetime, fallback: FallbackSound = .standard) {
        self.init(container: container, lifetime: lifetime, fallback: fallback, writeCall: SystemCalls.write)
    }

    /// A store in the container of an App Group; see `init(container:lifetime:fallback:)` for a path.
    public init(container: URL, lifetime: Int = defaultLifetime, fallback: FallbackSound = .standard) {
        self.init(container: container.path, lifetime: lifetime, fallback: fallback)
    }

    init(container: String, lifetime: Int, fallback: FallbackSound, writeCall: @escaping WriteCall) {
        self.container = container
        self.lifetime = max(0, lifetime)
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
    public func store(
        _ announcement: PackSplicer.Announcement, of splicer: PackSplicer, rendition: SoundRendition
    ) throws(SoundError) -> StoredSound {
        try makeFolder()
        removeExpired()
        let name = SoundName.random(splicer.fileExtension(rendition: rendition.name) ?? "")
        let path = "\(folder)/\(name)"
        do {
            try splicer.write(announcement, rendition: rendition.name, to: path, by: writeCall)
        } catch {
            throw SoundError(.splicer(error), fallback)
        }
        return StoredSound(name: name, path: path, transcript: announcement.transcript, seconds: announcement.seconds)
    }

    /// Removes the sounds that are older than `lifetime`, and what killed processes left unfinished for so long.
    ///
    /// Only regular files go whose names have exactly the form that this library gives; links are not followed. A file's
    /// age is the time since it was written. One that was written later than `lifetime` from now comes from a clock that
    /// was wrong, and goes too.
    ///
    /// - Returns: how many files were removed.
    @discardableResult
    public func removeExpired() -> Int {
        let folder = SystemCalls.openFolder(folder)
        guard folder >= 0 else { return 0 }
        defer { SystemCalls.close(folder) }
        let now = SystemCalls.now
        return (SystemCalls.names(in: folder) ?? []).count { name in
            guard SoundName.isOne(name) || AtomicFile.unfinished.matches(name),
                let status = SystemCalls.status(name, in: folder), status.isFile,
                isExpired(status.modified, now: now)
            else { return false }
            // Somebody else may have been faster.
            return SystemCalls.remove(name, in: folder)
        }
    }

    /// Whether a file's time, seconds since 1970, is too far from now. A damaged file system states any number at all.
    func isExpired(_ modified: Int, now: Int) -> Bool {
        let (age, isBeyond) = now.subtractingReportingOverflow(modified)
        return isBeyond || age.magnitude > lifetime.magnitude
    }

    private func makeFolder() throws(SoundError) {
        let descriptor = SystemCalls.openFolder(container)
        guard descriptor >= 0 else {
            let error = SystemCalls.lastError
            throw error.isMissing
                ? SoundError(.containerMissing(path: container), fallback) : unwritable(container, error)
        }
        SystemCalls.close(descriptor)
        for path in ["\(container)/Library", folder] where !SystemCalls.makeFolder(path) {
            throw unwritable(path, SystemCalls.lastError)
        }
    }

    private func unwritable(_ path: String, _ error: SystemError) -> SoundError {
        SoundError(.splicer(error.isFull ? .diskFull(path: path) : .unwritable(path: path, error)), fallback)
    }
}
