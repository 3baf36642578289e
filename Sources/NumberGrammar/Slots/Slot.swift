extension NumberTable {
    /// What an announcement says besides an amount: a number, one of a closed list, or symbols one by one.
    public enum Slot: Sendable, Hashable {
        /// A decimal number in a range.
        case number(Number)
        /// One of these texts, each with the clips that say it.
        case choice([String: [Int]])
        /// A text of a certain form, symbol by symbol.
        case spell(Spelling)
        /// A time of day.
        case time(Clock)
        /// A day of the calendar.
        case date(Calendar)
        /// How long something takes.
        case duration(Duration)

        /// A number, and how it is said.
        public struct Number: Sendable, Hashable {
            /// The smallest number, with all fraction digits.
            public package(set) var min: String
            /// The largest number, with all fraction digits.
            public package(set) var max: String
            /// The digits after the point, 0 … `Amount.maximumScale`.
            public package(set) var scale: Int
            /// The ways to say a number: the first one whose conditions hold is used.
            public package(set) var patterns: [AmountPattern]

            package init(min: String, max: String, scale: Int, patterns: [AmountPattern]) {
                (self.min, self.max, self.scale, self.patterns) = (min, max, scale, patterns)
            }
        }

        /// Symbols, each with the clips that say it.
        public struct Spelling: Sendable, Hashable {
            /// Symbols that stand one after the other.
            public struct Group: Sendable, Hashable {
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
            case .number(let number): number.patterns.flatMap(\.say).compactMap(\.clip)
            case .choice(let choices): choices.values.flatMap { $0 }
            case .spell(let spelling):
                spelling.clips.values.flatMap { $0 } + (spelling.double ?? []) + (spelling.pause ?? [])
            case .time(let clock): clock.patterns.flatMap(\.say).compactMap(\.clip)
            case .date(let calendar):
                calendar.months.flatMap { $0 } + calendar.patterns.flatMap(\.say).compactMap(\.clip)
            case .duration(let duration): duration.parts.flatMap(\.patterns).flatMap(\.say).compactMap(\.clip)
            }
        }

        /// How many things its lists hold.
        var items: Int {
            switch self {
            case .number(let number): number.patterns.reduce(1) { $0 + $1.items }
            case .choice(let choices): choices.values.reduce(1) { $0 + 1 + $1.count }
            case .spell(let spelling):
                spelling.clips.values.reduce(1 + spelling.form.count + spelling.extras) { $0 + 1 + $1.count }
            case .time(let clock): clock.patterns.reduce(1) { $0 + 1 + $1.say.count }
            case .date(let calendar):
                calendar.patterns.reduce(calendar.months.reduce(1) { $0 + 1 + $1.count }) { $0 + 1 + $1.say.count }
            case .duration(let duration):
                duration.parts.reduce(1) { $0 + 1 + $1.patterns.reduce(0) { $0 + $1.items } }
            }
        }
    }
}

extension NumberTable.Slot: Codable {
    private enum Kind: String, Codable { case number, choice, spell, time, date, duration }

    /// Reads an object with `kind` and what belongs to it.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: TableKey.self)
        switch try values.decode(Kind.self, forKey: .kind) {
        case .number:
            var patterns = try values.nestedUnkeyedContainer(forKey: .patterns)
            self = .number(
                Number(
                    min: try values.decode(String.self, forKey: .min),
                    max: try values.decode(String.self, forKey: .max),
                    scale: try values.decode(Int.self, forKey: .scale), patterns: try patterns.decodeAll()))
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
        case .time:
            var patterns = try values.nestedUnkeyedContainer(forKey: .patterns)
            self = .time(
                Clock(
                    clock: try values.decode(Int.self, forKey: .clock),
                    min: try values.decode(String.self, forKey: .min),
                    max: try values.decode(String.self, forKey: .max), patterns: try patterns.decodeAll()))
        case .date:
            self = .date(
                Calendar(
                    min: try values.decode(String.self, forKey: .min),
                    max: try values.decode(String.self, forKey: .max),
                    months: try values.decodeIfPresent([[Int]].self, forKey: .months) ?? [],
                    patterns: try values.decode([Calendar.Pattern].self, forKey: .patterns)))
        case .duration:
            self = .duration(
                Duration(
                    min: try values.decode(String.self, forKey: .min),
                    max: try values.decode(String.self, forKey: .max),
                    parts: try values.decode([Duration.Part].self, forKey: .parts)))
        }
    }

    /// Writes what `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: TableKey.self)
        switch self {
        case .number(let number):
            try values.encode(Kind.number, forKey: .kind)
            try values.encode(number.min, forKey: .min)
            try values.encode(number.max, forKey: .max)
            try values.encode(number.scale, forKey: .scale)
            try values.encode(number.patterns, forKey: .patterns)
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
        case .time(let clock):
            try values.encode(Kind.time, forKey: .kind)
            try values.encode(clock.clock, forKey: .clock)
            try values.encode(clock.min, forKey: .min)
            try values.encode(clock.max, forKey: .max)
            try values.encode(clock.patterns, forKey: .patterns)
        case .date(let calendar):
            try values.encode(Kind.date, forKey: .kind)
            try values.encode(calendar.min, forKey: .min)
            try values.encode(calendar.max, forKey: .max)
            if !calendar.months.isEmpty { try values.encode(calendar.months, forKey: .months) }
            try values.encode(calendar.patterns, forKey: .patterns)
        case .duration(let duration):
            try values.encode(Kind.duration, forKey: .kind)
            try values.encode(duration.min, forKey: .min)
            try values.encode(duration.max, forKey: .max)
            try values.encode(duration.parts, forKey: .parts)
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
