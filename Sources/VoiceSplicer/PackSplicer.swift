public import NumberGrammar
public import VoiceTables

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A voice pack, ready to announce amounts: amounts in, one playable file out.
///
/// ```swift
/// let splicer = try PackSplicer(pack: folder)
/// let announcement = try splicer.announcement("payment-received", amount: "15.50")
/// try splicer.write(announcement, rendition: .wav, to: path)
/// ```
///
/// Nothing is decoded or encoded: the clips' bytes are copied behind one header. A value may be used by several threads
/// at once; it keeps no file open.
public struct PackSplicer: Sendable {
    /// No announcement is as long, seconds.
    package static let longestSound = SpliceManifest.maximumSeconds

    package let pack: LoadedPack

    /// Loads a pack: the folder that holds `splice.json`, as `generate` wrote it. Clips are looked at when they are
    /// spliced.
    ///
    /// - Parameter folder: a path, absolute or from the working directory.
    /// - Throws: `packMissing`, `unreadable`, `manifest`, `noGrammar`.
    public init(pack folder: String) throws(VoiceSplicerError) {
        pack = try LoadedPack(folder: folder)
    }

    /// Loads a pack from a folder of the file system; see `init(pack:)` for a path.
    public init(pack folder: URL) throws(VoiceSplicerError) {
        try self.init(pack: folder.path)
    }

    /// What the pack says about itself.
    public var manifest: SpliceManifest { pack.manifest }

    /// The ids of the announcements, sorted.
    public var announcementIDs: [String] { pack.grammar.table.announcements.keys.inOrder() }

    /// The announcement of an amount that comes without an id: the only one that says an amount, or else
    /// `payment-received`. `nil` if the pack has neither.
    public var defaultAnnouncementID: String? { pack.grammar.defaultAnnouncement }

    /// The renditions that can be spliced, sorted: those that `generate` writes.
    public var renditions: [SoundRendition] { pack.renditions.map(\.rendition).inOrder { $0.name < $1.name } }

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
        return try checked(Announcement(id: id, amount: saysAmount(id) == true ? amount : nil, clips: clips, of: pack))
    }

    /// Refuses an announcement that reaches the manifest's limit.
    func checked(_ announcement: Announcement) throws(VoiceSplicerError) -> Announcement {
        let limit = manifest.limits.maxSeconds
        guard announcement.seconds < limit else { throw .tooLong(seconds: announcement.seconds, limit: limit) }
        return announcement
    }

    /// What is said for an amount that is written as `amount(_:)` reads it; see `announcement(_:amount:)`.
    ///
    /// - Throws: `amount` too, for a text that is none of the pack's currency.
    public func announcement(_ id: String, amount: String) throws(VoiceSplicerError) -> Announcement {
        try announcement(id, amount: self.amount(amount))
    }

    /// Writes an announcement as one file, atomically: whoever looks sees the complete file or the one that was there
    /// before. At most 384 KiB are held at once.
    ///
    /// - Parameters:
    ///   - announcement: one of this splicer's, or of a copy of it.
    ///   - rendition: one of `renditions`.
    ///   - path: where the file is to be; its folder must be there. A file of this name is replaced. The name's end does
    ///     not decide the format.
    /// - Throws: `rendition`, `foreignAnnouncement`, `clip` for a file of the pack that is missing or damaged, `unreadable`,
    ///   `packMissing`, `notAFile`, `diskFull`, `unwritable`. Nothing is left of the file then.
    public func write(
        _ announcement: Announcement, rendition: SoundRendition, to path: String
    ) throws(VoiceSplicerError) {
        try write(announcement, rendition: rendition, to: path, by: SystemCalls.write)
    }

    package func write(
        _ announcement: Announcement, rendition: SoundRendition, to path: String, by writeCall: @escaping WriteCall
    ) throws(VoiceSplicerError) {
        let splice = try Splice(announcement, rendition: rendition, of: pack)
        let file = try AtomicFile(path, by: writeCall)
        try splice.write(to: file.put)
        try file.finish()
    }

    /// The bytes of the file that `write` writes.
    ///
    /// - Throws: as `write` does, without what is about writing.
    public func bytes(_ announcement: Announcement, rendition: SoundRendition) throws(VoiceSplicerError) -> [UInt8] {
        let splice = try Splice(announcement, rendition: rendition, of: pack)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(splice.bytes)
        try splice.write { bytes += $0[$1] }
        return bytes
    }

    /// The bytes of the file that `write` writes; see `bytes(_:rendition:)`.
    public func data(_ announcement: Announcement, rendition: SoundRendition) throws(VoiceSplicerError) -> Data {
        Data(try bytes(announcement, rendition: rendition))
    }

    /// Writes an announcement as one file; see `write(_:rendition:to:)` for a path.
    public func write(
        _ announcement: Announcement, rendition: SoundRendition, to file: URL
    ) throws(VoiceSplicerError) {
        try write(announcement, rendition: rendition, to: file.path)
    }

    /// The size of the file that `write` writes; `nil` if it can't be made.
    package func fileBytes(_ announcement: Announcement, rendition: SoundRendition) -> Int? {
        try? Splice(announcement, rendition: rendition, of: pack).bytes
    }

    /// The extension of a rendition's files, without the dot; `nil` if the pack has no such rendition.
    public func fileExtension(rendition: SoundRendition) -> String? {
        manifest.renditions[rendition.name]?.fileExtension
    }
}

extension PackSplicer: CustomStringConvertible {
    /// The pack for a log: its name and where it lies.
    public var description: String { "\(manifest.pack) in \(pack.folder)" }
}
