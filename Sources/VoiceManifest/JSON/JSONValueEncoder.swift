/// Encodes values as JSON values, without writing a text in between and reading it again.
struct JSONValueEncoder: Encoder {
    /// What is being encoded.
    final class Place {
        enum Content {
            case nothing
            case scalar(JSONValue)
            case array([Place])
            case object([String: Place])
        }

        var content = Content.nothing

        var value: JSONValue {
            switch content {
            case .nothing: .object([:])
            case .scalar(let value): value
            case .array(let places): .array(places.map(\.value))
            case .object(let members): .object(members.mapValues(\.value))
            }
        }

        func member(_ name: String) -> Place {
            var members: [String: Place] = [:]
            if case .object(let present) = content { members = present }
            // So that the dictionary has one owner, and is not copied.
            content = .nothing
            let place = Place()
            members[name] = place
            content = .object(members)
            return place
        }

        func element() -> Place {
            var places: [Place] = []
            if case .array(let present) = content { places = present }
            content = .nothing
            let place = Place()
            places.append(place)
            content = .array(places)
            return place
        }
    }

    let place: Place
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// - Throws: `EncodingError` for a number that JSON can't hold.
    static func value(of value: some Encodable) throws -> JSONValue {
        let place = Place()
        try value.encode(to: Self(place: place))
        return place.value
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .object = place.content {} else { place.content = .object([:]) }
        return KeyedEncodingContainer(JSONMembers(place: place))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if case .array = place.content {} else { place.content = .array([]) }
        return JSONElements(place: place)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { JSONScalar(place: place) }
}

private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: JSONValueEncoder.Place
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) { place.member(key.stringValue).content = .scalar(.null) }

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
        var scalar = JSONScalar(place: place.member(key.stringValue))
        try scalar.encode(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        JSONValueEncoder(place: place.member(key.stringValue)).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        JSONValueEncoder(place: place.member(key.stringValue)).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { JSONValueEncoder(place: place.member("super")) }
    mutating func superEncoder(forKey key: Key) -> any Encoder {
        JSONValueEncoder(place: place.member(key.stringValue))
    }
}

private struct JSONElements: UnkeyedEncodingContainer {
    let place: JSONValueEncoder.Place
    var codingPath: [any CodingKey] { [] }
    var count: Int { if case .array(let places) = place.content { places.count } else { 0 } }

    mutating func encodeNil() { place.element().content = .scalar(.null) }

    mutating func encode(_ value: some Encodable) throws {
        var scalar = JSONScalar(place: place.element())
        try scalar.encode(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        JSONValueEncoder(place: place.element()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        JSONValueEncoder(place: place.element()).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { JSONValueEncoder(place: place.element()) }
}

private struct JSONScalar: SingleValueEncodingContainer {
    let place: JSONValueEncoder.Place
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { place.content = .scalar(.null) }
    mutating func encode(_ value: Bool) { place.content = .scalar(.bool(value)) }
    mutating func encode(_ value: String) { place.content = .scalar(.string(value)) }

    mutating func encode(_ value: Double) throws {
        guard let number = FiniteNumber(value) else {
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "not a finite number"))
        }
        place.content = .scalar(.real(number))
    }

    mutating func encode(_ value: Int64) { place.content = .scalar(.integer(value)) }

    mutating func encode(_ value: some Encodable) throws {
        switch value {
        case let text as String: encode(text)
        case let number as Int: encode(Int64(number))
        case let number as Int64: encode(number)
        case let number as Double: try encode(number)
        case let bool as Bool: encode(bool)
        default: try value.encode(to: JSONValueEncoder(place: place))
        }
    }
}
