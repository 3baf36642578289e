func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

func isLowerLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

func isUpperLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

func isLetter(_ byte: UInt8) -> Bool { isLowerLetter(byte) || isUpperLetter(byte) }

func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

extension StringProtocol {
    /// The text with its ASCII capitals made small; everything else stays.
    var lowercasedASCII: String {
        String(decoding: utf8.map { isUpperLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
