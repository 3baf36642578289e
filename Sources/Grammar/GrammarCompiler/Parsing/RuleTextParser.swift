import VoiceAssetCore

/// Reads what stands behind a rule's colon.
struct RuleTextParser {
    var faults: RuleFaults
    /// Whether the rule is left out, so that its faults do not matter.
    private var isLeftOut = false
    /// Whether a `$(` was left open; then no other is closed.
    private var hasOpenPlural = false
    /// Whether the rule has a fault.
    private var isFaulty = false

    private var text: SourceText { faults.text }

    init(faults: RuleFaults) { self.faults = faults }

    /// - Parameter body: the text without the space and the apostrophe at its beginning.
    mutating func rule(_ descriptor: RuleDescriptor, place: Int, body: Range<Int>) -> ParsedRule {
        isLeftOut = descriptor == .special || descriptor == .fraction
        let scalars = text.scalars
        guard let open = body.first(where: { scalars[$0] == "[" }),
            let close = (open..<body.upperBound).first(where: { scalars[$0] == "]" })
        else {
            let parts = parts(Array(body))
            return ParsedRule(descriptor: descriptor, place: place, text: parts, isFaulty: isFaulty)
        }
        let bar = (open..<close).first { scalars[$0] == "|" }
        let head = Array(body.lowerBound..<open)
        let tail = Array(close + 1..<body.upperBound)
        let long = parts(head + Array(open + 1..<(bar ?? close)) + tail)
        let short = parts(head + Array((bar ?? close - 1) + 1..<close) + tail)
        return ParsedRule(
            descriptor: descriptor, place: place, text: long, textIfDivisible: short, isFaulty: isFaulty)
    }

    /// Reads the scalars at these indexes.
    private mutating func parts(_ indexes: [Int]) -> [RulePart] {
        var parts: [RulePart] = []
        /// The places of mere text that no part has yet.
        var run: [Int] = []
        func finish() {
            if let place = run.first { parts.append(.text(text.string(run), place: place)) }
            run = []
        }
        var substitutions = 0
        var hasPlural = false
        var next = 0
        hasOpenPlural = false
        while next < indexes.count {
            let start = next
            let scalar = text.scalars[indexes[start]]
            guard let (part, end) = special(indexes, start) else {
                if scalar == "[" || scalar == "]" {
                    addFault("bracket", ["bracket": .piece([scalar])], indexes[start])
                }
                run.append(indexes[start])
                next += 1
                continue
            }
            next = end
            switch part {
            case .plural:
                if hasPlural {
                    addFault("second plural", [:], indexes[start])
                }
                hasPlural = true
            case .substitution, .unspeakable:
                substitutions += 1
                if substitutions > 2 {
                    addFault("third substitution", [:], indexes[start])
                }
            case .text: break
            }
            finish()
            parts.append(part)
        }
        finish()
        return parts
    }

    /// What begins at an index and is not mere text, and the index behind it.
    private mutating func special(_ indexes: [Int], _ start: Int) -> (RulePart, Int)? {
        let scalar = text.scalars[indexes[start]].withoutArrow
        switch scalar {
        case "<", ">", "=": return substitution(indexes, start, scalar)
        case "$" where start + 1 < indexes.count && text.scalars[indexes[start + 1]] == "(":
            return plural(indexes, start)
        default: return nil
        }
    }

    private mutating func substitution(
        _ indexes: [Int], _ start: Int, _ mark: Unicode.Scalar
    ) -> (RulePart, Int)? {
        let place = indexes[start]
        let scalars = text.scalars
        let isMark = { (index: Int) in scalars[indexes[index]].withoutArrow == mark }
        guard let close = (start + 1..<indexes.count).first(where: isMark) else {
            addFault("unclosed", ["mark": .piece([mark])], place)
            return nil
        }
        let kind: RulePart.Substitution.Kind =
            switch mark {
            case "<": .quotient
            case ">": .remainder
            default: .same
            }
        let isTriple = close == start + 1 && close + 1 < indexes.count && isMark(close + 1)
        if mark == ">", isTriple {
            return (.substitution(.init(kind: kind, target: .precedingRule, place: place)), close + 2)
        }
        var end = close + 1
        if mark == "<", end < indexes.count, isMark(end) {
            addFault("surplus mark", [:], indexes[end])
            end += 1
        }
        let name = indexes[(start + 1)..<close].map { text.scalars[$0] }
        let target: RulePart.Substitution.Target
        switch name.first {
        case nil: target = .own
        case "%": target = .set(text.string(indexes[(start + 1)..<close]))
        case "#", "0": return (.unspeakable(.digits(text.string(indexes[start...close])), place: place), end)
        default:
            addFault("substitution", ["name": .piece(name)], place)
            target = .own
        }
        return (.substitution(.init(kind: kind, target: target, place: place)), end)
    }

    private mutating func plural(_ indexes: [Int], _ start: Int) -> (RulePart, Int)? {
        if hasOpenPlural { return nil }
        let close = (start + 2..<max(indexes.count - 1, start + 2)).first {
            text.scalars[indexes[$0]] == ")" && text.scalars[indexes[$0 + 1]] == "$"
        }
        guard let close else {
            hasOpenPlural = true
            addFault("unclosed plural", [:], indexes[start])
            return nil
        }
        var parser = PluralTextParser(text: text, indexes: indexes[(start + 2)..<close], place: indexes[start])
        let part = parser.parse()
        for (form, values, place) in parser.faults { addFault(form, values, place) }
        return (part, close + 2)
    }

    private mutating func addFault(_ form: String, _ values: [String: Finding.Argument], _ index: Int) {
        guard !isLeftOut else { return }
        isFaulty = true
        faults.add(form, values, at: index)
    }
}

/// Reads the inside of `$(cardinal,one{…}other{…})$`.
struct PluralTextParser {
    let text: SourceText
    var indexes: ArraySlice<Int>
    /// Where the `$` stands.
    let place: Int
    /// The form of `numbers-syntax` and its values, and the index of the scalar that it is at.
    private(set) var faults: [(form: String, values: [String: Finding.Argument], place: Int)] = []

    mutating func parse() -> RulePart {
        let type = take { $0 != "," }
        guard indexes.popFirst() != nil, type == "cardinal" || type == "ordinal" else {
            faults.append(("plural type", [:], place))
            return .plural([:])
        }
        var forms: [PluralCategory: PluralText] = [:]
        skipSpace()
        while !indexes.isEmpty {
            guard takeForm(&forms) else { return .plural(forms) }
            skipSpace()
        }
        if forms[.other] == nil { faults.append(("plural other", [:], place)) }
        if type == "ordinal" { return .unspeakable(.ordinal, place: place) }
        if forms.values.contains(where: { $0.text.unicodeScalars.contains("#") }) {
            return .unspeakable(.pluralDigits, place: place)
        }
        return .plural(forms)
    }

    /// Takes `one{…}`; false if the rest makes no sense.
    private mutating func takeForm(_ forms: inout [PluralCategory: PluralText]) -> Bool {
        let start = indexes.first ?? place
        let name = take { $0 != "{" && !$0.isPatternSpace }
        skipSpace()
        guard let open = indexes.popFirst(), text.scalars[open] == "{" else {
            faults.append(("plural name", ["name": .piece(name)], start))
            return false
        }
        let textStart = indexes.first ?? open
        let body = takeText()
        guard let close = indexes.popFirst(), text.scalars[close] == "}" else {
            faults.append(("plural brace", [:], open))
            return false
        }
        guard let category = PluralCategory(rawValue: name), forms[category] == nil else {
            let categories = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
            faults.append(("plural category", ["name": .piece(name), "categories": .text(categories)], start))
            return true
        }
        if body.unicodeScalars.contains(where: { "<>=←→".unicodeScalars.contains($0) }) {
            faults.append(("plural substitution", [:], textStart))
        }
        forms[category] = PluralText(text: body, place: textStart)
        return true
    }

    /// Takes text, in which `{id}` may stand for a clip.
    private mutating func takeText() -> String {
        var body = ""
        while true {
            body += take { $0 != "{" && $0 != "}" }
            let id = indexes.dropFirst().prefix { text.scalars[$0].isNameCharacter }
            let close = indexes.dropFirst(1 + id.count).first
            guard let open = indexes.first, text.scalars[open] == "{", !id.isEmpty,
                let close, text.scalars[close] == "}"
            else { return body }
            body += take { $0 != "}" } + "}"
            indexes = indexes.dropFirst()
        }
    }

    private mutating func take(while isTaken: (Unicode.Scalar) -> Bool) -> String {
        let taken = indexes.prefix { isTaken(text.scalars[$0]) }
        indexes = indexes.dropFirst(taken.count)
        return text.string(taken)
    }

    private mutating func skipSpace() { indexes = indexes.drop { text.scalars[$0].isPatternSpace } }
}
