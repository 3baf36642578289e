/// What recordings, packs and assets are held to: a stable id, how much a breach weighs, what is said of it. One file each; its comment is the
/// section of the article Rules, which `Sources/EmbeddedTexts/RuleArticle/make` makes.
package struct Check: Sendable, Hashable {
    /// What kind of failure a breach is; it decides the exit code of a run.
    package enum Failure: Sendable, Hashable {
        /// The recordings, the pack or the assets break a check (exit code 1).
        case rule
        /// An input is missing (exit code 66, `EX_NOINPUT` of sysexits.h).
        case missingInput
        /// Reading or writing failed (exit code 74, `EX_IOERR` of sysexits.h).
        case inputOutput
    }

    /// A breach in words, as they are printed: the fault, `(limit …)` or `(expected …)`, and the remedy behind `; `. In this
    /// template `{name}` stands for an argument with its unit, `{name#}` for its number alone, and `{name|is|are}` for the words that go
    /// with one and with any other number. `{clip}` is the finding's clip unless there is an argument of that name.
    package struct Words: Sendable, Hashable, ExpressibleByStringInterpolation {
        /// What was found.
        package let found: String
        package let limit: String?
        /// Whether `limit` is the one right value instead of a bound.
        package let isExpected: Bool
        /// What to do, as an imperative.
        package let advice: String?
        /// How much this breach weighs; nil: as the check's.
        package let severity: Severity?
        /// Why a take is not chosen that has it, in words that follow `take 2`.
        package let blame: String?

        package init(stringLiteral text: String) { self.init(text) }

        package init(_ text: String, severity: Severity? = nil, blame: String? = nil) {
            let advice = text.firstRange(of: "; ")
            let told = text[..<(advice?.lowerBound ?? text.endIndex)]
            self.advice = advice.map { String(text[$0.upperBound...]) }
            let expected = told.firstRange(of: " (expected ")
            let limit = told.hasSuffix(")") ? expected ?? told.firstRange(of: " (limit ") : nil
            found = String(told[..<(limit?.lowerBound ?? told.endIndex)])
            self.limit = limit.map { String(told[$0.upperBound...].dropLast()) }
            isExpected = limit != nil && expected != nil
            (self.severity, self.blame) = (severity, blame)
        }
    }

    /// Advice for a finding whose place tells more than its check.
    package enum Remedy: String, Sendable, Hashable, Codable {
        case deletion
        case ownRules

        var advice: String {
            switch self {
            case .deletion: "delete it and run again"
            case .ownRules: "no rules for it are known here: write them, or narrow the range"
            }
        }
    }

    /// The end of an advice about a take of a pack.
    static let thenGenerate = "then run voice-assets generate"

    /// The stable id, as it stands in brackets in a finding.
    package let id: String
    /// How much a breach weighs unless the finding says otherwise.
    package let severity: Severity
    package let failure: Failure
    /// What is said, by the ways to break it; the usual one has no name.
    package let forms: [String: Words]

    package init(_ id: String, _ severity: Severity, failure: Failure = .rule, _ forms: [String: Words] = [:]) {
        self.id = id
        self.severity = severity
        self.failure = failure
        self.forms = forms
    }

    init(_ id: String, _ severity: Severity, _ text: String, blame: String? = nil) {
        self.init(id, severity, ["": Words(text, blame: blame)])
    }

    /// The weights of its breaches, in words: `warning or note`.
    package var severities: String {
        Set(forms.values.compactMap(\.severity) + [severity]).sorted(by: >).map(\.rawValue).joined(separator: " or ")
    }

    /// The words for one way to break it.
    package func words(_ form: String) -> Words? { forms[form] ?? Self.shared[form] }

    /// Words that any check may use: about a file's limits, a table, what Git left, and earlier findings.
    package static let shared: [String: Words] = [
        "too large": "the file has at least {bytes} (limit {most}); check that it is the right file",
        "entries": "the folder has too many entries (limit {most}); move out the files that do not belong in it",
        "more faults": "not all faults are listed (limit {most}); correct the listed faults, then run again",
        "pointer": "the file is only a Git LFS pointer; get its contents with git lfs pull; in CI, check out with LFS",
        "conflict":
            "`{mark}` is a mark of a merge conflict; keep the correct lines of both sides, delete all conflict marks, then git add the file",
        "leftover": .init(
            "temporary files were not deleted ({reason}); remove the cause; the next run then deletes {folder}",
            severity: .warning),
        "stated": "{message}",
        "not UTF-8": "the file is not UTF-8 text; save it as `CSV UTF-8`",
        "page":
            "this is an HTML page, not a CSV table; use the table that the page's button saves, or one that is made with --format csv",
        "quotation mark":
            "a quotation mark is out of place; put such a text between quotation marks and write each mark in it twice, or let a spreadsheet save the table",
        "control character": "the line has a control character; remove this character",
        "long field": "a field is too long (limit {most}); shorten it",
        "fields": "the line has too many fields (limit {most}); remove some columns",
        "lines": "the input has too many lines (limit {most}); remove some lines",
        "columns": "two columns have the name `{column}`; remove one of them",
        "cells":
            "the line has {count} (expected {most}, as in the first line); put quotation marks around a text that contains the separator",
        "no column": "the column `{column}` is missing; name these columns in the first line: {columns}",
        "no header": "the line with the column names is missing; put this line first: {columns}",
        "no value":
            "the cell in the column `{column}` has `{text}`, with which a spreadsheet says that it knows no value; write the value, then save the table again",
        "empty cell": "the cell in the column `{column}` is empty; fill it in",
        "twice": "{subject} is also in line {line}; keep one of the two lines",
    ]

    package static func == (left: Check, right: Check) -> Bool { left.id == right.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The check with this id, if there is one.
    package static func named(_ id: String) -> Check? { byID[id] }
}

/// A check is written as its id.
extension Check: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let check = Check.named(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "an unknown check")
        }
        self = check
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
    }
}
