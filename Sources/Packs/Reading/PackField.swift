import NumberGrammar
package import VoiceAssetCore

/// A value of pack.yml and the key that it stands under; an item of a list has the list's key.
///
/// What is not as asked for becomes a finding, and nil is returned.
package struct PackField {
    package let key: String
    package let node: YAMLNode

    /// The longest text that a value may have, characters.
    private static let maximumText = 1000

    package var position: SourcePosition { node.position }

    /// Whether an item of a list below it is this text.
    func hasItem(_ text: String) -> Bool {
        func holds(_ node: YAMLNode, _ depth: Int) -> Bool {
            switch node.content {
            case .text(let item): item == text
            case .list(let items): depth < 8 && items.contains { holds($0, depth + 1) }
            case .mapping(let pairs): depth < 8 && pairs.contains { holds($0.value, depth + 1) }
            default: false
            }
        }
        return holds(node, 0)
    }

    /// The value of a key of a mapping.
    subscript(key: String) -> PackField? {
        guard case .mapping(let pairs) = node.content else { return nil }
        let pair = pairs.first { if case .text(key) = $0.key.content { true } else { false } }
        return pair.map { PackField(key: key, node: $0.value) }
    }

    /// The text of a scalar; nil of anything else, without a finding.
    var plainText: String? { if case .text(let text) = node.content { text } else { nil } }

    /// The text of a scalar.
    package func text(_ findings: inout FileFindings) -> String? {
        if let plainText { return plainText }
        reject(expecting: "text", &findings)
        return nil
    }

    /// Text for people: not empty, without control characters, at most 1000 characters.
    package func prose(_ findings: inout FileFindings) -> String? {
        guard let text = text(&findings) else { return nil }
        let scalars = text.unicodeScalars
        if scalars.allSatisfy(\.properties.isWhitespace) {
            findings.add(.packValue, "empty text", ["key": .piece(key)], at: position)
            return nil
        }
        if let control = scalars.first(where: { $0.properties.generalCategory == .control }) {
            findings.add(
                .packValue, control == "\n" || control == "\r" ? "line break" : "control character in a text",
                ["key": .piece(key), "character": .text(Self.name(of: control))], at: position)
            return nil
        }
        if scalars.count > Self.maximumText {
            findings.add(
                .packLimit, "text",
                ["key": .piece(key), "count": .count(scalars.count), "most": .count(Self.maximumText)], at: position)
            return nil
        }
        return text
    }

    /// A control character in words; as itself it would drive the terminal.
    private static func name(of control: Unicode.Scalar) -> String {
        switch control {
        case "\t": "a tab"
        case "\n", "\r": "a line break"
        case "\u{1b}": "an escape character (U+001B)"
        default:
            "the control character U+" + String(repeating: "0", count: control.value < 16 ? 3 : 2)
                + String(control.value, radix: 16, uppercase: true)
        }
    }

    /// The items of a list that must not be empty.
    package func items(limit: Int, _ findings: inout FileFindings) -> [PackField]? {
        guard case .list(let items) = node.content else {
            reject(expecting: "a list", &findings)
            return nil
        }
        guard !items.isEmpty else {
            findings.add(.packValue, "empty list", ["key": .piece(key)], at: position)
            return nil
        }
        guard items.count <= limit else {
            findings.add(
                .packLimit, "items", ["key": .piece(key), "count": .count(items.count), "most": .count(limit)],
                at: position)
            return nil
        }
        return items.map { PackField(key: key, node: $0) }
    }

    /// The values of a list's items, each once; what an item says again is a finding.
    ///
    /// - Parameters:
    ///   - value: reads an item; nil after a finding.
    ///   - name: what a value is called in a finding.
    func distinct<Value: Equatable>(
        limit: Int, _ findings: inout FileFindings, name: (Value) -> Finding.Argument,
        value: (PackField, inout FileFindings) -> Value?
    ) -> [Value]? {
        guard let items = items(limit: limit, &findings) else { return nil }
        var values: [Value] = []
        for item in items {
            guard let value = value(item, &findings) else { continue }
            if values.contains(value) {
                let name = name(value)
                let isNumber = if case .quantity = name { true } else { false }
                findings.add(.packDuplicate, isNumber ? "number" : "value", ["value": name], at: item.position)
            } else {
                values.append(value)
            }
        }
        return values
    }

    /// A whole number of ASCII digits, at most 10^15 − 1.
    package func integer(from minimum: Int64, _ findings: inout FileFindings) -> Int64? {
        guard let text = text(&findings) else { return nil }
        let digits = text.utf8
        if digits.count <= 15, digits.allSatisfy(\.isASCIIDigit), let value = Int64(text), value >= minimum {
            return value
        }
        findings.add(
            .packValue, "whole number", ["key": .piece(key), "text": .piece(text), "least": .count(minimum)],
            at: position)
        return nil
    }

    package func boolean(_ findings: inout FileFindings) -> Bool? {
        guard let text = text(&findings) else { return nil }
        if text == "true" { return true }
        if text == "false" { return false }
        findings.add(.packValue, "true or false", ["key": .piece(key), "text": .piece(text)], at: position)
        return nil
    }

    /// One of the names of a type's cases.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(
        of type: Choice.Type, _ findings: inout FileFindings
    ) -> Choice? {
        guard let text = text(&findings) else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        var nearest = NearestName(among: names)
        findings.add(
            .packValue, "one of",
            ["text": .piece(text), "key": .text(key), "known": .text(names.joined(separator: ", or "))],
            nearest: nearest(text), at: position)
        return nil
    }

    /// Reports that the value is of another kind.
    package func reject(expecting expected: String, _ findings: inout FileFindings) {
        let found = if case .nothing = node.content { "empty" } else { node.kind }
        findings.add(.packType, "", ["key": .piece(key), "found": .text(found), "form": .text(expected)], at: position)
    }
}

extension PackField {
    /// The root of a YAML file, checked and bounded as pack.yml is; nil after a finding.
    ///
    /// - Parameters:
    ///   - bytes: the file, which may be anything.
    ///   - name: what the root is called in findings, such as the file's name.
    package init?(rootOf bytes: [UInt8], named name: String, _ findings: inout FileFindings) {
        guard let source = YAMLSource(bytes, findings: &findings),
            let root = YAMLDocument.root(of: source, findings: &findings)
        else { return nil }
        self.init(key: name, node: root)
    }
}

/// A mapping of pack.yml that has certain keys and no others.
package struct PackRecord {
    private let fields: [String: PackField]

    /// Reads a mapping. Keys that are unknown, stand twice or are missing are faults; the others are there all the same.
    /// - Parameter section: the section that it is in, if that is not the field's key.
    package init?(
        _ field: PackField, in section: String? = nil, required: [String] = [], optional: [String] = [],
        _ findings: inout FileFindings
    ) {
        let keys = required.map { "`\($0): …`" }.joined(separator: ", ")
        let form = required.isEmpty ? nil : "a line for each of its keys: \(keys)"
        guard let mapping = PackMapping(field, form: form, &findings) else { return nil }
        let known = required + optional
        var nearest = NearestName(among: known)
        var fields: [String: PackField] = [:]
        for pair in mapping.pairs {
            if known.contains(pair.key) {
                fields[pair.key] = pair.field
            } else if let misplaced = PackReader.misplaced(pair.key, in: section ?? field.key) {
                findings.add(misplaced, at: pair.position)
            } else if !findings.isFull {
                findings.add(
                    .packUnknownKey, "",
                    ["key": .piece(pair.key), "keys": .text(known.joined(separator: ", "))],
                    nearest: nearest(pair.key), at: pair.position)
            }
        }
        for missing in required where fields[missing] == nil {
            findings.add(
                .packMissingKey, "", ["key": .piece(field.key), "missing": .text(missing)], at: field.position)
        }
        self.fields = fields
    }

    package subscript(key: String) -> PackField? { fields[key] }

    /// The keys that are there.
    package var keys: Set<String> { Set(fields.keys) }

    /// What is there, in the order of the keys.
    package var sorted: [PackField] { fields.sorted { $0.key < $1.key }.map(\.value) }
}

/// A mapping of pack.yml whose keys the pack chooses.
package struct PackMapping {
    /// One pair, and where its key stands.
    package struct Pair {
        package var position: SourcePosition
        package var field: PackField

        package var key: String { field.key }
    }

    /// In the order of the file, no key twice.
    package let pairs: [Pair]

    /// Reads a mapping. Keys that are not text or stand twice are faults; of those that stand twice the first is kept.
    /// - Parameter form: of a value, as a finding shows it.
    package init?(_ field: PackField, limit: Int = .max, form: String? = nil, _ findings: inout FileFindings) {
        guard case .mapping(let content) = field.node.content else {
            field.reject(expecting: form ?? "a line `name: value` for each entry", &findings)
            return nil
        }
        guard content.count <= limit else {
            findings.add(
                .packLimit, "keys", ["key": .piece(field.key), "count": .count(content.count), "most": .count(limit)],
                at: field.position)
            return nil
        }
        var lines: [String: Int] = [:]
        var pairs: [Pair] = []
        for (name, value) in content {
            guard case .text(let key) = name.content else {
                findings.add(.packType, "key", ["kind": .text(name.kind), "key": .piece(field.key)], at: name.position)
                continue
            }
            if let line = lines[key] {
                findings.add(.packDuplicate, "", ["key": .piece(key), "line": .count(line)], at: name.position)
                continue
            }
            lines[key] = name.position.line
            pairs.append(Pair(position: name.position, field: PackField(key: key, node: value)))
        }
        self.pairs = pairs
    }

    /// The keys of a mapping that are text, whatever is wrong with it.
    static func names(of field: PackField) -> [String] {
        guard case .mapping(let content) = field.node.content else { return [] }
        return content.compactMap { if case .text(let key) = $0.key.content { key } else { nil } }
    }

    /// The pairs whose keys are well-formed ids. Ids that differ only in case are faults too: they would be one file on
    /// many disks.
    package func identifiers(_ findings: inout FileFindings) -> [Pair] {
        var spellings: [String: Pair] = [:]
        var valid: [Pair] = []
        for pair in pairs {
            if let other = spellings.updateValue(pair, forKey: pair.key.lowercased()) {
                findings.add(
                    .packDuplicate, "case",
                    ["key": .piece(pair.key), "other": .piece(other.key), "line": .count(other.position.line)],
                    at: pair.position)
            }
            if ClipID.isValid(pair.key) {
                valid.append(pair)
            } else {
                let lowercase = pair.key.lowercased()
                findings.add(
                    .packValue, "id", ["key": .piece(pair.key), "form": .text(ClipID.form)],
                    nearest: ClipID.isValid(lowercase) ? lowercase : nil, at: pair.position)
            }
        }
        return valid
    }
}
