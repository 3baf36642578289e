import NumberGrammar

/// A JSON text while it is read, and the first fault that was found. Whoever reads on behind it gets empty values, and no other fault.
private final class JSONReading {
    let text: [UInt8]
    private(set) var fault: VoiceTableError?

    init(_ text: [UInt8]) { self.text = text }

    func found(_ fault: VoiceTableError) { self.fault = self.fault ?? fault }
}

/// A value of a JSON text that `JSONSyntax` found sound. Of members with the same name the first one counts; a whole number is
/// written without a point, as all splicers ask for.
///
/// What is not as it must be is kept as the text's fault, and an empty value read in its place: `finish` throws it.
package struct JSONPart {
    private let reading: JSONReading
    /// Where it begins, bytes from the beginning of the text.
    let offset: Int

    private init(_ reading: JSONReading, at offset: Int) { (self.reading, self.offset) = (reading, offset) }

    /// The whole text.
    package init(_ json: [UInt8], atMost limit: Int) throws(VoiceTableError) {
        guard json.count <= limit else { throw VoiceTableError(.size, at: limit) }
        try JSONSyntax.check(json)
        self.init(JSONReading(json), at: JSONCursor(json, at: 0).at)
    }

    private var cursor: JSONCursor { JSONCursor(reading.text, at: offset) }

    // MARK: Faults

    /// Keeps what is broken here, unless something was before.
    @inline(never) package func found(_ rule: VoiceTableError.Rule) { reading.found(VoiceTableError(rule, at: offset)) }

    package func found(_ fault: VoiceTableError) { reading.found(fault) }

    @inline(never) package func require(_ holds: Bool, _ rule: VoiceTableError.Rule) { if !holds { found(rule) } }

    /// Whether nothing was found in the text so far.
    package var isSound: Bool { reading.fault == nil }

    /// - Throws: the first fault of the text.
    package func finish() throws(VoiceTableError) { if let fault = reading.fault { throw fault } }

    // MARK: A value

    package var isNull: Bool { cursor.next == UInt8(ascii: "n") }
    package var isText: Bool { cursor.next == UInt8(ascii: "\"") }
    package var isList: Bool { cursor.next == UInt8(ascii: "[") }
    package var isObject: Bool { cursor.next == UInt8(ascii: "{") }
    package var isFlag: Bool { cursor.next == UInt8(ascii: "t") || cursor.next == UInt8(ascii: "f") }

    @inline(never) package func text() -> String {
        var cursor = cursor
        guard isText else {
            found(.type)
            return ""
        }
        return cursor.string()
    }

    /// A text that is well-formed.
    @inline(never) package func name(_ isRight: (String) -> Bool) -> String {
        let name = text()
        guard isRight(name) else {
            found(.name)
            return ""
        }
        return name
    }

    @inline(never) package func flag() -> Bool {
        require(isFlag, .type)
        return cursor.next == UInt8(ascii: "t")
    }

    /// A whole number; nil of anything else.
    package var wholeNumber: Int64? { cursor.wholeNumber }

    @inline(never) package func whole() -> Int64 {
        let number = wholeNumber
        require(number != nil, .type)
        return number ?? 0
    }

    @inline(never) package func int() -> Int {
        let number = Int(exactly: whole())
        require(number != nil, .type)
        return number ?? 0
    }

    @inline(never) package func int(in range: ClosedRange<Int>) -> Int {
        let number = int()
        require(range.contains(number), .number)
        return number
    }

    @inline(never) package func real() -> Double {
        let number = cursor.isNumber ? Double(String(decoding: cursor.word, as: UTF8.self)) : nil
        require(number?.isFinite == true, .type)
        return number ?? 0
    }

    // MARK: Lists and objects

    /// The elements of a list one by one, until something is found.
    package struct Elements: Sequence, IteratorProtocol {
        fileprivate let reading: JSONReading
        fileprivate var cursor: JSONCursor

        @inline(never) package mutating func next() -> JSONPart? {
            guard reading.fault == nil, let part = cursor.part(isNamed: false) else { return nil }
            return JSONPart(reading, at: part.at)
        }
    }

    package var elements: Elements {
        var cursor = cursor
        require(isList, .type)
        cursor.step()
        return Elements(reading: reading, cursor: cursor)
    }

    /// The elements of a list.
    @inline(never) package func list() -> [JSONPart] {
        var list: [JSONPart] = []
        for element in elements { list.append(element) }
        return list
    }

    @inline(never) package func ints() -> [Int] {
        var ints: [Int] = []
        for element in elements { ints.append(element.int()) }
        return ints
    }

    package struct Member {
        package let name: String
        package let value: JSONPart
    }

    /// The members of an object, in the order of the text, those of repeated names included.
    @inline(never) package func allMembers() -> [Member] {
        var (members, cursor): ([Member], JSONCursor) = ([], cursor)
        require(isObject, .type)
        cursor.step()
        while isSound, let (name, at) = cursor.part(isNamed: true) {
            members.append(Member(name: name, value: JSONPart(reading, at: at)))
        }
        return members
    }

    /// The members of an object, each name once.
    @inline(never) package func members() -> [Member] {
        var seen: Set<String> = []
        return allMembers().filter { seen.insert($0.name).inserted }
    }

    /// The members of an object by name.
    func dictionary<Value>(_ read: (JSONPart) -> Value) -> [String: Value] {
        var (names, values): ([String], [Value]) = ([], [])
        for member in members() where isSound {
            names.append(member.name)
            values.append(read(member.value))
        }
        return NumberGrammar.dictionary(names, values)
    }

    @inline(never) package func object() -> Object { Object(part: self, members: allMembers()) }

    /// An object whose members are looked up.
    package struct Object {
        package let part: JSONPart
        let members: [Member]

        private func member(_ name: String) -> JSONPart? { members.first { $0.name == name }?.value }

        /// A member that may be left out, or be null.
        @inline(never) package func optional(_ name: String) -> JSONPart? {
            guard let value = member(name), !value.isNull else { return nil }
            return value
        }

        /// A member that must be there.
        @inline(never) package func at(_ name: String) -> JSONPart {
            let value = member(name)
            part.require(value != nil, .missing)
            return value ?? part
        }

        /// The elements of a list that may be left out.
        @inline(never) package func list(_ name: String) -> [JSONPart] { optional(name)?.list() ?? [] }

        /// The members of an object that may be left out.
        @inline(never) package func members(_ name: String) -> [Member] { optional(name)?.members() ?? [] }
    }
}
