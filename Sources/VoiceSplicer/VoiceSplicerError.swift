public import NumberGrammar
public import VoiceTables

/// Why an announcement can't be made.
public enum VoiceSplicerError: Error, Sendable, Equatable {
    /// There is no such folder, or no `splice.json` in it.
    case packMissing(folder: String)
    /// The pack's folder, or one of a rendition, can't be opened.
    case unreadable(path: String, SystemError)
    /// The manifest is not sound.
    case manifest(file: String, VoiceTableError)
    /// The manifest has no table of number rules, so that nothing can be announced.
    case noGrammar(file: String)
    /// A text is not an amount of the pack's currency.
    case amount(String, Amount.Fault)
    /// The pack has nothing to say for this id and amount.
    case refused(AmountGrammar.Refusal)
    /// The announcement reaches the manifest's limit, above which iOS plays its own sound; seconds.
    case tooLong(seconds: Double, limit: Double)
    /// The pack has no rendition of this name, or in a format that can't be spliced.
    case rendition(SoundRendition)
    /// The announcement is of another pack.
    case foreignAnnouncement(String)
    /// A file of the pack is not the one that the manifest describes.
    case clip(path: String, ClipFault)
    /// The disk, or the user's share of it, is full. Nothing of the file is left.
    case diskFull(path: String)
    /// Where the file is to be stands a folder, a pipe or a device. It is left alone.
    case notAFile(path: String)
    /// The file can't be written. Nothing of it is left.
    case unwritable(path: String, SystemError)
}

extension VoiceSplicerError: CustomStringConvertible {
    /// What is wrong, for programs and logs: `clip.size`, `amount.range`. It stays what it is, whatever the words become.
    public var code: String { told.code }

    /// The error in words, on one line unless the manifest has several faults.
    public var description: String { told.words }

    package var told: (code: String, words: String) {
        switch self {
        case .packMissing(let folder): ("pack.missing", "\(folder): no voice pack here: splice.json is missing")
        case .unreadable(let path, let error): ("file.unreadable", "\(path): can't be read: \(error)")
        case .manifest(let file, let error): ("pack.unsound", "\(file): \(error)")
        case .noGrammar(let file): ("pack.empty", "\(file): has no number rules; nothing can be announced")
        case .amount(let text, let fault): (fault.code, "\(text.quoted) is not an amount: \(fault.words(of: text))")
        case .refused(let refusal): (refusal.code, refusal.words)
        case .tooLong(let seconds, let limit):
            ("announcement.length", "the announcement would last \(seconds) s (limit: less than \(limit) s)")
        case .rendition(let name):
            ("rendition.unknown", "the pack has no rendition '\(name.name)' that can be spliced")
        case .foreignAnnouncement(let id): ("announcement.foreign", "the announcement '\(id)' is of another pack")
        case .clip(let path, let fault): (fault.code, "\(path) \(fault)")
        case .diskFull(let path): ("disk.full", "\(path): the disk is full")
        case .notAFile(let path):
            ("file.kind", "\(path): is a folder, a pipe or a device; choose another name for the file")
        case .unwritable(let path, let error): ("file.unwritable", "\(path): can't be written: \(error)")
        }
    }
}

extension Amount.Fault {
    package func words(of text: String) -> String {
        switch self {
        case .empty: "there is nothing"
        case .sign: "it has a sign"
        case .exponent: "it is written with an exponent"
        case .form:
            Self.withPoint(text).map { "write the point: \($0)" }
                ?? "an amount is digits, with at most one point between them"
        case .fractionDigits(let digits, let limit):
            "\(digits) fraction digit\(digits == 1 ? "" : "s"); the currency has \(limit == 0 ? "none" : "\(limit)")"
        case .tooLarge: "it is too large"
        case .scale(let scale): "no currency has \(scale) fraction digits"
        }
    }

    /// An amount that was written with a comma, with the point. Three digits behind a comma may be thousands.
    private static func withPoint(_ text: String) -> String? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...18).contains(parts[0].utf8.count), (1...2).contains(parts[1].utf8.count),
            (parts[0] + parts[1]).utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        else { return nil }
        return "\(parts[0]).\(parts[1])"
    }
}

extension AmountGrammar.Refusal {
    fileprivate var words: String {
        switch self {
        case .unknownAnnouncement(let id): "the pack has no announcement \(id.quoted)"
        case .amountMissing: "the announcement says an amount, and there is none"
        case .scale(let scale, let expected): "an amount with \(scale) fraction digits; the currency has \(expected)"
        case .outOfRange(let amount, let range):
            "\(amount) is not in the pack's range, \(range.lowerBound) to \(range.upperBound)"
        case .unsaid(let amount): "the pack has no words for \(amount)"
        case .fraction(let amount): "the pack says whole amounts only, and \(amount) has a fraction"
        case .endless: "the pack says more clips than any announcement has: generate the pack again"
        case .amountText(let text, let fault): "\(text.quoted) is not an amount: \(fault.words(of: text))"
        case .slot(let name, let fault): fault.words(of: name)
        }
    }
}
