/// A look over a JSON text, in memory that does not grow with it: whether it is one (RFC 8259, in UTF-8), and whether it
/// stays within the bounds that splicers in all languages keep.
package struct JSONSyntax {
    /// The deepest nesting.
    static let maximumDepth = 512
    /// The longest number, bytes.
    static let maximumDigits = 400
    /// The most members of one object; an index of 1,000 packs has as many, and some thousand languages.
    package static let maximumMembers = 5000
    /// The most values of a text, names of members included: what is read takes memory by their number. A clip in two renditions
    /// has 57.
    package static let maximumValues = 64_000

    private let text: [UInt8]
    private var at = 0
    private var values = 0
    /// The arrays and objects that are open: how many members an object has so far, nil for an array.
    private var open: [Int?] = []

    /// - Throws: the first fault, by its byte, from 0.
    package static func check(_ text: [UInt8]) throws(VoiceTableError) {
        var syntax = Self(text: text)
        try syntax.document()
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func document() throws(VoiceTableError) {
        repeat {
            guard try !opens() else { continue }
            try closeAndGoOn()
        } while !open.isEmpty
        skipSpace()
        guard at == text.count else { throw fault }
    }

    /// Reads a value, or the beginning of one that is not empty: true.
    private mutating func opens() throws(VoiceTableError) -> Bool {
        skipSpace()
        try count()
        switch peek {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard open.count < Self.maximumDepth else { throw fault }
            let isObject = peek == UInt8(ascii: "{")
            at += 1
            guard !takes(UInt8(ascii: isObject ? "}" : "]")) else { return false }
            open.append(isObject ? 0 : nil)
            if isObject { try name() }
            return true
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        default: try word()
        }
        return false
    }

    /// Reads what comes behind a value, up to the next one.
    private mutating func closeAndGoOn() throws(VoiceTableError) {
        while let members = open.last {
            if takes(UInt8(ascii: ",")) {
                if members != nil { try name() }
                return
            }
            guard takes(UInt8(ascii: members == nil ? "]" : "}")) else { throw fault }
            open.removeLast()
        }
    }

    private mutating func name() throws(VoiceTableError) {
        skipSpace()
        try count()
        let members = (open.last.flatMap { $0 } ?? 0) + 1
        guard members <= Self.maximumMembers else { throw VoiceTableError(.count, at: at) }
        open[open.count - 1] = members
        try string()
        guard takes(UInt8(ascii: ":")) else { throw fault }
    }

    private mutating func count() throws(VoiceTableError) {
        values += 1
        guard values <= Self.maximumValues else { throw VoiceTableError(.size, at: at) }
    }

    private mutating func word() throws(VoiceTableError) {
        for word in ["null", "true", "false"] where text[at...].starts(with: Array(word.utf8)) {
            at += word.utf8.count
            return
        }
        throw fault
    }

    private mutating func number() throws(VoiceTableError) {
        let start = at
        if peek == UInt8(ascii: "-") { at += 1 }
        if peek == UInt8(ascii: "0") { at += 1 } else { try digits() }
        if peek == UInt8(ascii: ".") {
            at += 1
            try digits()
        }
        if peek | 0x20 == UInt8(ascii: "e") {
            at += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
            try digits()
        }
        guard at - start <= Self.maximumDigits else { throw fault }
    }

    private mutating func digits() throws(VoiceTableError) {
        let start = at
        while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek) { at += 1 }
        guard at > start else { throw fault }
    }

    private mutating func string() throws(VoiceTableError) {
        guard peek == UInt8(ascii: "\"") else { throw fault }
        at += 1
        while peek != UInt8(ascii: "\"") {
            switch peek {
            case ..<0x20: throw fault
            case UInt8(ascii: "\\"): try escape()
            case ..<0x80: at += 1
            default: try scalar()
            }
        }
        at += 1
    }

    private mutating func escape() throws(VoiceTableError) {
        at += 1
        guard peek == UInt8(ascii: "u") else {
            guard "\"\\/bfnrt".utf8.contains(peek) else { throw fault }
            at += 1
            return
        }
        let unit = try hexadecimal()
        // Only a pair of surrogates is a character.
        guard (0xd800...0xdfff).contains(unit) else { return }
        guard unit < 0xdc00, peek == UInt8(ascii: "\\") else { throw fault }
        at += 1
        guard peek == UInt8(ascii: "u"), (0xdc00...0xdfff).contains(try hexadecimal()) else { throw fault }
    }

    /// Reads `u` and four digits.
    private mutating func hexadecimal() throws(VoiceTableError) -> Int {
        at += 1
        var number = 0
        for _ in 0..<4 {
            guard let digit = JSONCursor.hexadecimal(peek) else { throw fault }
            number = number * 16 + digit
            at += 1
        }
        return number
    }

    /// Reads a character of several bytes. (RFC 3629 §4)
    private mutating func scalar() throws(VoiceTableError) {
        let first = peek
        // What the second byte may be; those that follow are 80 to BF.
        let (count, second): (Int, ClosedRange<UInt8>) =
            switch first {
            case 0xc2...0xdf: (2, 0x80...0xbf)
            case 0xe0: (3, 0xa0...0xbf)
            case 0xed: (3, 0x80...0x9f)
            case 0xe1...0xef: (3, 0x80...0xbf)
            case 0xf0: (4, 0x90...0xbf)
            case 0xf1...0xf3: (4, 0x80...0xbf)
            case 0xf4: (4, 0x80...0x8f)
            default: throw fault
            }
        at += 1
        for place in 1..<count {
            guard (place == 1 ? second : 0x80...0xbf).contains(peek) else { throw fault }
            at += 1
        }
    }

    /// The next byte; 0, which JSON has none of, at the end.
    private var peek: UInt8 { at < text.count ? text[at] : 0 }

    private mutating func skipSpace() { at = JSONCursor.pastSpace(text, at) }

    private mutating func takes(_ byte: UInt8) -> Bool {
        skipSpace()
        guard peek == byte else { return false }
        at += 1
        return true
    }

    private var fault: VoiceTableError { VoiceTableError(.json, at: at) }
}
