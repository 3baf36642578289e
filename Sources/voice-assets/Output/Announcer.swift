import ArgumentParser
import NumberGrammar
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceManifest
import VoiceSplicer

/// What `say` asks: a generated pack, or one that is only written yet.
protocol Announcer {
    /// The ids of the announcements, sorted.
    var announcementIDs: [String] { get }
    /// The announcement of an amount that comes without an id.
    var defaultAnnouncementID: String? { get }
    /// Whether an announcement says an amount; nil if there is none of this id.
    func saysAmount(_ id: String) -> Bool?
    /// The language of what is said, BCP 47.
    var locale: String { get }
    /// Advice on amounts that it does not say.
    var advice: AmountAdvice { get }
    /// What is said for an amount as it was typed.
    func utterance(_ id: String, amount: String?) throws(VoiceSplicerError) -> Utterance
    /// The values that an announcement says; nil if there is none of this id.
    func slots(of id: String) -> [PackSplicer.Slot]?
    /// What is said with these values, by the names of the slots.
    func utterance(_ id: String, values: [String: String]) throws(VoiceSplicerError) -> Utterance
}

/// What is said: clips in order, their texts as one, and how long that takes.
struct Utterance {
    var clips: [String]
    var transcript: String
    /// nil before there are clips.
    var seconds: Double?
}

extension PackSplicer: Announcer {
    var locale: String { manifest.locale }

    var advice: AmountAdvice { AmountAdvice(pack: manifest.pack, scale: manifest.currency.scale) }

    func utterance(_ id: String, amount: String?) throws(VoiceSplicerError) -> Utterance {
        Utterance(try announcement(id, amount: amount.map(self.amount)))
    }

    func utterance(_ id: String, values: [String: String]) throws(VoiceSplicerError) -> Utterance {
        Utterance(try announcement(id, values))
    }
}

extension Utterance {
    init(_ announcement: PackSplicer.Announcement) {
        self.init(clips: announcement.clips, transcript: announcement.transcript, seconds: announcement.seconds)
    }
}

/// What `say` asks of a pack that is only written yet.
struct WrittenPack {
    private let pack: UnrecordedPack

    /// What is wrong with the pack.
    var diagnostics: [Finding] { pack.diagnostics }

    /// - Parameters:
    ///   - name: the pack's folder.
    ///   - recordings: the folder with one folder of recordings per pack.
    init(_ name: String, recordings: String) { pack = UnrecordedPack(name, recordings: recordings) }
}

extension WrittenPack: Announcer {
    var announcementIDs: [String] { pack.readings?.announcementIDs ?? [] }

    var defaultAnnouncementID: String? { pack.readings?.defaultAnnouncementID }

    var locale: String { pack.pack?.locale ?? "und" }

    var advice: AmountAdvice { AmountAdvice(pack: pack.pack?.name ?? "", scale: pack.readings?.scale ?? 0) }

    func saysAmount(_ id: String) -> Bool? { pack.readings?.grammar.saysAmount(announcement: id) }

    func utterance(_ id: String, amount text: String?) throws(VoiceSplicerError) -> Utterance {
        guard let readings = pack.readings else { return Utterance(clips: [], transcript: "") }
        let amount = try text.map { text throws(VoiceSplicerError) in try self.amount(text, readings.scale) }
        do throws(AmountGrammar.Refusal) {
            let clips = try readings.grammar.clips(announcement: id, amount: amount)
            return Utterance(clips: clips.map { pack.clipNames[$0] }, transcript: try readings.text(id, amount: amount))
        } catch {
            throw .refused(error)
        }
    }

    func slots(of id: String) -> [PackSplicer.Slot]? { pack.readings?.grammar.slots(announcement: id) }

    func utterance(_ id: String, values: [String: String]) throws(VoiceSplicerError) -> Utterance {
        guard let readings = pack.readings else { return Utterance(clips: [], transcript: "") }
        do throws(AmountGrammar.Refusal) {
            let clips = try readings.grammar.clips(announcement: id, values: values)
            return Utterance(clips: clips.map { pack.clipNames[$0] }, transcript: try readings.text(id, values: values))
        } catch {
            if case .amountText(let text, let fault) = error { throw .amount(text, fault) }
            throw .refused(error)
        }
    }

    private func amount(_ text: String, _ scale: Int) throws(VoiceSplicerError) -> Amount {
        do throws(Amount.Fault) { return try Amount(text, scale: scale) } catch { throw .amount(text, error) }
    }
}

/// The file that `say --to` writes: over nothing but an announcement that it wrote before, and outside of packs.
struct AnnouncementFile {
    /// As the user typed it.
    let path: String

    /// The rendition that goes to the file: the one that is asked for, else the one that its extension names, else MP3.
    ///
    /// - Throws: a `ValidationError` if the extension promises another one.
    func rendition(_ asked: String?, of splicer: PackSplicer) throws -> SoundRendition {
        let all = splicer.renditions
        let name = asked ?? (fileExtension == nil ? SoundRendition.mp3.name : nil)
        let chosen = all.first { $0.name == name }
        if let name, chosen == nil {
            throw ValidationError(
                "The pack has no rendition \(name) to write to \(path); there are: \(Self.list(all)).")
        }
        guard let fileExtension else { return chosen ?? .mp3 }
        func end(_ rendition: SoundRendition) -> String {
            splicer.fileExtension(rendition: rendition).map { ".\($0)" } ?? ""
        }
        let named = all.filter { end($0) == fileExtension }
        if let chosen {
            guard named.contains(chosen) else {
                throw ValidationError("\(path): \(chosen) goes to a file that ends in \(end(chosen)).")
            }
            return chosen
        }
        guard let only = named.first else {
            let list = all.map { "\($0) (\(end($0)))" }.joined(separator: ", ")
            throw ValidationError("\(path): no rendition of the pack has this extension; there are: \(list).")
        }
        guard named.count == 1 else {
            throw ValidationError(
                "\(path): name the rendition with --rendition: \(Self.list(named)).")
        }
        return only
    }

    private static func list(_ renditions: [SoundRendition]) -> String {
        renditions.map(\.name).joined(separator: ", ")
    }

    /// With its point, in lower case; nil of a name without one.
    private var fileExtension: String? {
        let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
        return name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[$0...].lowercased() : nil }
    }

    /// - Returns: What went wrong.
    func write(_ bytes: [UInt8]) -> Finding? {
        guard !Self.isInPack(path) else { return Finding(.outputConflict, "announcement").at(path) }
        // Any program's MP3 or WAV may look like it.
        return OutputFile(path: path, kind: "announcement") { "announcement \(Digest.sha256($0))" }.write(bytes)
    }

    /// Whether a file belongs to a pack's folder: takes lie there or in `synthetic`, clips in the folder of their rendition.
    static func isInPack(_ path: String) -> Bool {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
        return [folder, "\(folder)../"].contains { folder in
            FileKind(at: folder + PackFolder.fileName) != nil || (try? PackSplicer(pack: folder)) != nil
        }
    }
}

/// What the failures of a splicer mean to a command.
extension VoiceSplicerError {
    /// Whether another amount could be announced.
    var isAboutAmount: Bool {
        switch self {
        case .amount, .refused, .tooLong: true
        default: false
        }
    }

    /// The pointer or marks of a merge that Git left in place of the failure's file; nil if there are none.
    var leftover: Finding? {
        switch self {
        case .manifest(let file, _):
            let json = try? readFile(at: file, limit: SpliceManifest.maximumBytes)
            return json.flatMap(GitLeftover.init(in:))?.finding(.manifestInvalid, at: file)
        case .clip(let file, _):
            let bytes = try? readFile(at: file, limit: 1023)
            return bytes.flatMap(GitLeftover.init(pointerIn:)).map { _ in
                Finding(.assetUnreadable, "pointer").at(file)
            }
        default: return nil
        }
    }

    /// Advice about a damaged file of a pack; none where the words say it.
    var advice: String {
        switch self {
        case .manifest(_, let error) where error.isEarlier: ""
        case .manifest, .clip: "; bring the pack back, for example from Git, or run generate again"
        default: ""
        }
    }

    var status: ExitStatus {
        switch self {
        case .packMissing: .missingInput
        case .unreadable, .notAFile, .diskFull, .unwritable: .inputOutput
        case .amount, .rendition: .usage
        case .manifest, .noGrammar, .refused, .tooLong, .foreignAnnouncement, .clip: .brokenRule
        }
    }
}
