import Diagnostics

extension PackReader {
    /// The longest text that a value may have, characters.
    private static let maximumText = 1000

    /// The text of a scalar; anything else is a fault.
    mutating func text(_ node: YAMLNode, _ key: String) -> String? {
        if case .text(let text) = node.content { return text }
        report(node, key, expected: "text")
        return nil
    }

    /// Text for people: not empty, without control characters, at most 1000 characters.
    mutating func prose(_ node: YAMLNode, _ key: String) -> String? {
        guard let text = text(node, key) else { return nil }
        let scalars = text.unicodeScalars
        if scalars.allSatisfy(\.properties.isWhitespace) {
            faults.add(.packValue, at: node.position, found: "the text of \(quoted(key)) is empty", advice: "write it")
            return nil
        }
        if scalars.contains(where: { $0.properties.generalCategory == .control }) {
            faults.add(
                .packValue, at: node.position, found: "the text of \(quoted(key)) holds a tab or a line break",
                advice: "write it on one line")
            return nil
        }
        if scalars.count > Self.maximumText {
            faults.add(
                .packLimit, at: node.position, found: "the text of \(quoted(key)) has \(scalars.count) characters",
                limit: "\(Self.maximumText)", advice: "shorten it")
            return nil
        }
        return text
    }

    /// The items of a list that must not be empty.
    mutating func list(_ node: YAMLNode, _ key: String, limit: Int) -> [YAMLNode]? {
        guard case .list(let items) = node.content else {
            report(node, key, expected: "a list")
            return nil
        }
        guard !items.isEmpty else {
            faults.add(.packValue, at: node.position, found: "\(quoted(key)) is an empty list", advice: "add an item")
            return nil
        }
        guard items.count <= limit else {
            faults.add(
                .packLimit, at: node.position, found: "\(quoted(key)) has \(items.count) items", limit: "\(limit)")
            return nil
        }
        return items
    }

    /// A whole number of ASCII digits, at most 10^15 − 1.
    mutating func integer(_ node: YAMLNode, _ key: String, from minimum: Int64) -> Int64? {
        guard let text = text(node, key) else { return nil }
        let digits = text.utf8
        if digits.count <= 15, digits.allSatisfy(\.isASCIIDigit), let value = Int64(text), value >= minimum {
            return value
        }
        faults.add(
            .packValue, at: node.position, found: "\(quoted(key)) is \(quoted(text))",
            advice: "write a whole number from \(minimum), at most 15 digits")
        return nil
    }

    mutating func boolean(_ node: YAMLNode, _ key: String) -> Bool? {
        guard let text = text(node, key) else { return nil }
        if text == "true" { return true }
        if text == "false" { return false }
        faults.add(
            .packValue, at: node.position, found: "\(quoted(key)) is \(quoted(text))", advice: "write true or false")
        return nil
    }

    mutating func report(_ node: YAMLNode, _ key: String, expected: String) {
        let found = if case .nothing = node.content { "empty" } else { node.kind }
        faults.add(
            .packType, at: node.position, found: "\(quoted(key)) is \(found)", advice: "write \(expected)")
    }
}
