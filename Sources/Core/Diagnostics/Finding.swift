import VoiceAssetUnicodeText

/// One fault or remark: which check, where, and what was measured. It becomes words where it is shown, and nowhere else.
package struct Finding: Error, Sendable, Hashable, Codable {
    /// The file, as the user would type it: relative to where the command runs, or absolute if it was given so.
    package var file: String
    /// The place in the file, for text files.
    package var position: SourcePosition?
    /// The clip that the finding is about, if it is about one.
    package var clip: String?
    package let check: Check
    package var severity: Severity
    /// Which of the check's words are meant; empty for the usual ones.
    package var form = ""
    /// By the names that the check's words have for them.
    package var arguments: [String: Argument] = [:]
    /// The name of the advice in place of the form's.
    package var remedy: Check.Remedy?
    /// The line of the file and a caret line under it, as `Excerpt` writes them.
    package var excerpt: String?

    /// A finding of a check that has words for it, about no file yet.
    package init(
        _ check: Check, _ form: String, _ arguments: [String: Argument] = [:], severity: Severity? = nil
    ) {
        file = ""
        self.check = check
        self.form = form
        self.arguments = arguments
        self.severity = severity ?? check.words(form)?.severity ?? check.severity
        assert(check.words(form) != nil, "\(check.id) has no words for \(form)")
    }

    /// A finding of a check in its usual words, about no file yet.
    package init(_ check: Check, _ arguments: [String: Argument] = [:]) { self.init(check, "", arguments) }

    /// The finding about a file, and a clip if it is about one.
    package func at(_ file: String, position: SourcePosition? = nil, clip: String? = nil) -> Finding {
        var finding = self
        (finding.file, finding.position, finding.clip) = (file, position, clip ?? self.clip)
        return finding
    }

    /// The same finding with another severity.
    package func weighing(_ severity: Severity) -> Finding {
        var finding = self
        finding.severity = severity
        return finding
    }

    /// The check's words for it; nil of a form that only another version has.
    package var template: Check.Words? { check.words(form) }
}

// In words.
extension Finding {
    /// The finding in words, by its check's form and its arguments.
    package var words: FindingWords {
        guard let template else {
            let id = Sentence("`{check}`", ["check": .text(check.id)])
            return FindingWords(found: id, limit: nil, isExpected: false, advice: nil)
        }
        var values = arguments
        values["clip"] = values["clip"] ?? clip.map { .text($0) }
        var found = Sentence(template.found, values)
        if values["ofCut"] != nil { found.add(" at ", Sentence("{ofCut}, `{clip}`", values)) }
        if values["untried"] != nil { found.add("; ", Sentence("{untried} {untried|was|were} not tried", values)) }
        return FindingWords(
            found: found, limit: template.limit.map { Sentence($0, values) },
            isExpected: template.isExpected, advice: (remedy?.advice ?? template.advice).map { Sentence($0, values) })
    }

    /// What was found, with its unit: `212 samples at full scale`.
    package var found: String { words.found.text }
    /// The limit that it breaks, or the value that was expected, with its unit.
    package var limit: String? { words.limit?.text }
    /// What to do about it, as an imperative.
    package var advice: String? { words.advice?.text }

    /// The finding without its file: `212 samples at full scale (limit 0); record again 6 dB lower`.
    package var message: String { words.sentence.text }

    /// Where the finding is: `recordings/en-USD/pack.yml:12:3`.
    package var place: String { file + (position.map { ":\($0.line):\($0.column)" } ?? "") }

    /// How much it weighs, and its check: `error[clip-clipping]`.
    package var label: String { "\(severity.rawValue)[\(check.id)]" }

    /// The finding on one line: `recordings/en-USD/7.wav: error[clip-clipping]: 212 samples …`; the excerpt, if there is
    /// one, on further lines, each with four spaces before it.
    package var line: String {
        let first = printable("\(place): \(label): \(CommandWords.current.spelled(in: message))")
        let more = excerpt?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        return ([first] + more.map { "    " + printable(String($0)) }).joined(separator: "\n")
    }
}

/// Findings of which at least one is an error: why something was not made.
package struct Faults: Error, Sendable, Hashable {
    package var findings: [Finding]

    package init(_ findings: [Finding]) { self.findings = findings }
    package init(_ finding: Finding) { findings = [finding] }
}

extension Sequence<Finding> {
    /// Whether one of them stops the pack.
    package var hasErrors: Bool { contains { $0.severity == .error } }

    /// The order in which they are shown: the gravest last, where they are seen; then by file, place and check.
    package func inReadingOrder() -> [Finding] {
        sorted { left, right in
            let leftPlace = (left.position?.line ?? 0, left.position?.column ?? 0)
            let rightPlace = (right.position?.line ?? 0, right.position?.column ?? 0)
            if left.severity != right.severity { return left.severity < right.severity }
            if left.file != right.file { return left.file < right.file }
            if leftPlace != rightPlace { return leftPlace < rightPlace }
            return (left.check.id, left.found) < (right.check.id, right.found)
        }
    }
}

extension Finding {
    /// A value in a finding: a measurement, a limit, a name.
    package enum Argument: Sendable, Hashable {
        /// A name, or other text that is no sentence.
        case text(String)
        case quantity(Quantity)
        /// Names: up to four are shown, and how many more there are.
        case names([String])
        /// What a shell does with the file.
        case command(String)

        /// A number with its unit, rounded to the decimals that are shown.
        package struct Quantity: Sendable, Hashable, Codable {
            package let value: Double
            package let decimals: Int
            /// As it is written behind the number: `dBFS`. nil of a plain count.
            package let unit: String?

            /// - Returns: nil of infinities and of NaN, which are no figures.
            package init?(_ value: Double, decimals: Int, _ unit: String? = nil) {
                guard value.isFinite else { return nil }
                self.value = value.rounded(toDecimals: decimals)
                self.decimals = decimals
                self.unit = unit
            }

            /// The number without its unit: `-45.0`.
            package var number: String { value.decimals(decimals) }

            /// The unit as it stands behind the number: one of `bytes` is a `byte`.
            var unitWord: String? {
                guard number == "1", let unit, unit.count > 2, unit.hasSuffix("s") else { return unit }
                return unit.hasSuffix("ies") ? unit.dropLast(3) + "y" : String(unit.dropLast())
            }
        }

        /// A piece of the user's text, cut to 40 characters, for words that have backquotes around it.
        package static func piece(_ text: String) -> Argument { piece(Array(text.unicodeScalars)) }

        /// A piece of the user's text, cut to 40 characters, for words that have backquotes around it.
        package static func piece(_ scalars: [Unicode.Scalar]) -> Argument {
            .text(String(quoted(scalars).dropFirst().dropLast()))
        }

        /// A count, of these if a unit is given, in the plural: `bytes`.
        package static func count(_ count: some BinaryInteger, _ unit: String? = nil) -> Argument {
            of("\(count)", unit)
        }

        /// A number as `Double.decimals` writes it, so that it is rounded as little as it takes to see on which side of a limit it lies.
        package static func of(_ number: String, _ unit: String?) -> Argument {
            // Beyond this not every whole number is a Double.
            guard number.utf8.count < 16 else { return .text(unit.map { "\(number) \($0)" } ?? number) }
            let decimals = number.split(separator: ".").dropFirst().first?.utf8.count ?? 0
            let quantity = Double(number).flatMap { Quantity($0, decimals: decimals, unit) }
            return quantity.map(Self.quantity) ?? .text(number == "-inf" ? "none" : "no number")
        }

        /// The words for it.
        /// - Parameter isBare: whether the unit is left out.
        package func words(isBare: Bool = false) -> String {
            switch self {
            case .text(let text), .command(let text): return text
            case .quantity(let quantity):
                return quantity.number + (isBare ? "" : quantity.unitWord.map { " \($0)" } ?? "")
            case .names(let names):
                let shown = names.count > 4 ? names.prefix(3) : names[...]
                let quoted = shown.map { "`\($0)`" }
                guard shown.count == names.count else {
                    return "\(quoted.joined(separator: ", ")) and \(names.count - shown.count) more"
                }
                return quoted.count < 2
                    ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
            }
        }
    }
}

/// A text is written as it is, names as a list, a quantity and a command as objects.
extension Finding.Argument: Codable {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let names = try? value.decode([String].self) {
            self = .names(names)
        } else if let command = try? value.decode([String: String].self)["command"] {
            self = .command(command)
        } else {
            self = .quantity(try value.decode(Quantity.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .names(let names): try container.encode(names)
        case .quantity(let quantity): try container.encode(quantity)
        case .command(let command): try container.encode(["command": command])
        }
    }
}

/// How much a finding weighs.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Worth knowing; nothing to do.
    case note
    /// The pack is built; someone should look at it.
    case warning
    /// The pack is not built, or not fit to ship.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A place in a text file: line and column, both counted from 1.
package struct SourcePosition: Sendable, Hashable, Codable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// How much breaches of a check weigh to a pack whose owner knows of them, and why.
package struct RuleSetting: Sendable, Hashable {
    package enum Level: String, Sendable, Hashable, CaseIterable {
        /// Nothing is said.
        case off
        case note
        case warning
        case error

        /// nil if nothing is said.
        var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// A check whose breaches are no errors: what is an error makes a pack that does not play.
    package var check: Check
    package var level: Level
    /// The clips that it holds for; nil for all, and for what is about no clip.
    package var clips: Set<String>?
    /// For who reads pack.yml next.
    package var reason: String

    package init(_ check: Check, _ level: Level, clips: Set<String>? = nil, reason: String) {
        self.check = check
        self.level = level
        self.clips = clips
        self.reason = reason
    }

    private func concerns(_ finding: Finding) -> Bool {
        guard finding.check == check, let clips else { return finding.check == check }
        return finding.clip.map(clips.contains) ?? false
    }

    /// The finding as the setting has it; nil if nothing is to be said.
    fileprivate func applied(to finding: Finding) -> Finding? {
        // A form that is an error keeps a clip out of the pack, whatever its rule's other forms weigh.
        guard concerns(finding), finding.severity != .error else { return finding }
        return level.severity.map(finding.weighing)
    }
}

extension Sequence<RuleSetting> {
    /// The findings with the weight that they have to the pack, without those that are off.
    package func applied(to findings: [Finding]) -> [Finding] {
        findings.compactMap { finding in
            reduce(Optional(finding)) { finding, setting in finding.flatMap(setting.applied) }
        }
    }
}
