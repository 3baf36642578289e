extension NumberTable.Slot {
    /// How long something takes: hours, minutes and seconds, without those of which there are none.
    public struct Duration: Sendable, Hashable {
        /// Hours, minutes or seconds, and how a number of them is said.
        public struct Part: Sendable, Hashable {
            /// Seconds of one: 3600, 60 or 1.
            public package(set) var seconds: Int
            /// The ways to say a number of them: the first one whose conditions hold is used.
            public package(set) var patterns: [NumberTable.AmountPattern]

            package init(seconds: Int, patterns: [NumberTable.AmountPattern]) {
                (self.seconds, self.patterns) = (seconds, patterns)
            }
        }

        /// The shortest duration: `PT1M`.
        public package(set) var min: String
        /// The longest one.
        public package(set) var max: String
        /// What is said of a duration, the largest first.
        public package(set) var parts: [Part]

        package init(min: String, max: String, parts: [Part]) { (self.min, self.max, self.parts) = (min, max, parts) }

        /// The most durations from the shortest to the longest: a day in seconds, and some.
        package static let maximumCount = 100_000

        /// Seconds of the smallest part.
        package var unit: Int { parts.last?.seconds ?? 1 }

        /// How many of each part a duration has.
        package func counts(_ seconds: Int) -> [Int] {
            var rest = seconds
            return parts.map { part in
                defer { rest %= part.seconds }
                return rest / part.seconds
            }
        }

        /// A duration as it is read.
        package func text(_ seconds: Int) -> String {
            let letters = [3600: "H", 60: "M", 1: "S"]
            let said = zip(parts, counts(seconds)).filter { $1 > 0 }
                .map { "\($1)\(letters[$0.seconds] ?? "")" }.joined()
            return "PT" + (said.isEmpty ? "0\(letters[unit] ?? "")" : said)
        }

        /// Of each part the numbers of it that are said. 0 is said of the last part only, and only of no duration at all.
        ///
        /// - Parameter range: seconds.
        package func counts(in range: ClosedRange<Int>) -> [ClosedRange<Int>] {
            parts.enumerated().map { index, part in
                let most = range.upperBound / part.seconds
                let greatest = index == 0 ? most : Swift.min(most, parts[index - 1].seconds / part.seconds - 1)
                let least = index == parts.count - 1 && range.lowerBound == 0 ? 0 : 1
                return least...Swift.max(least, greatest)
            }
        }
    }
}

extension NumberTable.Slot.Duration.Part: Codable {
    /// Reads an object with `seconds` and `patterns`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: TableKey.self)
        seconds = try values.decode(Int.self, forKey: .seconds)
        var patterns = try values.nestedUnkeyedContainer(forKey: .patterns)
        self.patterns = try patterns.decodeAll()
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: TableKey.self)
        try values.encode(seconds, forKey: .seconds)
        try values.encode(patterns, forKey: .patterns)
    }
}

/// A duration as ISO 8601 writes those of hours, minutes and seconds: `PT1H5M`.
package struct DurationText: Sendable, Hashable {
    package let seconds: Int

    /// `PT`, then three numbers of six digits with a letter each.
    package static let maximumLength = 2 + 3 * 7

    /// Reads `PT` and hours, minutes and seconds, at least one of them, each a whole number of at most six digits without zeros
    /// before it; nil of all other texts.
    package init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        guard rest.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "T")]), rest.count > 2 else { return nil }
        rest = rest.dropFirst(2)
        var seconds = 0
        for (letter, unit) in [(UInt8(ascii: "H"), 3600), (UInt8(ascii: "M"), 60), (UInt8(ascii: "S"), 1)] {
            let digits = rest.prefix(while: \.isASCIIDigit)
            guard rest.dropFirst(digits.count).first == letter else { continue }
            guard (1...6).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0") else {
                return nil
            }
            seconds += digits.reduce(0) { $0 * 10 + Int($1) - 0x30 } * unit
            rest = rest.dropFirst(digits.count + 1)
        }
        guard rest.isEmpty else { return nil }
        self.seconds = seconds
    }
}

/// A duration slot that was checked, ready to say durations.
package struct ResolvedDuration: Sendable {
    package let duration: NumberTable.Slot.Duration
    /// The durations that are said, seconds.
    package let range: ClosedRange<Int>
    /// What says each part's numbers.
    package let grammars: [AmountGrammar]

    init(_ duration: NumberTable.Slot.Duration, range: ClosedRange<Int>, _ grammars: [AmountGrammar]) {
        (self.duration, self.range, self.grammars) = (duration, range, grammars)
    }

    /// Seconds of the smallest part.
    package var unit: Int { duration.unit }

    /// How many of each part a duration has.
    package func counts(_ seconds: Int) -> [Int] { duration.counts(seconds) }

    /// A duration as it is read.
    package func text(_ seconds: Int) -> String { duration.text(seconds) }

    /// The clips of so many of a part.
    package func clips(part: Int, _ count: Int) throws(SlotFault) -> [Int] {
        guard let amount = try? Amount(minorUnits: Int64(count), scale: 0),
            let clips = try? grammars[part].clips(amount: amount)
        else { throw .unsaid }
        return clips
    }

    /// The clips of a value.
    func clips(_ text: String) throws(SlotFault) -> [Int] {
        guard text.unicodeScalars.count <= DurationText.maximumLength else {
            throw .length(limit: DurationText.maximumLength)
        }
        guard let seconds = DurationText(text)?.seconds, seconds % unit == 0 else {
            throw .form(example: self.text(range.lowerBound))
        }
        guard range.contains(seconds) else {
            throw .range(min: self.text(range.lowerBound), max: self.text(range.upperBound))
        }
        guard seconds > 0 else { return try clips(part: grammars.count - 1, 0) }
        var said: [Int] = []
        for (part, count) in counts(seconds).enumerated() where count > 0 { said += try clips(part: part, count) }
        return said
    }

    /// The ends of the range, and the first duration with each number of each part.
    package var sample: [String] {
        var seen = duration.parts.map { _ in Set<Int>() }
        let all = stride(from: range.lowerBound, through: range.upperBound, by: unit)
        return all.filter { seconds in
            let isNew = counts(seconds).enumerated().map { seen[$0].insert($1).inserted }
            return isNew.contains(true) || seconds == range.upperBound
        }.map(text)
    }
}
