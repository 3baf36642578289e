public import NumberGrammar

/// Why a `splice.json` or an `index.json` is not read: the first rule that it breaks, and where.
///
/// A splicer only has to know that it must not trust the file; `voice-assets validate` says what is wrong with it.
public struct VoiceTableError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What a file is held to, by a stable id. Later versions may add some.
    public enum Rule: String, Sendable {
        /// The text is JSON in UTF-8, nested no deeper than 512 levels.
        case json
        /// The text is no longer than the limit, and has no more values.
        case size
        /// The schema number is one that this version reads.
        case schema
        /// A key that must be there is there.
        case missing
        /// A value has the type and, for a fixed set of words, one of the words that its key asks for.
        case type
        /// Names, ids, language tags, currency codes and amounts are well-formed.
        case name
        /// Ids are unique, whatever their case.
        case duplicate
        /// A path is the one that its place implies and stays inside the pack's folder.
        case path
        /// A rendition's figures fit its codec, and every clip has a file in each rendition.
        case rendition
        /// All renditions of a pack share one sample rate.
        case rate
        /// A clip's samples, seconds and bytes agree with each other.
        case length
        /// A clip is shorter than the limit.
        case duration
        /// A checksum is 64 lower-case hexadecimal digits.
        case checksum
        /// A number is finite and within the range of its quantity.
        case number
        /// A list has as many elements as it may have.
        case count
        /// A name that refers to something names something that is there.
        case reference
    }

    /// The rule that is broken.
    public let rule: Rule
    /// The place, bytes from the beginning of the text.
    public let offset: Int
    /// Whether an earlier voice-assets made the file: generate makes it anew.
    public let isEarlier: Bool
    /// What is wrong with the table of number rules, if that is the fault.
    public let table: NumberGrammarError?

    init(_ rule: Rule, at offset: Int, isEarlier: Bool = false, table: NumberGrammarError? = nil) {
        (self.rule, self.offset, self.isEarlier, self.table) = (rule, offset, isEarlier, table)
    }

    /// The rule's id and the place: `is damaged or was edited: it breaks the rule length at byte 311`.
    public var description: String {
        isEarlier
            ? "an earlier voice-assets made it: run generate again"
            : "is damaged or was edited: it breaks the rule \(rule.rawValue) at byte \(offset)"
    }
}
