/// The values of a payload, by keys and paths.
struct PayloadValues {
    private let payload: [AnyHashable: Any]

    init(_ payload: [AnyHashable: Any]) { self.payload = payload }

    /// The first of the keys that has a value, of those that are looked for: null and empty text are none.
    func first(
        _ keys: [String], where isWanted: (PayloadValue) -> Bool = { _ in true }
    ) -> (key: String, value: PayloadValue)? {
        for key in keys {
            var isRepeated = false
            guard let value = value(of: key, &isRepeated), !PayloadValue.isNull(value) else { continue }
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
            _ = value(of: key, &isRepeated)
            return isRepeated
        }
        return key.map { .repeatedKey(key: $0) }
    }

    /// The value of a key as it stands, or else as a path.
    private func value(of path: String, _ isRepeated: inout Bool) -> Any? {
        if let value = payload[path], !PayloadValue.isNull(value) { return value }
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
            let part = try? JSONPart(Array(text.utf8), atMost: FoldedText.maximumBytes)
        else { return nil }
        let members = part.value(&isRepeated) as? [AnyHashable: Any]
        return part.isSound ? members : nil
    }
}

extension JSONPart {
    /// The value as a payload has it; nil of null, which is none.
    ///
    /// - Parameter isRepeated: becomes true where a name stands twice in an object. The first one counts.
    fileprivate func value(_ isRepeated: inout Bool) -> Any? {
        if isText { return text() }
        if isFlag { return flag() }
        if isNull { return nil }
        if isList {
            var items: [Any] = []
            for part in list() { if let item = part.value(&isRepeated) { items.append(item) } }
            return items
        }
        guard isObject else { return wholeNumber ?? real() }
        var members: [AnyHashable: Any] = [:]
        var names: Set<String> = []
        for member in allMembers() {
            if names.insert(member.name).inserted {
                members[member.name] = member.value.value(&isRepeated)
            } else {
                isRepeated = true
            }
        }
        return members
    }
}
