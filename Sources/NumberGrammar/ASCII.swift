extension UInt8 {
    /// `0` to `9`.
    package var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    /// `a` to `z`.
    package var isASCIILowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
    /// `A` to `Z`.
    package var isASCIIUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
    /// `A` to `Z` or `a` to `z`.
    package var isASCIILetter: Bool { isASCIILowercase || isASCIIUppercase }
    package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
    /// `0` to `9` or `a` to `f`.
    package var isLowercaseHexDigit: Bool { isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self) }
}

extension StringProtocol {
    /// The text with its ASCII capitals made small; everything else stays.
    package var lowercasedASCII: String {
        String(decoding: utf8.map { $0.isASCIIUppercase ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
