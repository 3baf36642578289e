/// The values of a payload, by keys and paths.
struct PayloadValues {
    private let payload: [AnyHashable: Any]

    init(_ payload: [AnyHashable: Any]) { self.payload = payload }

    /// The first of the keys that has a value, of those that are looked for: null and empty text are none.
    func first(
        _ keys: [String], where isWanted: (PayloadValue) -> Bool = { _ in true }
    ) -> (key: String, value: PayloadValue)? {
        for key in keys {
            guard let value = member(key) ?? value(at: key), !PayloadValue.isNull(value) else { continue }
            let read = PayloadValue(value)
            if case .text("") = read { continue }
            guard isWanted(read) else { continue }
            return (key, read)
        }
        return nil
    }

    /// The first of the keys that leads through a text of JSON with a key that stands there twice. Readers differ in which
    /// of the two they take.
    func repeated(_ keys: [String]) -> PayloadFault? {
        let key = keys.first { key in
            var isRepeated = false
            if member(key) == nil { _ = value(at: key, &isRepeated) }
            return isRepeated
        }
        return key.map { .repeatedKey(key: $0) }
    }

    /// The value of a key as it stands.
    private func member(_ key: String) -> Any? { payload[key].flatMap { PayloadValue.isNull($0) ? nil : $0 } }

    private func value(at path: String) -> Any? {
        var isRepeated = false
        return value(at: path, &isRepeated)
    }

    private func value(at path: String, _ isRepeated: inout Bool) -> Any? {
        var value: Any = payload
        for key in path.split(separator: ".", omittingEmptySubsequences: false) {
            guard let folder = value as? [AnyHashable: Any] ?? members(of: value, &isRepeated),
                let inner = folder[String(key)]
            else { return nil }
            value = inner
        }
        return value
    }

    /// The members of an object that a service hands on as a text of JSON. (Getui, HMS and EMAS: extras)
    private func members(of value: Any, _ isRepeated: inout Bool) -> [AnyHashable: Any]? {
        guard let text = value as? String, text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"),
            let tree = try? JSONText.decode(JSONTree.self, from: text.utf8, atMost: FoldedText.maximumBytes)
        else { return nil }
        // Of a key that stands there twice, the tree keeps one.
        if (try? JSONSyntax.check(Array(text.utf8), atMost: tree.count)) == nil { isRepeated = true }
        return tree.value as? [AnyHashable: Any]
    }
}

/// A value of JSON, as a payload has it. Null is none.
private struct JSONTree: Decodable {
    let value: Any?
    /// Values and names of members in it.
    let count: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        var inside = 0
        if container.decodeNil() {
            value = nil
        } else if let members = try? container.decode([String: Self].self) {
            value = members.compactMapValues(\.value) as [AnyHashable: Any]
            inside = members.values.reduce(0) { $0 + $1.count + 1 }
        } else if let items = try? container.decode([Self].self) {
            value = items.compactMap(\.value)
            inside = items.reduce(0) { $0 + $1.count }
        } else if let text = try? container.decode(String.self) {
            value = text
        } else if let boolean = try? container.decode(Bool.self) {
            value = boolean
        } else if let whole = try? container.decode(Int64.self) {
            value = whole
        } else {
            value = try container.decode(Double.self)
        }
        count = inside + 1
    }
}
