/// From a notification's payload to its sound: what a notification service extension needs, in one value.
///
/// It can be made once and kept; a pack that is missing or damaged shows when a sound is asked for, as an error that
/// names the sound to play instead.
public struct NotificationVoice: Sendable {
    /// The pack, if it could be loaded.
    public let splicer: Result<PackSplicer, VoiceSplicerError>
    /// Where the sounds go.
    public let store: SoundStore
    /// How payloads are read.
    public let reader: PayloadReader
    /// The rendition of the sounds.
    public let rendition: String

    /// Loads a pack.
    ///
    /// - Parameters:
    ///   - pack: the pack's folder, which holds `manifest.json`.
    ///   - store: where the sounds go.
    ///   - reader: how payloads are read.
    ///   - rendition: the rendition of the sounds. Apple documents `wav`, `caf-*` and `aiff-*` for notifications.
    public init(pack: String, store: SoundStore, reader: PayloadReader = PayloadReader(), rendition: String = "wav") {
        do {
            splicer = .success(try PackSplicer(pack: pack))
        } catch {
            splicer = .failure(error)
        }
        self.store = store
        self.reader = reader
        self.rendition = rendition
    }

    /// Makes the sound that a payload asks for.
    ///
    /// - Parameter payload: a notification's `userInfo`.
    /// - Throws: `SoundError`, which names the sound to play instead.
    public func sound(for payload: [AnyHashable: Any]) throws(SoundError) -> StoredSound {
        let splicer: PackSplicer
        let announcement: PackSplicer.Announcement
        do {
            splicer = try self.splicer.get()
        } catch {
            throw SoundError(.splicer(error), store.fallback)
        }
        let request: PayloadReader.Request
        do {
            request = try reader.request(in: payload, for: splicer)
        } catch {
            throw SoundError(.payload(error), store.fallback)
        }
        do {
            announcement = try splicer.announcement(request.announcement, amount: request.amount)
        } catch {
            throw SoundError(.splicer(error), store.fallback)
        }
        return try store.store(announcement, of: splicer, rendition: rendition)
    }
}
