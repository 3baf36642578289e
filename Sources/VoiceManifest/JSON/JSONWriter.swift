/// Writes JSON values, in the layouts below. Foundation's own writer is not used: its order of keys, its digits and its layout
/// differ between Apple's releases and Linux.
///
/// Members stand in the order of their keys' UTF-8 bytes; numbers in the fewest digits that read back as the same number;
/// in strings what RFC 8259 §7 demands is escaped.
private struct JSONWriter {
    /// Whether members and elements stand one a line, indented by two spaces. An array that holds numbers or arrays of them
    /// stands on one line if that has at most `lineLength` characters.
    var isIndented: Bool
    /// Whether the other control characters are escaped too (U+007F to U+009F), which drive terminals. Else U+0008 and
    /// U+000C have their short escapes.
    var isForTerminals: Bool
    /// The text in UTF-8.
    var text: [UInt8] = []

    private static let lineLength = 100

    mutating func append(_ value: JSONValue, indentation: Int = 0) {
        switch value {
        case .null: text += "null".utf8
        case .bool(let bool): text += (bool ? "true" : "false").utf8
        case .integer(let integer): text += String(integer).utf8
        case .real(let number): text += (Int64(exactly: number.value).map { String($0) } ?? "\(number.value)").utf8
        case .string(let string): append(string)
        case .array(let elements):
            if isIndented, !elements.allSatisfy(\.isString), let line = line(value), line.length <= Self.lineLength {
                text += line.text
            } else {
                append(elements, between: "[", "]", indentation) { $0.append($1, indentation: $2) }
            }
        case .object(let members):
            append(
                members: members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }, indentation: indentation
            )
        }
    }

    mutating func append(members: [(key: String, value: JSONValue)], indentation: Int = 0) {
        append(members, between: "{", "}", indentation) { writer, member, indentation in
            writer.append(member.key)
            writer.text.append(UInt8(ascii: ":"))
            if writer.isIndented { writer.text.append(UInt8(ascii: " ")) }
            writer.append(member.value, indentation: indentation)
        }
    }

    /// The value on one line, and its characters; `nil` if there is an object in it or it is much too long.
    private func line(_ value: JSONValue) -> (text: [UInt8], length: Int)? {
        var writer = self
        writer.text = []
        switch value {
        case .object: return nil
        case .array(let elements):
            guard elements.count <= Self.lineLength else { return nil }
            writer.text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                guard let line = line(element), line.length <= Self.lineLength else { return nil }
                if index > 0 { writer.text += ", ".utf8 }
                writer.text += line.text
            }
            writer.text.append(UInt8(ascii: "]"))
        default: writer.append(value)
        }
        return (writer.text, String(decoding: writer.text, as: UTF8.self).count)
    }

    private mutating func append<Item>(
        _ items: [Item], between open: Unicode.Scalar, _ close: Unicode.Scalar, _ indentation: Int,
        item append: (inout JSONWriter, Item, Int) -> Void
    ) {
        text.append(UInt8(ascii: open))
        for (index, item) in items.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            if isIndented { breakLine(indentation + 2) }
            append(&self, item, indentation + 2)
        }
        if isIndented, !items.isEmpty { breakLine(indentation) }
        text.append(UInt8(ascii: close))
    }

    private mutating func breakLine(_ indentation: Int) {
        text.append(UInt8(ascii: "\n"))
        text += repeatElement(UInt8(ascii: " "), count: indentation)
    }

    mutating func append(_ string: String) {
        text.append(UInt8(ascii: "\""))
        if string.utf8.allSatisfy({ 0x20..<0x7f ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            text += string.utf8
        } else {
            for scalar in string.unicodeScalars { text += escaped(scalar).utf8 }
        }
        text.append(UInt8(ascii: "\""))
    }

    private func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\u{8}" where !isForTerminals: "\\b"
        case "\u{c}" where !isForTerminals: "\\f"
        case "\u{0}"..."\u{1f}": Self.hexadecimal(scalar)
        case "\u{7f}"..."\u{9f}" where isForTerminals: Self.hexadecimal(scalar)
        default: String(scalar)
        }
    }

    /// The escape of a character up to U+00FF by its number.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    }
}

/// Writes a JSON value so that equal values are identical bytes: indented, safe for terminals, with a line feed at its end.
package enum CanonicalJSON {
    private static let writer = JSONWriter(isIndented: true, isForTerminals: true)

    /// The value's text, with a line feed at its end.
    package static func text(_ value: JSONValue) -> String { String(decoding: bytes(value), as: UTF8.self) }

    /// The same in UTF-8.
    package static func bytes(_ value: JSONValue) -> [UInt8] {
        var writer = writer
        writer.append(value)
        return writer.text + [UInt8(ascii: "\n")]
    }

    /// A string between quotes, on one line.
    package static func text(_ string: String) -> String {
        var writer = writer
        writer.append(string)
        return String(decoding: writer.text, as: UTF8.self)
    }

    /// An object on one line, its members as they stand here but for those that are nil; without a line feed.
    package static func line(_ members: KeyValuePairs<String, JSONValue?>) -> String {
        var writer = JSONWriter(isIndented: false, isForTerminals: true)
        writer.append(members: members.compactMap { key, value in value.map { (key, $0) } })
        return String(decoding: writer.text, as: UTF8.self)
    }
}

/// Writes a JSON value on one line without white space, so that programs in other languages write the same bytes with what
/// they have: members in the order of their UTF-8 bytes, and in strings only what RFC 8259 §7 demands is escaped, in its
/// short form where it has one.
package enum CompactJSON {
    /// The value's text.
    package static func text(_ value: JSONValue) -> String { String(decoding: bytes(value), as: UTF8.self) }

    /// The same in UTF-8.
    package static func bytes(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter(isIndented: false, isForTerminals: false)
        writer.append(value)
        return writer.text
    }
}

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

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension JSONValueEncoder: SingleValueEncodingContainer {
    func encodeNil() { place.content = .scalar(.null) }

    func encode(_ value: some Encodable) throws {
        switch value {
        case let text as String: place.content = .scalar(.string(text))
        case let number as Int: place.content = .scalar(.integer(Int64(number)))
        case let number as Int64: place.content = .scalar(.integer(number))
        case let number as Double:
            guard let finite = FiniteNumber(number) else {
                throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "not a finite number"))
            }
            place.content = .scalar(.real(finite))
        case let bool as Bool: place.content = .scalar(.bool(bool))
        default: try value.encode(to: self)
        }
    }
}

private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: JSONValueEncoder.Place
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) { place.member(key.stringValue).content = .scalar(.null) }

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
        try JSONValueEncoder(place: place.member(key.stringValue)).encode(value)
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
        try JSONValueEncoder(place: place.element()).encode(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        JSONValueEncoder(place: place.element()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        JSONValueEncoder(place: place.element()).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { JSONValueEncoder(place: place.element()) }
}
