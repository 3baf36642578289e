package import NumberGrammar
import VoiceAssetCore
package import VoiceManifest

/// A pack's source, checked: what pack.yml says.
package struct VoicePack: Sendable, Equatable {
    /// A clip that the pack needs: its id and what is said.
    package struct Clip: Sendable, Hashable {
        /// `[a-z0-9][a-z0-9-]*`, at most 64 characters; with `.end` behind it for an end form.
        package var id: String
        /// The transcript, as the speaker reads it.
        package var text: String

        package init(id: String, text: String) {
            self.id = id
            self.text = text
        }

        /// Whether it is what another clip sounds like at the end of an announcement.
        package var isEndForm: Bool { ClipID.ended(id) != nil }
    }

    /// One way to say an amount: the first pattern whose condition holds is used.
    package struct AmountPattern: Sendable, Equatable {
        /// The value that the integer part must have, if any.
        package var integer: Int64?
        /// The value that the fraction, in minor units, must have, if any.
        package var fraction: Int64?
        /// Clips and parts of the amount, in order; at least one.
        package var say: [PhraseItem]

        package init(integer: Int64? = nil, fraction: Int64? = nil, say: [PhraseItem]) {
            self.integer = integer
            self.fraction = fraction
            self.say = say
        }
    }

    /// An utterance of the pack.
    package struct Announcement: Sendable, Equatable {
        package var id: String
        /// Clips and slots, in order; at least one.
        package var say: [PhraseItem]
        /// The texts of pushes that ask for it.
        package var texts: [TextTemplate] = []
        /// Whether a push may ask for it with an amount of 0.
        package var saysZero = false

        package init(id: String, say: [PhraseItem]) {
            self.id = id
            self.say = say
        }
    }

    /// How numbers become clips.
    package enum Numbers: Sendable, Equatable {
        /// Digit by digit.
        case iterated
        /// By the rules of this file in the pack's folder.
        case rules(file: String)
    }

    /// The folder's name.
    package var name: String
    /// BCP 47, as it was written.
    package var locale: String
    package var currency: ISOCurrency
    /// What amounts count where that is no money; then the currency is none.
    package var unit: String?
    package var speaker: String?
    package var license: String?
    /// The amounts that the pack must be able to announce, with all fraction digits of the currency.
    package var range: ClosedRange<Amount>
    /// `0.00 to 999.99 EUR`: the range and what its amounts count; nil of a pack that counts nothing, and says slots alone.
    package var rangeWords: String? {
        if unit == nil, currency == .none(digits: currency.scale) { return nil }
        return "\(range.lowerBound) to \(range.upperBound) \(unit ?? currency.code)"
    }
    /// In the order of pack.yml, an end form behind its clip; ids are unique, whatever their case.
    package var clips: [Clip]
    package var numbers: Numbers?
    package var hasRulesFile: Bool { if case .rules? = numbers { true } else { false } }
    package var amount: [AmountPattern] = []
    /// Whether amounts with a fraction are refused: no pattern says them.
    package var refusesFractions = false
    /// Words that follow the plural category of an amount: `major` or `minor`, CLDR plural category, clip id. Each has
    /// the category `other`.
    package var words: [String: [String: String]] = [:]
    /// Every number below this one is a clip of its own; nil leaves it to the locale.
    package var atomic: Int64?
    /// One clip for each multiple of these.
    package var fuse: [Int64] = []
    /// The value of the key `split`; nil if it is not there.
    package var split: Bool?
    /// In the order of pack.yml; at least one.
    package var announcements: [Announcement]
    /// How texts of pushes are read.
    package var readTexts: ReadTexts {
        ReadTexts(
            announcements.flatMap(\.texts), numbers: NumberSample(locale: locale),
            zeros: Set(announcements.filter(\.saysZero).map(\.id)))
    }
    /// What announcements say besides the amount, in the order of pack.yml.
    package var slots: [Slot] = []
    /// The silences that announcements keep, the shortest first.
    package var pauses: [Pause] = []
    /// The clips that a table's indexes refer to: those of pack.yml, and behind them those of the pauses.
    package var clipsAndPauses: [Clip] { clips + pauses.map(\.clip) }
    /// Seconds that no announcement may reach: those at which iOS plays its own sound, or fewer.
    package var maxSeconds = PackManifest.maximumSeconds
    package var profile: ClipProfile = ClipProfile()
    package var takes: TakeLimits = TakeLimits()

    package init(
        name: String, locale: String, currency: ISOCurrency, range: ClosedRange<Amount>, clips: [Clip],
        announcements: [Announcement]
    ) {
        (self.name, self.locale, self.currency, self.range) = (name, locale, currency, range)
        (self.clips, self.announcements) = (clips, announcements)
    }
}

/// The form of clip ids and of announcement ids: that of ids in a manifest, and at most 64 characters.
package enum ClipID {
    static let maximumLength = 64
    static let form = "a-z, 0-9 and -, beginning with a letter or digit, at most \(maximumLength) characters"

    /// The id of a clip's end form: `7.end`. No clip of its own can have it, since ids have no point.
    package static func endForm(of id: String) -> String { id + Naming.endMark }

    /// The clip whose end form an id is; nil of an id that is none.
    package static func ended(_ id: String) -> String? { Naming.endedClip(id) }

    package static func isValid(_ text: String) -> Bool { Naming.isID(text) && text.utf8.count <= maximumLength }
}

/// One of the two forms of a clip that is said differently at the end of an announcement.
package enum ClipForm: Sendable, Hashable, CaseIterable {
    /// Something follows.
    case within
    /// Nothing follows.
    case end

    /// A text as scripts of telephone prompts have it: `…seven…` and `…seven.`
    package func reading(of text: String) -> String {
        switch self {
        case .within: "…\(text)…"
        case .end: "…\(text)\(Self.stop(behind: text))"
        }
    }

    /// A text whose punctuation lets a synthesizer keep its voice up or let it fall: `seven,` and `seven.`; one that has
    /// ends a sentence or a part of one already as it is.
    package func sentence(of text: String) -> String {
        if text.unicodeScalars.last?.properties.isTerminalPunctuation == true || text.hasSuffix("…") { return text }
        return switch self {
        case .within: text + (Self.isHan(text) ? "，" : ",")
        case .end: text + Self.stop(behind: text)
        }
    }

    /// What ends a sentence in the script of a text.
    private static func stop(behind text: String) -> String { isHan(text) ? "。" : "." }

    private static func isHan(_ text: String) -> Bool { text.unicodeScalars.last?.properties.isIdeographic == true }
}

extension VoicePack {
    /// Which of two forms a clip is; nil of a clip with one.
    package func form(of clip: String) -> ClipForm? {
        if ClipID.ended(clip) != nil { return .end }
        return clips.contains { $0.id == ClipID.endForm(of: clip) } ? .within : nil
    }
}

/// What the comments of a new pack.yml say of its language until a native speaker approves readings of it.
package enum UnapprovedPack {
    /// That it was checked, but not by a native speaker.
    package static let unapproved = "no native speaker has approved it yet"
    /// That it was not checked at all.
    package static let unchecked = "nobody has checked it"
    private static let words = "native speakers have approved readings of it, which approved.csv lists"

    /// A pack.yml whose comments at the beginning no longer say that nobody approved; all else stays.
    package static func approved(_ yaml: [UInt8]) -> [UInt8] {
        let body = yaml.withoutByteOrderMark
        let text = String(decoding: body, as: UTF8.self).unicodeScalars
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let head = lines.prefix { line in line.first == "#" || line.allSatisfy(\.properties.isWhitespace) }
        let comments = head.map { line in
            [unapproved, unchecked].reduce(String(line)) { $0.replacing($1, with: words) }
        }
        let rest = lines.dropFirst(head.count).map { String($0) }
        return Array(yaml[..<body.startIndex]) + Array((comments + rest).joined(separator: "\n").utf8)
    }
}
