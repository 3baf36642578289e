import NumberGrammar
import VoiceAssetDiagnostics
import VoiceAssetGrammarProofs
import VoiceAssetPacks

/// What is wrong with a pack's number rules and patterns together. A slot is told as pack.yml has it.
enum GrammarFault: Error, Hashable {
    /// There is no rule set at all.
    case noSets(slot: String)
    case unknownSet(String, slot: String)
    /// The language has no plural rules, and the slot's word has several forms.
    case noPlurals(slot: String)
    /// The slot's word has no form for a category, and the smallest number found that takes it.
    case noForm(PluralCategory, number: String, slot: String)
    /// The form of the slot's word depends on integer and fraction together.
    case wordOfDigits(slot: String)
    /// A place that says nothing that clips could, and the smallest amount that gets there.
    case unspeakable(Literal, Unspeakable, amount: Amount)
    /// A text that no clips say, the smallest amount that needs it, and the clip whose text may be meant to say it.
    case unsaid(Literal, TextSegmenter.Failure, amount: Amount, slip: VoicePack.Clip?)
    /// No sound table of the rules.
    case unsound(NumberGrammarError)
    /// Which clips a set's rules need is not found out within a bound.
    case tooIntricate(set: String, within: TooIntricate.Bound)
    /// Which clips meet, and what is written between them, is not found out within a bound.
    case tooManyJoins(within: TooIntricate.Bound)
    /// The rules come to more text, or to more work, than is allowed.
    case tooMuch(isBytes: Bool)
    /// No slot leads to a rule set.
    case unusedSet(String)

    var check: Check {
        switch self {
        case .noSets, .unknownSet: .numbersUnknownSet
        case .noPlurals, .noForm, .wordOfDigits: .packValue
        case .unsaid(_, .ambiguous, _, _): .numbersTextAmbiguous
        case .unspeakable(_, let reason, _) where reason.isBeyond: .numbersRange
        case .unspeakable, .unsaid: .numbersTextUnsaid
        case .tooMuch: .numbersLimit
        case .tooIntricate, .tooManyJoins: .numbersIntricate
        case .unusedSet: .numbersUnreachable
        case .unsound(let error): Self.check(error)
        }
    }

    private static func check(_ error: NumberGrammarError) -> Check {
        switch error {
        case .endless: .numbersEndless
        case .tooDeep, .tooLong, .tooManyCalls, .tooMany, .empty: .numbersLimit
        case .unsaid: .numbersTextUnsaid
        case .tooIntricate: .numbersIntricate
        case .disorder, .malformed, .unknownSet, .unknownClip, .endForm: .numbersSyntax
        }
    }

    /// A set that is not used is no reason to refuse the pack, unlike a rule that is not.
    var severity: Severity { if case .unusedSet = self { .warning } else { check.severity } }
}

extension Sequence<GrammarFault> {
    /// Whether one of them stops the pack.
    var hasErrors: Bool { contains { $0.severity == .error } }
}
