public import NumberGrammar
public import VoiceManifest

/// A voice pack, ready to announce amounts: amounts in, one playable file out.
///
/// ```swift
/// let splicer = try PackSplicer(pack: folder)
/// let announcement = try splicer.announcement("payment-received", amount: splicer.amount("15.50"))
/// try splicer.write(announcement, rendition: "wav", to: path)
/// ```
///
/// Nothing is decoded or encoded: the clips' bytes are copied behind one header. A value may be used by several threads
/// at once; it keeps no file open.
public struct PackSplicer: Sendable {
    let pack: Pack

    /// Loads a pack: the folder that holds `manifest.json`, as `generate` wrote it. Clips are looked at when they are
    /// spliced.
    ///
    /// - Parameter folder: a path, absolute or from the working directory.
    /// - Throws: `packMissing`, `unreadable`, `manifest`, `noGrammar`.
    public init(pack folder: String) throws(VoiceSplicerError) {
        pack = try Pack(folder: folder)
    }

    /// What the pack says about itself.
    public var manifest: PackManifest { pack.manifest }

    /// The ids of the announcements, sorted.
    public var announcementIDs: [String] { pack.grammar.table.announcements.keys.sorted() }

    /// The announcement of an amount that comes without an id: the only one that says an amount, or else
    /// `payment-received`. `nil` if the pack has neither.
    public var defaultAnnouncementID: String? { pack.defaultAnnouncement }

    /// The renditions that can be spliced, sorted: those that `generate` writes.
    public var renditions: [String] { pack.renditions.keys.sorted() }

    /// Whether an announcement says an amount. `nil` if the pack has none of this id.
    public func saysAmount(_ id: String) -> Bool? { pack.grammar.saysAmount(announcement: id) }

    /// Reads an amount of the pack's currency: `15.5`, `15.50`, `0`, `007`. Nothing is rounded.
    ///
    /// - Throws: `amount` for a text that has no meaning or more than one, and for more fraction digits than the currency
    ///   has. Whether the pack can say the amount is not looked at.
    public func amount(_ text: String) throws(VoiceSplicerError) -> Amount {
        do {
            return try Amount(text, scale: manifest.currency.scale)
        } catch {
            throw .amount(text, error)
        }
    }

    /// What is said for an amount.
    ///
    /// - Parameters:
    ///   - id: one of `announcementIDs`.
    ///   - amount: the amount to say; it is not looked at if the announcement says none.
    /// - Throws: `refused` for an amount out of the pack's range, of another scale or missing, and for an unknown id;
    ///   `tooLong` if the announcement would reach the manifest's limit, 30 s or less.
    public func announcement(_ id: String, amount: Amount? = nil) throws(VoiceSplicerError) -> Announcement {
        let clips: [Int]
        do {
            clips = try pack.grammar.clips(announcement: id, amount: amount)
        } catch {
            throw .refused(error)
        }
        let announcement = Announcement(id: id, clips: clips, of: pack)
        let limit = manifest.limits.maxSeconds
        guard announcement.seconds < limit else { throw .tooLong(seconds: announcement.seconds, limit: limit) }
        return announcement
    }
}
