/// A pack's number rules with what they lack of their language's: rules for further numbers, whole sets that those use, and
/// where each set ends. What a person wrote stays as it is.
package struct RuleMerge: Sendable {
    /// A rule of the pack that is changed, and leaves out the rest that the language's says: `1000: grand;` beside
    /// `1000: thousand[ >>];`.
    package struct Clash: Sendable, Hashable {
        package var set: String
        /// The number that both begin at.
        package var base: Int64
        /// The language's line.
        package var line: String
    }

    /// The file with the lines; as it was if there are none.
    package private(set) var bytes: [UInt8]
    /// The lines that were added, by set.
    package private(set) var additions: [RuleExtract.Section] = []
    /// Whether the file said where its sets end.
    package let saysEnds: Bool
    /// What can't be added to without losing a change.
    package private(set) var clashes: [Clash] = []

    private let text: SourceText
    /// What becomes of rules, and of sets' names, by where they begin.
    private var edits: [Int: Edit] = [:]

    /// - Parameters:
    ///   - bytes: the file; it must be free of errors.
    ///   - sections: the rules that the pack's amounts need, of the language.
    ///   - onlyEnds: whether only ends are added.
    package init(_ bytes: [UInt8], adding sections: [RuleExtract.Section], onlyEnds: Bool) {
        self.bytes = bytes
        text = SourceText.decode(bytes).text
        var parser = RuleFileParser(text)
        var faults = RuleFaults(text)
        let sets = parser.parse().map { NumberedSet($0, faults: &faults) }
        saysEnds = sets.contains { $0.goesOn || $0.rules.contains { $0.end != nil } }
        let known = Dictionary(sections.map { ($0.name, Line.all(in: $0)) }) { first, _ in first }
        for set in sets {
            let lines = (known[set.name] ?? []).filter { $0.isEnd || !onlyEnds }
            add(lines, to: set)
        }
        let appended = append(sections, besides: sets.map(\.name))
        if !additions.isEmpty { self.bytes = Array(edited(appended).utf8) }
    }

    /// Adds whole sets, with those that they use.
    ///
    /// - Parameter names: the sets that are wanted; those that the file has, and those that no section is, are passed over.
    package init(_ bytes: [UInt8], adding sections: [RuleExtract.Section], named names: [String]) {
        self.init(bytes, adding: [], onlyEnds: true)
        var parser = RuleFileParser(text)
        let appended = append(sections, besides: parser.parse().map(\.name), wanted: names)
        if !additions.isEmpty { self.bytes = Array(edited(appended).utf8) }
    }

    /// Adds the lines that a set lacks: for numbers at which none of its rules begins, and in the place of ends.
    private mutating func add(_ lines: [Line], to set: NumberedSet) {
        let own = Dictionary(set.rules.map { ($0.base, $0) }) { first, _ in first }
        /// Where the set, as far as it has got its lines, goes on saying something, or ends.
        var isEnd = own.mapValues { $0.end != nil }
        var added: [String] = []
        for line in lines {
            if line.isEnd, isEnd.filter({ $0.key < line.base }).max(by: { $0.key < $1.key })?.value == true { continue }
            let lacking = line.rules.filter { rule in
                own[rule.base].map { $0.end != nil && rule.end == nil } ?? true
            }
            // What begins above all amounts says that the set goes on to there.
            guard line.rules.isEmpty ? !set.goesOn : !lacking.isEmpty else { continue }
            let kept = line.rules.filter { rule in !lacking.contains { $0.base == rule.base } }
            guard kept.allSatisfy({ rule in own[rule.base].map { RuleExtract.same($0.parts, rule.parts) } ?? false })
            else {
                clashes.append(Clash(set: set.name, base: line.base, line: line.text))
                continue
            }
            put(line, into: set)
            for rule in line.rules { isEnd[rule.base] = line.isEnd }
            added.append(line.text)
        }
        if !added.isEmpty { additions.append(.init(name: set.name, rules: added)) }
    }

    /// Puts a line in the place of what stands at its numbers, an end or 100 without 101, or else behind the rule before.
    private mutating func put(_ line: Line, into set: NumberedSet) {
        let replaced = set.rules.filter { own in line.rules.contains { $0.base == own.base } }
        for rule in replaced { edit(rule.place, until: ";") { $0.keepsText = false } }
        if let place = (replaced.first ?? set.rules.last { $0.base < line.base })?.place {
            edit(place, until: ";") { $0.lines.append(line.text) }
        } else {
            edit(set.place, until: ":") { $0.lines.append(line.text) }
        }
    }

    private mutating func edit(_ place: Int, until end: Unicode.Scalar, _ change: (inout Edit) -> Void) {
        let length = text.scalars[place...].prefix { $0 != end }.count + 1
        change(&edits[place, default: Edit(range: place..<min(place + length, text.scalars.count))])
    }

    /// The sets that added rules use and the file does not have, as lines behind its last one.
    ///
    /// - Parameter wanted: sets that are added, whether or not a rule uses them.
    private mutating func append(
        _ sections: [RuleExtract.Section], besides names: [String], wanted: [String] = []
    ) -> [String] {
        func used(by lines: [String]) -> [String] {
            lines.flatMap { RuleExtract.parsed($0)?.references ?? [] }.compactMap {
                if case .set(let name) = $0.target { name } else { nil }
            }
        }
        var names = Set(names)
        var lines: [String] = []
        var open = wanted + used(by: additions.flatMap(\.rules))
        while let name = open.popLast() {
            guard names.insert(name).inserted, let section = sections.first(where: { $0.name == name }) else {
                continue
            }
            additions.append(section)
            lines += ["", "\(name):"] + section.rules
            open += used(by: section.rules)
        }
        return lines
    }

    /// The file after all edits, with further lines; each ends as those of the file do.
    private func edited(_ appended: [String]) -> String {
        let scalars = text.scalars
        let newline = zip(scalars, scalars.dropFirst()).contains { $0 == "\r" && $1 == "\n" } ? "\r\n" : "\n"
        var result = String.UnicodeScalarView()
        var index = 0
        for edit in edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result.append(contentsOf: scalars[index..<edit.range.lowerBound])
            index = edit.range.upperBound
            if edit.keepsText { result.append(contentsOf: scalars[edit.range]) }
            let separator = edit.keepsText ? newline : ""
            if !edit.lines.isEmpty {
                result.append(contentsOf: (separator + edit.lines.joined(separator: newline)).unicodeScalars)
            } else if !edit.keepsText, result.last?.isLineEnd ?? true {
                // Nothing is left of the line.
                index = text.lineEnd(index)
                index += scalars[index...].starts(with: newline.unicodeScalars) ? newline.unicodeScalars.count : 0
            }
        }
        result.append(contentsOf: scalars[index...])
        guard !appended.isEmpty else { return String(result) }
        if result.last?.isLineEnd == false { result.append(contentsOf: newline.unicodeScalars) }
        return String(result) + appended.joined(separator: newline) + newline
    }

    /// What becomes of a rule, or of what stands before the first one.
    private struct Edit {
        /// Indexes of scalars.
        var range: Range<Int>
        var keepsText = true
        /// Lines behind it.
        var lines: [String] = []
    }

    /// A line of the language, and the rules that it makes: two if it has brackets, none if it begins above all amounts.
    private struct Line {
        let text: String
        let base: Int64
        let rules: [NumberedRule]
        let isEnd: Bool

        static func all(in section: RuleExtract.Section) -> [Line] {
            section.rules.compactMap { line in
                guard let rule = RuleExtract.parsed(line), case .number(let base, _, _) = rule.descriptor else {
                    return nil
                }
                var faults = RuleFaults(SourceText.decode([]).text)
                let rules = NumberedSet(ParsedSet(name: section.name, place: 0, rules: [rule]), faults: &faults).rules
                let isEnd = if case .unspeakable(.digits, _)? = rule.text.first { rule.text.count == 1 } else { false }
                return Line(text: line, base: base, rules: rules, isEnd: isEnd)
            }
        }
    }
}
