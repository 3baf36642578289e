/// What a pack says: how an amount becomes clips. Number rules are compiled to machines.
///
/// Its JSON form is specified in the project's documentation for those who write a splicer of their own.
///
/// Clips are indexes, from 0, into a list that the table's owner keeps: in a manifest, its `clips`. A table is only a
/// value; `AmountGrammar` checks one and evaluates it.
public struct NumberTable: Sendable {
    /// The most items of patterns, and of all lists together but those of machines.
    package static let maximumItems = 20_000

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
    public package(set) var slots: [String: Slot] = Dictionary()

    package init(
        machines: [String: Machine] = Dictionary(), amounts: [Pattern] = [],
        announcements: [String: [AnnouncementItem]] = Dictionary()
    ) {
        self.machines = machines
        self.amounts = amounts
        self.announcements = announcements
    }

    /// Whether nothing can be announced.
    package var isEmpty: Bool {
        machines.isEmpty && amounts.isEmpty && announcements.isEmpty && endForms.isEmpty && slots.isEmpty
    }
}

extension NumberTable {
    /// An item of an announcement.
    public enum AnnouncementItem: Sendable, Equatable {
        /// The clip of this index.
        case clip(Int)
        /// The amount.
        case amount
        /// The value of a slot, which may be left out if it is optional.
        case slot(String, isOptional: Bool)

        package var clip: Int? { if case .clip(let clip) = self { clip } else { nil } }
    }
}

extension NumberTable {
    /// A clip, and the one that says the same at the end of an announcement: a word that ends a sentence is spoken with
    /// another pitch than one that something follows.
    public struct EndForm: Sendable {
        /// The index of the clip that machines say.
        public package(set) var clip: Int
        /// The index of the clip that is heard in its place where an announcement ends with it.
        public package(set) var form: Int

        package init(clip: Int, form: Int) { (self.clip, self.form) = (clip, form) }
    }
}
