extension NumberTable {
    /// A rule applies to the numbers from its base up to the next rule's.
    public struct Rule: Sendable, Hashable, Codable {
        /// The smallest number that the rule applies to, 0 or more.
        public package(set) var base: Int64
        /// What is said.
        public package(set) var content: Content

        package init(base: Int64, _ content: Content) {
            self.base = base
            self.content = content
        }

        /// How many things the rule's lists hold.
        var items: Int {
            switch content {
            case .leaves(let leaves): leaves.reduce(0) { $0 + $1.count }
            case .operations(let operations, let others, _): operations.count + (others?.count ?? 0)
            }
        }

        /// Reads `[base, 0, leaves]` or `[base, divisor, operations, operations if divisible?]`.
        public init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            base = try values.decodeNumber()
            let divisor = try values.decodeNumber()
            if divisor == 0 {
                var leaves = try values.nestedUnkeyedContainer()
                var items = ItemCount()
                content = .leaves(try leaves.decodeAll(Leaf.self, counting: &items, \.clips.count).map(\.clips))
            } else {
                let operations = try values.decodeOperations()
                let others = values.isAtEnd ? nil : try values.decodeOperations()
                content = .operations(operations, ifDivisible: others, divisor: divisor)
            }
            guard values.isAtEnd else { throw values.fault("no further element") }
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.unkeyedContainer()
            try values.encode(base)
            switch content {
            case .leaves(let leaves):
                try values.encode(0)
                try values.encode(leaves.map(Leaf.init))
            case .operations(let operations, let others, let divisor):
                try values.encode(divisor)
                try values.encode(operations)
                if let others { try values.encode(others) }
            }
        }

        /// `4`, or `[4, 5]` for several clips.
        private struct Leaf: Codable {
            let clips: [Int]

            init(clips: [Int]) { self.clips = clips }

            init(from decoder: any Decoder) throws {
                if let clip = try? decoder.singleValueContainer().decode(Int.self) {
                    clips = [clip]
                    return
                }
                var values = try decoder.unkeyedContainer()
                var clips: [Int] = []
                var items = ItemCount()
                while !values.isAtEnd {
                    clips.append(Int(try values.decodeNumber()))
                    try items.add(1, in: values)
                }
                self.clips = clips
            }

            func encode(to encoder: any Encoder) throws {
                var value = encoder.singleValueContainer()
                if clips.count == 1 { try value.encode(clips[0]) } else { try value.encode(clips) }
            }
        }
    }

    /// What is said for a number that a rule applies to.
    public enum Content: Sendable, Hashable {
        /// The clips of the rule's base, of base + 1, and so on: at least one entry, none of them empty.
        case leaves([[Int]])
        /// What is said, and what instead if the divisor, 1 or more, divides the number. An empty list says nothing.
        case operations([Operation], ifDivisible: [Operation]?, divisor: Int64)
    }
}

extension NumberTable {
    /// What a rule says, item by item.
    public enum Operation: Sendable, Hashable, Codable {
        /// The clip of this index.
        case clip(Int)
        /// Applies a rule set to `n / divisor`, rounded down.
        case quotient(set: String)
        /// Applies a rule set to `n mod divisor`.
        case remainder(set: String)
        /// Applies a rule set to `n` itself.
        case same(set: String)

        package var clip: Int? { if case .clip(let clip) = self { clip } else { nil } }

        /// The set that is applied, if it is not a clip.
        package var set: String? {
            switch self {
            case .clip: nil
            case .quotient(let set), .remainder(let set), .same(let set): set
            }
        }

        /// Reads a clip's index, or `<set`, `>set` or `=set`.
        public init(from decoder: any Decoder) throws {
            self = try ClipOrText.item(
                from: decoder, Self.clip, [Self.quotient, Self.remainder, Self.same], \.form,
                expected: "an index, or `<`, `>` or `=` and the name of a set")
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws { try form.encode(to: encoder) }

        private var form: ClipOrText {
            switch self {
            case .clip(let clip): .clip(clip)
            case .quotient(let set): .text("<\(set)")
            case .remainder(let set): .text(">\(set)")
            case .same(let set): .text("=\(set)")
            }
        }
    }
}

/// What an item of a table is in JSON: the index of a clip, or a text that says what else is said there.
enum ClipOrText: Codable {
    case clip(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let clip = try? value.decode(Int.self) {
            self = .clip(clip)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    /// Reads an item: a clip, or what applies a set, by the mark before the set's name.
    ///
    /// - Parameters:
    ///   - sets: the ways to apply a set.
    ///   - form: how an item is written.
    static func item<Item>(
        from decoder: any Decoder, _ clip: (Int) -> Item, _ sets: [(String) -> Item], _ form: (Item) -> ClipOrText,
        expected: String
    ) throws -> Item {
        let text: String
        switch try ClipOrText(from: decoder) {
        case .clip(let index): return clip(index)
        case .text(let item): text = item
        }
        for set in sets {
            if case .text(let mark) = form(set("")), text.hasPrefix(mark) {
                return set(String(text.dropFirst(mark.count)))
            }
        }
        throw DecodingError.form(decoder.codingPath, expected)
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .clip(let clip): try value.encode(clip)
        case .text(let text): try value.encode(text)
        }
    }
}
