extension Unicode.Scalar {
    /// The letter without its marks: o of ở, α of ά. Itself if it has none, or is no Latin, Greek or Cyrillic letter.
    ///
    /// The standard library has no decomposition, but it knows the names: LATIN SMALL LETTER O WITH HORN AND HOOK ABOVE.
    package var baseLetter: Unicode.Scalar {
        guard value >= 0xc0, value < 0x530 || (0x1e00...0x1fff).contains(value), let name = properties.name,
            let marks = name.firstRange(of: " WITH ")
        else { return self }
        return Self.letters[String(name[..<marks.lowerBound])] ?? self
    }

    /// Letters without marks by their names.
    private static let letters: [String: Unicode.Scalar] = {
        let ranges: [ClosedRange<UInt32>] = [0x41...0x5a, 0x61...0x7a, 0x391...0x3a9, 0x3b1...0x3c9, 0x410...0x44f]
        let scalars = ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
        return Dictionary(
            scalars.compactMap { scalar in scalar.properties.name.map { ($0, scalar) } }, uniquingKeysWith: { $1 })
    }()
}
