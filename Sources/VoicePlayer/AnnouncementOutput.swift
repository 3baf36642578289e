/// What announcements are heard by: the system's players, or a test's own.
public protocol AnnouncementOutput: Sendable {
    /// Plays a sound file to its end; cancelled, it stops. Throws if the file can't be played.
    func play(_ sound: [UInt8]) async throws
    /// Speaks a text to its end; cancelled, it stops. Throws if it can't be spoken.
    func speak(_ text: String, language: String) async throws
    /// Turns other sound down, or up again.
    func duck(_ isDucked: Bool)
}
