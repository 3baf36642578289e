import NumberGrammar
import VoiceTables

/// Decodes values of a JSON text that `JSONSyntax` found sound.
///
/// It takes no more memory than what it decodes to: a member that nobody asks for leaves no trace. Of members with the same
/// name the first one counts. A whole number is written without a point, as all splicers ask for.
struct JSONDecoding: Decoder {
    /// Where a value stands, from the inside out: most are never asked for.
    final class Place: Sendable {
        let key: any CodingKey
        let parent: Place?

        init(_ key: any CodingKey, in parent: Place?) { (self.key, self.parent) = (key, parent) }

        static func path(_ place: Place?) -> [any CodingKey] {
            var path: [any CodingKey] = []
            var place = place
            while let inner = place {
                path.append(inner.key)
                place = inner.parent
            }
            return path.reversed()
        }
    }

    struct Index: CodingKey {
        let intValue: Int?
        var stringValue: String { "Index \(intValue ?? 0)" }

        init(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { nil }
    }

    fileprivate let cursor: JSONCursor
    fileprivate let place: Place?

    var codingPath: [any CodingKey] { Place.path(place) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ text: [UInt8]) { self.init(JSONCursor(text, at: 0), nil) }

    fileprivate init(_ cursor: JSONCursor, _ place: Place?) { (self.cursor, self.place) = (cursor, place) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard cursor.next == UInt8(ascii: "{") else { throw mismatch([String: String].self) }
        return KeyedDecodingContainer(Members(self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard cursor.next == UInt8(ascii: "[") else { throw mismatch([Any].self) }
        return Elements(self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    fileprivate func mismatch(_ type: any Any.Type) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "another type")
        return cursor.next == UInt8(ascii: "n") ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    private func unfit(_ expected: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: expected))
    }

    fileprivate func whole<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
        guard cursor.isNumber else { throw mismatch(Int.self) }
        // Each type's own reading of a text is some kilobytes.
        let number =
            cursor.wholeNumber.flatMap { Number(exactly: $0) }
            ?? UInt64(String(decoding: cursor.word, as: UTF8.self)).flatMap { Number(exactly: $0) }
        guard let number else { throw unfit("a whole number that its type can hold") }
        return number
    }

    fileprivate func real<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Number.Type
    ) throws -> Number {
        guard cursor.isNumber else { throw mismatch(Double.self) }
        guard let number = Number(String(decoding: cursor.word, as: UTF8.self)), number.isFinite else {
            throw unfit("a number that its type can hold")
        }
        return number
    }
}

// MARK: One value

extension JSONDecoding: SingleValueDecodingContainer {
    func decodeNil() -> Bool { cursor.next == UInt8(ascii: "n") }

    func decode(_ type: Bool.Type) throws -> Bool {
        switch cursor.next {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: throw mismatch(type)
        }
    }

    func decode(_ type: String.Type) throws -> String {
        guard cursor.next == UInt8(ascii: "\"") else { throw mismatch(type) }
        var cursor = cursor
        return cursor.string()
    }

    func decode(_ type: Double.Type) throws -> Double { try real(type) }
    func decode(_ type: Float.Type) throws -> Float { try real(type) }
    func decode(_ type: Int.Type) throws -> Int { try whole(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try whole(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try whole(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try whole(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try whole(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try whole(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try whole(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try whole(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try whole(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try whole(type) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
}

// MARK: An object

private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let object: JSONDecoding
    /// Where the values of those members stand that there are keys for.
    private let places: [String: Int]

    init(_ object: JSONDecoding) {
        var cursor = object.cursor
        var places: [String: Int] = [:]
        cursor.step()
        while let (name, at) = cursor.part(isNamed: true) {
            if places[name] == nil, Key(stringValue: name) != nil { places[name] = at }
        }
        self.object = object
        self.places = places
    }

    var codingPath: [any CodingKey] { object.codingPath }
    /// In the order of the text, so that of several faults always the same is found.
    var allKeys: [Key] { places.inOrder { $0.value < $1.value }.compactMap { Key(stringValue: $0.key) } }

    func contains(_ key: Key) -> Bool { places[key.stringValue] != nil }

    private func value(_ key: Key) throws -> JSONDecoding {
        guard let at = places[key.stringValue] else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "missing"))
        }
        return JSONDecoding(JSONCursor(object.cursor.text, at: at), .init(key, in: object.place))
    }

    func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }
    // It serves every type: numbers, texts and the like decode themselves from the one value.
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try Value(from: value(key))
    }

    func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> {
        try value(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try value(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { object }
    func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }
}

// MARK: An array

private struct Elements: UnkeyedDecodingContainer {
    private let array: JSONDecoding
    private var cursor: JSONCursor
    private(set) var currentIndex = 0

    init(_ array: JSONDecoding) {
        self.array = array
        cursor = array.cursor
        cursor.step()
    }

    var codingPath: [any CodingKey] { array.codingPath }
    /// Not counted: whoever knows it reserves memory for more than comes.
    var count: Int? { nil }
    var isAtEnd: Bool { cursor.next == UInt8(ascii: "]") }

    private func element() throws -> JSONDecoding {
        let place = JSONDecoding.Place(JSONDecoding.Index(intValue: currentIndex), in: array.place)
        guard !isAtEnd else {
            let context = DecodingError.Context(
                codingPath: JSONDecoding.Place.path(place), debugDescription: "one more element")
            throw DecodingError.dataCorrupted(context)
        }
        return JSONDecoding(cursor, place)
    }

    /// An element, and the next one's turn; a value that can't be decoded keeps its turn.
    private mutating func next<Value>(_ decode: (JSONDecoding) throws -> Value) throws -> Value {
        let value = try decode(element())
        cursor.skip()
        if cursor.next == UInt8(ascii: ",") { cursor.step() }
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard try element().decodeNil() else { return false }
        return try next { _ in true }
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next { try Value(from: $0) }
    }

    mutating func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type
    ) throws -> KeyedDecodingContainer<Inner> {
        try next { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}

/// A place in a JSON text, as a JSONPath of RFC 9535: `$.clips[3].files['caf-ulaw']`.
package struct JSONPath: Sendable, Equatable {
    package static let root = JSONPath(text: "$")

    let text: String

    /// The member of that name. Names that RFC 9535 §2.5.1.1 allows after a dot stand there, others in brackets.
    package subscript(name: String) -> JSONPath {
        let plain = name.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
        let first = name.utf8.first.map { !$0.isASCIIDigit } ?? false
        return JSONPath(text: plain && first ? "\(text).\(name)" : "\(text)['\(Self.escaped(name))']")
    }

    /// The element at that index, from 0.
    package subscript(index: Int) -> JSONPath { JSONPath(text: "\(text)[\(index)]") }

    init(text: String) { self.text = text }

    init(_ codingPath: [any CodingKey]) {
        // A dictionary's key `7` has an integer value too; an array's index has another string, such as `Index 7`.
        self = codingPath.reduce(.root) { path, key in
            if let index = key.intValue, key.stringValue != "\(index)" { path[index] } else { path[key.stringValue] }
        }
    }

    /// Cut to 80 Unicode scalars, with quotes, backslashes and what is invisible escaped.
    private static func escaped(_ name: String) -> String {
        let shown = name.unicodeScalars.count > 80 ? Substring(name.unicodeScalars.prefix(79)) + "…" : name
        return shown.unicodeScalars.map { scalar in
            switch scalar {
            case "'", "\\": "\\\(scalar)"
            case _ where scalar.isInvisible && scalar.value <= 0xFFFF:
                "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }.joined()
    }
}

/// A number that JSON has a form for: neither infinite nor NaN.
package struct FiniteNumber: Sendable, Equatable {
    package let value: Double

    /// - Returns: nil of infinities and of NaN.
    package init?(_ value: Double) {
        guard value.isFinite else { return nil }
        self.value = value
    }
}
