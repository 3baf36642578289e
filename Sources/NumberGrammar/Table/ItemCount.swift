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
}
