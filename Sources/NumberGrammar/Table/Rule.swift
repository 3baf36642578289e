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
