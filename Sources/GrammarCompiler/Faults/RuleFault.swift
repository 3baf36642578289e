import VoiceAssetDiagnostics

/// What is wrong with a file of number rules.
enum RuleFault: Hashable {
    case file(OfFile)
    case set(OfSet)
    case descriptor(OfDescriptor)
    case text(OfText)

    /// Of the file as a whole.
    enum OfFile: Hashable {
        case notUTF8
        case noRules
        /// Whether the rules end is not found out.
        case tooIntricate
        /// There are more faults than are listed.
        case more
    }

    /// Of sets, and of where rules begin and end.
    enum OfSet: Hashable {
        case unnamed
        case openName
        case longName(count: Int)
        case empty(String)
        case tooMany
        case tooManyRules
        case tooManyPlurals
        case openRule
        case longRule(count: Int)
        /// A second set of a name, and where the first one is, an index of a scalar.
        case repeated(String, first: Int)
        /// A set that is not there, and the one with the nearest name.
        case unknown(String, nearest: String?)
        /// A rule that comes back to its set with the same number, and the sets on the way; of a long way some are left out.
        case endless(base: Int64, way: [String])
    }

    /// Of what stands before a rule's colon.
    enum OfDescriptor: Hashable {
        case noColon
        case empty
        case unknown([Unicode.Scalar])
        case smallRadix(Int64)
        case strayScalar(Unicode.Scalar)
        case tooManyArrows
        case largeNumber
        /// A rule that stands behind the one for a larger number.
        case disorder(Int64, behind: Int64, set: String)
        /// A second rule for a number; where the first one is, an index of a scalar.
        case repeated(Int64, first: Int, set: String)
    }

    /// Of what stands behind a rule's colon.
    enum OfText: Hashable {
        case openSubstitution(Unicode.Scalar)
        case surplusArrow
        case thirdSubstitution
        case noSet([Unicode.Scalar])
        case strayBracket(Unicode.Scalar)
        case openPlural
        case secondPlural
        case noPluralType
        case noForm(String)
        case openForm
        case noNewCategory(String)
        case substitutionInForm
        case noOtherForm
    }

    var check: Check {
        switch self {
        case .file(.notUTF8), .file(.noRules): .numbersSyntax
        case .file(.tooIntricate): .numbersIntricate
        case .file(.more): .numbersLimit
        case .set(.repeated): .numbersDuplicate
        case .set(.unknown): .numbersUnknownSet
        case .set(.endless): .numbersEndless
        case .set(.longName), .set(.tooMany), .set(.tooManyRules), .set(.tooManyPlurals),
            .set(.longRule):
            .numbersLimit
        case .set(.unnamed), .set(.openName), .set(.empty), .set(.openRule): .numbersSyntax
        case .descriptor(.largeNumber): .numbersLimit
        case .descriptor(.repeated): .numbersUnreachable
        case .descriptor, .text: .numbersSyntax
        }
    }
}
