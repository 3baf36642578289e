// For a number that its type can't hold (`1.5` or `1e999` for an `Int`) swift-foundation's decoder throws an error of its
// own, which `JSONDecoder` turns into a `DecodingError` without a place. These stand in front of the standard library's methods of the same name, in this module only, and put the
// place in.
extension KeyedDecodingContainer {
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try located(type, key) }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try located(type, key) }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try locatedIfPresent(type, key) }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try locatedIfPresent(type, key) }

    private func locatedIfPresent<Number: Decodable>(_ type: Number.Type, _ key: Key) throws -> Number? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try located(type, key)
    }

    private func located<Number: Decodable>(_ type: Number.Type, _ key: Key) throws -> Number {
        do {
            return try decode(type, forKey: key)
        } catch let error as DecodingError {
            throw error
        } catch {
            let place = DecodingError.Context(
                codingPath: codingPath + [key], debugDescription: "a number that its type can hold",
                underlyingError: error)
            throw DecodingError.dataCorrupted(place)
        }
    }
}
