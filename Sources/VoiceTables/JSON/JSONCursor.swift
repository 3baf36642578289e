import NumberGrammar

/// Reads values of a JSON text that `JSONSyntax` found sound, at their places: nothing is kept of what is passed over.
package struct JSONCursor: Sendable {
    package let text: [UInt8]
    /// Where the next value, or the comma or bracket behind the last one, begins.
    package private(set) var at: Int

    package init(_ text: [UInt8], at: Int) {
        self.text = text
        self.at = Self.pastSpace(text, at)
    }

    package var next: UInt8 { text[at] }

    /// Goes past one byte and the space behind it.
    package mutating func step() { at = Self.pastSpace(text, at + 1) }

    /// Goes past a value.
    package mutating func skip() {
        var depth = 0
        repeat {
            switch next {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                at += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                at += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0a, 0x0d: at += 1
            default: at = endOfWord
            }
        } while depth > 0
        at = Self.pastSpace(text, at)
    }

    /// The element of an array, or member of an object, that begins here, past which it goes; nil at the end of either.
    package mutating func part(isNamed: Bool) -> (name: String, at: Int)? {
        guard next != UInt8(ascii: "]"), next != UInt8(ascii: "}") else { return nil }
        let name = isNamed ? string() : ""
        if isNamed { step() }
        let start = at
        skip()
        if next == UInt8(ascii: ",") { step() }
        return (name, start)
    }

    /// The digits of a number, or a word.
    package var word: ArraySlice<UInt8> { text[at..<endOfWord] }

    package var isNumber: Bool { next == UInt8(ascii: "-") || next.isASCIIDigit }

    /// A number that is whole, without a fraction or an exponent; nil of anything else, and of what is too large.
    package var wholeNumber: Int64? {
        isNumber ? NumberGrammar.wholeNumber(String(decoding: word, as: UTF8.self)) : nil
    }

    /// Where a number or a word ends.
    private var endOfWord: Int {
        text[at...].firstIndex { byte in ",:]} \t\n\r".utf8.contains(byte) } ?? text.count
    }

    private mutating func skipString() {
        at += 1
        while next != UInt8(ascii: "\"") { at += next == UInt8(ascii: "\\") ? 2 : 1 }
        at += 1
    }

    /// Reads a string and goes past it.
    package mutating func string() -> String {
        let start = at + 1
        skipString()
        let content = text[start..<at - 1]
        at = Self.pastSpace(text, at)
        return content.contains(UInt8(ascii: "\\")) ? Self.unescaped(content) : String(decoding: content, as: UTF8.self)
    }

    private static func unescaped(_ content: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.count)
        var rest = content
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            switch escape {
            case UInt8(ascii: "b"): bytes.append(0x08)
            case UInt8(ascii: "f"): bytes.append(0x0c)
            case UInt8(ascii: "n"): bytes.append(0x0a)
            case UInt8(ascii: "r"): bytes.append(0x0d)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "u"):
                var units = [unit(&rest)]
                if UTF16.isLeadSurrogate(units[0]) {
                    rest = rest.dropFirst(2)
                    units.append(unit(&rest))
                }
                bytes += String(decoding: units, as: UTF16.self).utf8
            default: bytes.append(escape)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
        defer { rest = rest.dropFirst(4) }
        return rest.prefix(4).reduce(0) { $0 << 4 | UInt16(hexadecimal($1) ?? 0) }
    }

    static func hexadecimal(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    static func pastSpace(_ text: [UInt8], _ start: Int) -> Int {
        var at = start
        while at < text.count, text[at] == 0x20 || text[at] == 0x0a || text[at] == 0x0d || text[at] == 0x09 { at += 1 }
        return at
    }
}
