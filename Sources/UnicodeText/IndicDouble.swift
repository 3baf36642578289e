extension String {
    /// Whether a stop is written twice in an Indic script: with a virama between, as in Malayalam എട്ട്, or behind an addak, as in
    /// Gurmukhi ਸੱਤ. The second may be the aspirate of the first, as in Hindi अच्छा.
    package var doublesAnIndicStop: Bool {
        // Joiners only say what it looks like.
        let scalars = unicodeScalars.filter { $0.value != 0x200c && $0.value != 0x200d }
        return scalars.indices.dropFirst().contains { index in
            let scalar = scalars[index]
            guard scalars.index(after: index) < scalars.endIndex else { return false }
            let (first, second) = (scalars[scalars.index(before: index)], scalars[scalars.index(after: index)])
            if scalar.isAddak { return second.isIndicStop }
            return scalar.properties.canonicalCombiningClass == .virama && first.isIndicStop && second.isIndicStop
                && (first == second || first.value + 1 == second.value)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isAddak: Bool { value == 0x0a71 }

    /// Whether it is a consonant in which the mouth is shut, of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu,
    /// Kannada, Malayalam or Sinhala. Nasals are none.
    fileprivate var isIndicStop: Bool {
        if (0x0d80...0x0dff).contains(value) { return Self.sinhala.contains { $0.contains(value) } }
        return (0x0900...0x0d7f).contains(value) && Self.offsets.contains { $0.contains(value & 0x7f) }
    }

    /// Where the stops stand in the blocks, which are laid out alike; and ற and റ, which are stops where they are doubled.
    /// (The Unicode Standard 16, chapters 12 and 13)
    private static let offsets: [ClosedRange<UInt32>] = [
        0x15...0x18, 0x1a...0x1d, 0x1f...0x22, 0x24...0x27, 0x2a...0x2d, 0x31...0x31,
    ]
    private static let sinhala: [ClosedRange<UInt32>] = [
        0x0d9a...0x0d9d, 0x0da0...0x0da3, 0x0da7...0x0daa, 0x0dad...0x0db0, 0x0db4...0x0db7,
    ]
}
