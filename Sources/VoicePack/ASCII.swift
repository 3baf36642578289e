extension UInt8 {
    /// `0` to `9`.
    var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    /// `a` to `z`.
    var isASCIILowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
    /// `A` to `Z` or `a` to `z`.
    var isASCIILetter: Bool { isASCIILowercase || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
