/// What a pack says: how an amount becomes clips. Number rules are compiled to machines.
///
/// Its JSON form is specified in the project's documentation for those who write a splicer of their own.
///
/// Clips are indexes, from 0, into a list that the table's owner keeps: in a manifest, its `clips`. A table is only a
/// value; `AmountGrammar` checks one and evaluates it.
public struct NumberTable: Sendable, Equatable, Codable {
    /// The most items of patterns, and of all lists together but those of machines.
    static let maximumItems = 20_000

    /// The machines by name.
    public package(set) var machines: [String: Machine]
    /// The ways to say an amount: the first one whose conditions hold is used.
    public package(set) var amounts: [Pattern]
    /// The announcements by id.
    public package(set) var announcements: [String: [AnnouncementItem]]
    /// The clips that are said by another one where an announcement ends with them, in the order of their indexes. Nothing
    /// else of the table says those others.
    public package(set) var endForms: [EndForm] = []
    /// What announcements say besides the amount, by name.
    public package(set) var slots: [String: Slot] = [:]

    package init(
        machines: [String: Machine] = [:], amounts: [Pattern] = [],
        announcements: [String: [AnnouncementItem]] = [:]
    ) {
        self.machines = machines
        self.amounts = amounts
        self.announcements = announcements
    }

    /// Reads a table; only its form is checked, and what is missing is empty. `AmountGrammar` checks the rest.
    ///
    /// - Throws: what the decoder throws, `DecodingError` for a value of another form.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: TableKey.self)
        var items = ItemCount()
        machines = try values.decodeIfPresent([String: Machine].self, forKey: .machines) ?? [:]
        if values.contains(.amounts), try !values.decodeNil(forKey: .amounts) {
            var patterns = try values.nestedUnkeyedContainer(forKey: .amounts)
            amounts = try patterns.decodeAll(counting: &items, \.items)
        } else {
            amounts = []
        }
        announcements = try values.decodeIfPresent([String: [AnnouncementItem]].self, forKey: .announcements) ?? [:]
        endForms = try values.decodeIfPresent([EndForm].self, forKey: .endForms) ?? []
        slots = try values.decodeIfPresent([String: Slot].self, forKey: .slots) ?? [:]
    }

    /// Writes what `init(from:)` reads. Without end forms or slots there is no such key: tables without them are what they
    /// were before there were any.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: TableKey.self)
        try values.encode(machines, forKey: .machines)
        try values.encode(amounts, forKey: .amounts)
        try values.encode(announcements, forKey: .announcements)
        if !endForms.isEmpty { try values.encode(endForms, forKey: .endForms) }
        if !slots.isEmpty { try values.encode(slots, forKey: .slots) }
    }
}

extension NumberTable {
    /// An item of an announcement.
    public enum AnnouncementItem: Sendable, Equatable, Codable {
        /// The clip of this index.
        case clip(Int)
        /// The amount.
        case amount
        /// The value of a slot, which may be left out if it is optional.
        case slot(String, isOptional: Bool)

        package var clip: Int? { if case .clip(let clip) = self { clip } else { nil } }

        private static let marks = (slot: "slot=", optional: "slot?=")

        /// Reads a clip's index, `amount`, `slot=queue` or `slot?=queue`.
        public init(from decoder: any Decoder) throws {
            switch try ClipOrText(from: decoder) {
            case .clip(let clip): self = .clip(clip)
            case .text("amount"): self = .amount
            case .text(let text) where text.hasPrefix(Self.marks.slot):
                self = .slot(String(text.dropFirst(Self.marks.slot.count)), isOptional: false)
            case .text(let text) where text.hasPrefix(Self.marks.optional):
                self = .slot(String(text.dropFirst(Self.marks.optional.count)), isOptional: true)
            case .text: throw DecodingError.form(decoder.codingPath, "an index, `amount`, or `slot=` and a name")
            }
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws { try form.encode(to: encoder) }

        private var form: ClipOrText {
            switch self {
            case .clip(let clip): .clip(clip)
            case .amount: .text("amount")
            case .slot(let name, let isOptional):
                .text((isOptional ? Self.marks.optional : Self.marks.slot) + name)
            }
        }
    }
}

extension NumberTable {
    /// A clip, and the one that says the same at the end of an announcement: a word that ends a sentence is spoken with
    /// another pitch than one that something follows.
    public struct EndForm: Sendable, Equatable, Codable {
        /// The index of the clip that machines say.
        public package(set) var clip: Int
        /// The index of the clip that is heard in its place where an announcement ends with it.
        public package(set) var form: Int

        package init(clip: Int, form: Int) { (self.clip, self.form) = (clip, form) }

        /// Reads `[clip, form]`.
        public init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            clip = Int(try values.decodeNumber())
            form = Int(try values.decodeNumber())
            guard values.isAtEnd else { throw values.fault("no further element") }
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.unkeyedContainer()
            try values.encode(clip)
            try values.encode(form)
        }
    }
}
