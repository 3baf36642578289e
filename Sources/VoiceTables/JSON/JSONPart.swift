import NumberGrammar

/// A value of a JSON text that `JSONSyntax` found sound. Of members with the same name the first one counts; a whole number is
/// written without a point, as all splicers ask for.
package struct JSONPart: Sendable {
    private let cursor: JSONCursor

    private init(_ cursor: JSONCursor) { self.cursor = cursor }

    /// The whole text.
    package init(_ json: [UInt8], atMost limit: Int) throws(VoiceTableError) {
        guard json.count <= limit else { throw VoiceTableError(.size, at: limit) }
        try JSONSyntax.check(json)
        cursor = JSONCursor(json, at: 0)
    }

    /// Where it begins, bytes from the beginning of the text.
    var offset: Int { cursor.at }

    /// What is broken here.
    package func fault(_ rule: VoiceTableError.Rule) -> VoiceTableError { VoiceTableError(rule, at: offset) }

    package func require(_ holds: Bool, _ rule: VoiceTableError.Rule) throws(VoiceTableError) {
        guard holds else { throw fault(rule) }
    }

    // MARK: A value

    package var isNull: Bool { cursor.next == UInt8(ascii: "n") }
    package var isText: Bool { cursor.next == UInt8(ascii: "\"") }
    package var isList: Bool { cursor.next == UInt8(ascii: "[") }
    package var isObject: Bool { cursor.next == UInt8(ascii: "{") }
    package var isFlag: Bool { cursor.next == UInt8(ascii: "t") || cursor.next == UInt8(ascii: "f") }

    package func text() throws(VoiceTableError) -> String {
        guard isText else { throw fault(.type) }
        var cursor = cursor
        return cursor.string()
    }

    /// A text that is well-formed.
    package func name(_ isRight: (String) -> Bool) throws(VoiceTableError) -> String {
        let name = try text()
        guard isRight(name) else { throw fault(.name) }
        return name
    }

    package func flag() throws(VoiceTableError) -> Bool {
        guard isFlag else { throw fault(.type) }
        return cursor.next == UInt8(ascii: "t")
    }

    /// A whole number.
    package func whole() throws(VoiceTableError) -> Int64 {
        guard let number = cursor.isNegative ? cursor.signed : cursor.magnitude.flatMap({ Int64(exactly: $0) }) else {
            throw fault(.type)
        }
        return number
    }

    package func int() throws(VoiceTableError) -> Int {
        guard let number = Int(exactly: try whole()) else { throw fault(.type) }
        return number
    }

    package func int(in range: ClosedRange<Int>) throws(VoiceTableError) -> Int {
        let number = try int()
        guard range.contains(number) else { throw fault(.number) }
        return number
    }

    package func real() throws(VoiceTableError) -> Double {
        let isNumber = cursor.isNegative || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(cursor.next)
        guard isNumber, let number = Double(String(decoding: cursor.word, as: UTF8.self)), number.isFinite else {
            throw fault(.type)
        }
        return number
    }

    // MARK: Lists and objects

    /// Hands over the elements of a list one by one.
    package func each(_ body: (JSONPart) throws(VoiceTableError) -> Void) throws(VoiceTableError) {
        guard isList else { throw fault(.type) }
        var cursor = cursor
        cursor.step()
        while cursor.next != UInt8(ascii: "]") {
            try body(JSONPart(cursor))
            cursor.skip()
            if cursor.next == UInt8(ascii: ",") { cursor.step() }
        }
    }

    /// The elements of a list.
    package func list() throws(VoiceTableError) -> [JSONPart] {
        var elements: [JSONPart] = []
        try each { part throws(VoiceTableError) in elements.append(part) }
        return elements
    }

    package func ints() throws(VoiceTableError) -> [Int] {
        var ints: [Int] = []
        try each { part throws(VoiceTableError) in ints.append(try part.int()) }
        return ints
    }

    package struct Member: Sendable {
        package let name: String
        package let value: JSONPart
    }

    /// The members of an object, in the order of the text, those of repeated names included.
    package func allMembers() throws(VoiceTableError) -> [Member] {
        guard isObject else { throw fault(.type) }
        var (members, cursor): ([Member], JSONCursor) = ([], cursor)
        cursor.step()
        while cursor.next != UInt8(ascii: "}") {
            let name = cursor.string()
            cursor.step()
            members.append(Member(name: name, value: JSONPart(cursor)))
            cursor.skip()
            if cursor.next == UInt8(ascii: ",") { cursor.step() }
        }
        return members
    }

    /// The members of an object, each name once.
    package func members() throws(VoiceTableError) -> [Member] {
        var seen: Set<String> = []
        return try allMembers().filter { seen.insert($0.name).inserted }
    }

    /// The members of an object by name.
    func dictionary<Value>(
        _ read: (JSONPart) throws(VoiceTableError) -> Value
    ) throws(VoiceTableError) -> [String: Value] {
        var (names, values): ([String], [Value]) = ([], [])
        for member in try members() {
            names.append(member.name)
            values.append(try read(member.value))
        }
        return NumberGrammar.dictionary(names, values)
    }

    package func object() throws(VoiceTableError) -> Object { Object(part: self, members: try allMembers()) }

    /// An object whose members are looked up.
    package struct Object: Sendable {
        package let part: JSONPart
        let members: [Member]

        /// A member that may be left out, or be null.
        package func optional(_ name: String) -> JSONPart? {
            members.first { $0.name == name }.flatMap { $0.value.isNull ? nil : $0.value }
        }

        /// A member that must be there.
        package func at(_ name: String) throws(VoiceTableError) -> JSONPart {
            guard let member = members.first(where: { $0.name == name }) else { throw part.fault(.missing) }
            return member.value
        }

        /// The elements of a list that may be left out.
        package func list(_ name: String) throws(VoiceTableError) -> [JSONPart] { try optional(name)?.list() ?? [] }

        /// The members of an object that may be left out.
        package func members(_ name: String) throws(VoiceTableError) -> [Member] { try optional(name)?.members() ?? [] }
    }
}
