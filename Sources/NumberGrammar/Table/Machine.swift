extension NumberTable {
    /// What is said of numbers, digit by digit: the smallest subsequential transducer that says it. (Mohri: Finite-state transducers
    /// in language and speech processing, 1997)
    public struct Machine: Sendable {
        /// Where a digit leads, and what is said on the way.
        public struct Edge: Sendable {
            /// The state that reads the next digit; 0 if nothing more is said, whatever the digits are. nil where no number goes
            /// on so.
            public internal(set) var next: Int?
            /// The clips that are said.
            public internal(set) var clips: [Int]

            package init(next: Int?, clips: [Int] = []) { (self.next, self.clips) = (next, clips) }
        }

        /// Digits that are read, 1 … `maximumDigits`: a number has zeros before it.
        public internal(set) var digits: Int
        /// The clips that are said before the first digit is read.
        public internal(set) var first: [Int]
        /// Whether digits are read from the last to the first, and all that was said is heard in the opposite order.
        public internal(set) var isReversed: Bool
        /// The edges of each state by digit; the first state is the start. Empty if all numbers are said alike.
        public internal(set) var states: [[Edge]]

        /// The most digits of a number.
        package static let maximumDigits = 16

        package init(digits: Int, first: [Int] = [], isReversed: Bool = false, states: [[Edge]]) {
            (self.digits, self.first, self.isReversed, self.states) = (digits, first, isReversed, states)
        }

        /// Every index of a clip, in the order of the states.
        var clips: some Sequence<Int> { [first, states.lazy.joined().flatMap(\.clips)].joined() }

        /// Whether each digit of each state leads to a state that there is.
        var isSound: Bool {
            (1...Self.maximumDigits).contains(digits)
                && states.allSatisfy { edges in
                    edges.count == 10 && edges.allSatisfy { $0.next.map(states.indices.contains) ?? true }
                }
        }

        /// The clips of a number, 0 or more: at most `AmountGrammar.maximumClips` and those of one edge; nil if the machine has
        /// fewer digits, or says nothing for it.
        package func clips(_ number: Int64) -> [Int]? {
            var (places, rest) = (Array(repeating: 0, count: digits), number)
            for place in isReversed ? Array(places.indices) : places.indices.reversed() {
                (places[place], rest) = (Int(rest % 10), rest / 10)
            }
            guard rest == 0 else { return nil }
            var (said, state) = (first, 0)
            for digit in places where !states.isEmpty {
                guard let next = states[state][digit].next else { return nil }
                said += states[state][digit].clips
                guard next > 0, said.count <= AmountGrammar.maximumClips else { break }
                state = next
            }
            return isReversed ? said.reversed() : said
        }
    }
}
