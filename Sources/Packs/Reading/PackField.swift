import NumberGrammar
package import VoiceAssetCore

/// A value of pack.yml and the key that it stands under; an item of a list has the list's key.
///
/// What is not as asked for becomes a finding, and nil is returned.
package struct PackField {
    package let key: String
    package let node: YAMLNode
    /// The findings about its file.
    package let findings: FileFindings

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
        return pair.map { beside($0.value, key: key) }
    }

    /// Another value of the file; one without a key of its own has this one's.
    func beside(_ node: YAMLNode, key: String? = nil) -> PackField {
        PackField(key: key ?? self.key, node: node, findings: findings)
    }

    /// Reports what is wrong with the value.
    /// - Parameters:
    ///   - form: which of the check's words are meant.
    ///   - nearest: what somebody meant who wrote a name that is not known.
    package func report(
        _ check: Check, _ form: String = "", _ arguments: [String: Finding.Argument] = [:], nearest: String? = nil
    ) {
        findings.add(check, form, arguments, nearest: nearest, at: position)
    }

    /// Reports the same.
    /// - Returns: nil, in place of what could not be read.
    package func fault<Value>(
        _ check: Check, _ form: String = "", _ arguments: [String: Finding.Argument] = [:], nearest: String? = nil
    ) -> Value? {
        report(check, form, arguments, nearest: nearest)
        return nil
    }

    /// The text of a scalar; nil of anything else, without a finding.
    var plainText: String? { if case .text(let text) = node.content { text } else { nil } }

    /// The text of a scalar.
    package func text() -> String? { plainText ?? reject(expecting: "text") }

    /// Text for people: not empty, without control characters, at most 1000 characters.
    package func prose() -> String? {
        guard let text = text() else { return nil }
        let scalars = text.unicodeScalars
        if scalars.allSatisfy(\.properties.isWhitespace) {
            return fault(.packValue, "empty text", ["key": .piece(key)])
        }
        if let control = scalars.first(where: { $0.properties.generalCategory == .control }) {
            return fault(
                .packValue, control == "\n" || control == "\r" ? "line break" : "control character in a text",
                ["key": .piece(key), "character": .text(Self.name(of: control))])
        }
        if scalars.count > Self.maximumText {
            return fault(
                .packLimit, "text",
                ["key": .piece(key), "count": .count(scalars.count), "most": .count(Self.maximumText)])
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
    package func items(limit: Int) -> [PackField]? {
        guard case .list(let items) = node.content else {
            return reject(expecting: "a list")
        }
        guard !items.isEmpty else {
            return fault(.packValue, "empty list", ["key": .piece(key)])
        }
        guard items.count <= limit else {
            return fault(
                .packLimit, "items", ["key": .piece(key), "count": .count(items.count), "most": .count(limit)])
        }
        return items.map { beside($0) }
    }

    /// The values of a list's items, each once; what an item says again is a finding.
    ///
    /// - Parameters:
    ///   - value: reads an item; nil after a finding.
    ///   - name: what a value is called in a finding.
    func distinct<Value: Equatable>(
        limit: Int, name: (Value) -> Finding.Argument,
        value: (PackField) -> Value?
    ) -> [Value]? {
        guard let items = items(limit: limit) else { return nil }
        var values: [Value] = []
        for item in items {
            guard let value = value(item) else { continue }
            if values.contains(value) {
                let name = name(value)
                let isNumber = if case .quantity = name { true } else { false }
                item.report(.packDuplicate, isNumber ? "number" : "value", ["value": name])
            } else {
                values.append(value)
            }
        }
        return values
    }

    /// A whole number of ASCII digits, at most 10^15 − 1.
    package func integer(from minimum: Int64) -> Int64? {
        guard let text = text() else { return nil }
        let digits = text.utf8
        if digits.count <= 15, digits.allSatisfy(\.isASCIIDigit), let value = Int64(text), value >= minimum {
            return value
        }
        return fault(.packValue, "whole number", ["key": .piece(key), "text": .piece(text), "least": .count(minimum)])
    }

    package func boolean() -> Bool? {
        guard let text = text() else { return nil }
        if text == "true" { return true }
        if text == "false" { return false }
        return fault(.packValue, "true or false", ["key": .piece(key), "text": .piece(text)])
    }

    /// One of the names of a type's cases.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> Choice? {
        guard let text = text() else { return nil }
        if let choice = Choice(rawValue: text) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        var nearest = NearestName(among: names)
        return fault(
            .packValue, "one of",
            ["text": .piece(text), "key": .text(key), "known": .text(names.joined(separator: ", or "))],
            nearest: nearest(text))
    }

    /// Reports that the value is of another kind.
    func reject<Value>(expecting expected: String) -> Value? {
        let found = if case .nothing = node.content { "empty" } else { node.kind }
        return fault(.packType, "", ["key": .piece(key), "found": .text(found), "form": .text(expected)])
    }
}

extension PackField {
    /// The root of a YAML file, checked and bounded as pack.yml is; nil after a finding.
    ///
    /// - Parameters:
    ///   - bytes: the file, which may be anything.
    ///   - name: what the root is called in findings, such as the file's name.
    package init?(rootOf bytes: [UInt8], named name: String, _ findings: FileFindings) {
        guard let source = YAMLSource(bytes, findings), let root = YAMLDocument.root(of: source, findings) else {
            return nil
        }
        self.init(key: name, node: root, findings: findings)
    }
}

/// A mapping of pack.yml that has certain keys and no others.
package struct PackRecord {
    private let fields: [String: PackField]

    /// Reads a mapping. Keys that are unknown, stand twice or are missing are faults; the others are there all the same.
    /// - Parameter section: the section that it is in, if that is not the field's key.
    package init?(_ field: PackField, in section: String? = nil, required: [String] = [], optional: [String] = []) {
        let keys = required.map { "`\($0): …`" }.joined(separator: ", ")
        let form = required.isEmpty ? nil : "a line for each of its keys: \(keys)"
        guard let pairs = field.pairs(form: form) else { return nil }
        let known = required + optional
        var nearest = NearestName(among: known)
        var fields: [String: PackField] = [:]
        for pair in pairs {
            if known.contains(pair.key) {
                fields[pair.key] = pair.field
            } else if let misplaced = PackReader.misplaced(pair.key, in: section ?? field.key) {
                field.findings.add(misplaced, at: pair.name.position)
            } else if !field.findings.isFull {
                pair.name.report(
                    .packUnknownKey, "", ["key": .piece(pair.key), "keys": .text(known.joined(separator: ", "))],
                    nearest: nearest(pair.key))
            }
        }
        for missing in required where fields[missing] == nil {
            field.report(.packMissingKey, "", ["key": .piece(field.key), "missing": .text(missing)])
        }
        self.fields = fields
    }

    package subscript(key: String) -> PackField? { fields[key] }

    /// The keys that are there.
    package var keys: Set<String> { Set(fields.keys) }

    /// What is there, in the order of the keys.
    package var sorted: [PackField] { fields.sorted { $0.key < $1.key }.map(\.value) }
}

/// A key that the pack chooses, and its value.
package struct PackPair {
    /// The key.
    package let name: PackField
    package let field: PackField

    package var key: String { field.key }
}

extension PackField {
    /// The pairs of a mapping, in the order of the file, no key twice.
    ///
    /// Keys that are not text or stand twice are faults; of those that stand twice the first is kept.
    /// - Parameter form: of a value, as a finding shows it.
    package func pairs(limit: Int = .max, form: String? = nil) -> [PackPair]? {
        guard case .mapping(let content) = node.content else {
            return reject(expecting: form ?? "a line `name: value` for each entry")
        }
        guard content.count <= limit else {
            return fault(
                .packLimit, "keys", ["key": .piece(key), "count": .count(content.count), "most": .count(limit)])
        }
        var lines: [String: Int] = [:]
        return content.compactMap { name, value in
            let name = beside(name)
            guard let key = name.plainText else {
                return name.fault(.packType, "key", ["kind": .text(name.node.kind), "key": .piece(self.key)])
            }
            if let line = lines[key] {
                return name.fault(.packDuplicate, "", ["key": .piece(key), "line": .count(line)])
            }
            lines[key] = name.position.line
            return PackPair(name: name, field: beside(value, key: key))
        }
    }

    /// The keys of a mapping that are text, whatever is wrong with it.
    var names: [String] {
        guard case .mapping(let content) = node.content else { return [] }
        return content.compactMap { if case .text(let key) = $0.key.content { key } else { nil } }
    }
}

extension [PackPair] {
    /// What a reader makes of the values, by their keys; what it makes nothing of is left out.
    package func values<Value>(_ value: (PackPair) -> Value?) -> [String: Value] {
        reduce(into: [:]) { $0[$1.key] = value($1) }
    }

    /// The pairs whose keys are well-formed ids. Ids that differ only in case are faults too: they would be one file on
    /// many disks.
    package func identifiers() -> Self {
        var spellings: [String: PackPair] = [:]
        var valid: Self = []
        for pair in self {
            if let other = spellings.updateValue(pair, forKey: pair.key.lowercased()) {
                pair.name.report(
                    .packDuplicate, "case",
                    ["key": .piece(pair.key), "other": .piece(other.key), "line": .count(other.name.position.line)])
            }
            if ClipID.isValid(pair.key) {
                valid.append(pair)
            } else {
                let lowercase = pair.key.lowercased()
                pair.name.report(
                    .packValue, "id", ["key": .piece(pair.key), "form": .text(ClipID.form)],
                    nearest: ClipID.isValid(lowercase) ? lowercase : nil)
            }
        }
        return valid
    }
}
