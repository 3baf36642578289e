extension NumberTable {
    /// What an announcement says besides an amount: a number, one of a closed list, or symbols one by one.
    public enum Slot: Sendable {
        /// A value that is cut into fields, in a range: a number, a time, a date, a duration.
        case ordered(Ordered)
        /// One of these texts, each with the clips that say it.
        case choice([String: [Int]])
        /// A text of a certain form, symbol by symbol.
        case spell(Spelling)

        /// A value of fields, and how it is said.
        public struct Ordered: Sendable {
            public internal(set) var form: Form
            /// The smallest value, written with all digits.
            public internal(set) var min: String
            /// The largest value, written with all digits.
            public internal(set) var max: String
            /// What is said in turn: of each part its first pattern that holds.
            public internal(set) var parts: [[Pattern]]

            package init(_ form: Form, min: String, max: String, parts: [[Pattern]]) {
                (self.form, self.min, self.max, self.parts) = (form, min, max, parts)
            }

            /// Its ranks; nil unless both ends are values of the form, the smaller one first.
            var range: ClosedRange<Int64>? { form.range(min, max) }
        }

        /// Symbols, each with the clips that say it.
        public struct Spelling: Sendable {
            /// Symbols that stand one after the other.
            public struct Group: Sendable {
                /// The symbols that may stand here, each once.
                public internal(set) var symbols: String
                /// How many of them there are, at least and at most.
                public internal(set) var min: Int
                public internal(set) var max: Int

                package init(symbols: String, min: Int, max: Int) {
                    (self.symbols, self.min, self.max) = (symbols, min, max)
                }
            }

            /// The form of a text: its groups of symbols, in order.
            public internal(set) var form: [Group]
            /// The clips of each symbol.
            public internal(set) var clips: [String: [Int]]
            /// How many symbols are said, counted from the end; nil for all.
            public internal(set) var last: Int?
            /// The clips that are said before a symbol that stands twice, in the place of saying it twice; nil if each is said.
            public internal(set) var double: [Int]?

            /// The sizes of the groups of symbols, counted from the end; the first group has the rest. nil if
            /// nothing parts them.
            public internal(set) var groups: [Int]?
            /// The clips that are said between two groups: a pause. nil without groups.
            public internal(set) var pause: [Int]?

            package init(
                form: [Group], clips: [String: [Int]], last: Int? = nil, double: [Int]? = nil, groups: [Int]? = nil,
                pause: [Int]? = nil
            ) {
                (self.form, self.clips, self.last, self.double) = (form, clips, last, double)
                (self.groups, self.pause) = (groups, pause)
            }
        }

        /// The most slots of a table.
        static let maximumCount = 32
        /// The most texts of a choice.
        package static let maximumChoices = 500
        /// The most symbols of a text that is spelled.
        package static let maximumSymbols = 32
        /// The most slots that one announcement says, the amount among them.
        package static let maximumPerAnnouncement = 7

        /// Every index of a clip that the slot uses.
        var clips: [Int] {
            switch self {
            case .ordered(let values): values.parts.joined().flatMap(\.say).compactMap(\.clip)
            case .choice(let choices): choices.values.flatMap { $0 }
            case .spell(let spelling):
                spelling.clips.values.flatMap { $0 } + (spelling.double ?? []) + (spelling.pause ?? [])
            }
        }

        /// How many things its lists hold.
        var items: Int {
            switch self {
            case .ordered(let values): values.parts.reduce(1) { $0 + 1 + $1.reduce(0) { $0 + $1.items } }
            case .choice(let choices): choices.values.reduce(1) { $0 + 1 + $1.count }
            case .spell(let spelling):
                spelling.clips.values.reduce(1 + spelling.form.count + spelling.extras) { $0 + 1 + $1.count }
            }
        }
    }
}

extension NumberTable.Slot.Spelling {
    /// The number of items in its lists, those of the form and the symbols left out.
    fileprivate var extras: Int { (double?.count ?? 0) + (groups?.count ?? 0) + (pause?.count ?? 0) }
}
