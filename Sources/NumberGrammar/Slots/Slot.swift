extension NumberTable {
    /// What an announcement says besides an amount: a number, one of a closed list, or symbols one by one.
    public enum Slot: Sendable, Equatable {
        /// A value that is cut into fields, in a range: a number, a time, a date, a duration.
        case ordered(Ordered)
        /// One of these texts, each with the clips that say it.
        case choice([String: [Int]])
        /// A text of a certain form, symbol by symbol.
        case spell(Spelling)

        /// A value of fields, and how it is said.
        public struct Ordered: Sendable, Equatable {
            public package(set) var form: Form
            /// The smallest value, written with all digits.
            public package(set) var min: String
            /// The largest value, written with all digits.
            public package(set) var max: String
            /// What is said in turn: of each part its first pattern that holds.
            public package(set) var parts: [[Pattern]]

            package init(_ form: Form, min: String, max: String, parts: [[Pattern]]) {
                (self.form, self.min, self.max, self.parts) = (form, min, max, parts)
            }

            /// Its ranks; nil unless both ends are values of the form, the smaller one first.
            var range: ClosedRange<Int64>? { form.range(min, max) }
        }

        /// Symbols, each with the clips that say it.
        public struct Spelling: Sendable, Equatable {
            /// Symbols that stand one after the other.
            public struct Group: Sendable, Equatable {
                /// The symbols that may stand here, each once.
                public package(set) var symbols: String
                /// How many of them there are, at least and at most.
                public package(set) var min: Int
                public package(set) var max: Int

                package init(symbols: String, min: Int, max: Int) {
                    (self.symbols, self.min, self.max) = (symbols, min, max)
                }
            }

            /// The form of a text: its groups of symbols, in order.
            public package(set) var form: [Group]
            /// The clips of each symbol.
            public package(set) var clips: [String: [Int]]
            /// How many symbols are said, counted from the end; nil for all.
            public package(set) var last: Int?
            /// The clips that are said before a symbol that stands twice, in the place of saying it twice; nil if each is said.
            public package(set) var double: [Int]?

            /// The sizes of the groups of symbols, counted from the end; the first group has the rest. nil if
            /// nothing parts them.
            public package(set) var groups: [Int]?
            /// The clips that are said between two groups: a pause. nil without groups.
            public package(set) var pause: [Int]?

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

extension NumberTable.Slot: Codable {
    private enum Kind: String, Codable { case number, choice, spell, time, date, duration }

    /// Reads an object with `kind` and what belongs to it.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: TableKey.self)
        func ordered(_ form: NumberTable.Form) throws -> Self {
            .ordered(
                Ordered(
                    form, min: try values.decode(String.self, forKey: .min),
                    max: try values.decode(String.self, forKey: .max),
                    parts: try values.decode([[NumberTable.Pattern]].self, forKey: .parts)))
        }
        switch try values.decode(Kind.self, forKey: .kind) {
        case .number: self = try ordered(.number(scale: try values.decode(Int.self, forKey: .scale)))
        case .time: self = try ordered(.time)
        case .date: self = try ordered(.date)
        case .duration:
            let units = try values.decode([String].self, forKey: .units).map { NumberTable.Field(rawValue: $0) }
            guard !units.isEmpty, units == [.hours, .minutes, .seconds].filter(units.contains) else {
                throw DecodingError.form(values.codingPath + [TableKey.units], "units, the greatest first")
            }
            self = try ordered(.duration(units.compactMap(\.self)))
        case .choice: self = .choice(try values.decode([String: [Int]].self, forKey: .choices))
        case .spell:
            self = .spell(
                Spelling(
                    form: try values.decode([Spelling.Group].self, forKey: .form),
                    clips: try values.decode([String: [Int]].self, forKey: .clips),
                    last: try values.decodeIfPresent(Int.self, forKey: .last),
                    double: try values.decodeIfPresent([Int].self, forKey: .double),
                    groups: try values.decodeIfPresent([Int].self, forKey: .groups),
                    pause: try values.decodeIfPresent([Int].self, forKey: .pause)))
        }
    }

    /// Writes what `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: TableKey.self)
        switch self {
        case .ordered(let ordered):
            try values.encode(ordered.form.kind, forKey: .kind)
            if case .number(let scale) = ordered.form { try values.encode(scale, forKey: .scale) }
            if case .duration(let units) = ordered.form { try values.encode(units.map(\.rawValue), forKey: .units) }
            try values.encode(ordered.min, forKey: .min)
            try values.encode(ordered.max, forKey: .max)
            try values.encode(ordered.parts, forKey: .parts)
        case .choice(let choices):
            try values.encode(Kind.choice, forKey: .kind)
            try values.encode(choices, forKey: .choices)
        case .spell(let spelling):
            try values.encode(Kind.spell, forKey: .kind)
            try values.encode(spelling.form, forKey: .form)
            try values.encode(spelling.clips, forKey: .clips)
            try values.encodeIfPresent(spelling.last, forKey: .last)
            try values.encodeIfPresent(spelling.double, forKey: .double)
            try values.encodeIfPresent(spelling.groups, forKey: .groups)
            try values.encodeIfPresent(spelling.pause, forKey: .pause)
        }
    }
}

extension NumberTable.Slot.Spelling {
    /// The number of items in its lists, those of the form and the symbols left out.
    fileprivate var extras: Int { (double?.count ?? 0) + (groups?.count ?? 0) + (pause?.count ?? 0) }
}

extension NumberTable.Slot.Spelling.Group: Codable {
    /// Reads an object with `symbols`, `min` and `max`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: TableKey.self)
        symbols = try values.decode(String.self, forKey: .symbols)
        min = try values.decode(Int.self, forKey: .min)
        max = try values.decode(Int.self, forKey: .max)
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: TableKey.self)
        try values.encode(symbols, forKey: .symbols)
        try values.encode(min, forKey: .min)
        try values.encode(max, forKey: .max)
    }
}
