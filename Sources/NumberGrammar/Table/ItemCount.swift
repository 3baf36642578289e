/// The items of a table, counted while they are decoded: a table that has too many takes no memory for them.
struct ItemCount {
    private var items = 0

    /// - Throws: a fault of the list that goes beyond `NumberTable.maximumItems`.
    mutating func add(_ count: Int, in list: any UnkeyedDecodingContainer) throws {
        items += count
        guard items <= NumberTable.maximumItems else {
            throw list.fault("at most \(NumberTable.maximumItems) items in the table")
        }
    }
}

extension UnkeyedDecodingContainer {
    /// All elements.
    mutating func decodeAll<Element: Decodable>(
        _: Element.Type = Element.self, counting items: inout ItemCount, _ count: (Element) -> Int
    ) throws -> [Element] {
        var elements: [Element] = []
        while !isAtEnd {
            let element = try decode(Element.self)
            try items.add(count(element), in: self)
            elements.append(element)
        }
        return elements
    }

    /// All elements of a list that is counted by whoever has the list.
    mutating func decodeAll<Element: Decodable>() throws -> [Element] {
        var items = ItemCount()
        return try decodeAll(counting: &items) { _ in 1 }
    }

    mutating func decodeOperations() throws -> [NumberTable.Operation] {
        var operations = try nestedUnkeyedContainer()
        return try operations.decodeAll()
    }
}

extension KeyedDecodingContainer<TableKey> {
    /// The rule sets by name; nil if there is no such key.
    func decodeSets(counting items: inout ItemCount) throws -> [String: [NumberTable.Rule]]? {
        guard contains(.sets), try !decodeNil(forKey: .sets) else { return nil }
        let named = try nestedContainer(keyedBy: SetName.self, forKey: .sets)
        var sets: [String: [NumberTable.Rule]] = [:]
        for name in named.allKeys {
            var rules = try named.nestedUnkeyedContainer(forKey: name)
            sets[name.stringValue] = try rules.decodeAll(counting: &items, \.items)
        }
        return sets
    }
}

private struct SetName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
