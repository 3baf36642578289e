/// The faults of one file, in the order in which they were found; a hopeless file is not listed to its end.
struct RuleFaults {
    /// How many faults of one file are listed.
    static let maximum = 200

    /// A fault, and the index of the scalar that it is at.
    struct Entry: Hashable {
        let fault: RuleFault
        let index: Int
    }

    private(set) var entries: [Entry] = []
    /// What was reported where: a piece of text may be read twice.
    private var seen: Set<Entry> = []

    var isEmpty: Bool { entries.isEmpty }

    /// Whether further faults are dropped.
    var isFull: Bool { entries.count > Self.maximum }

    /// - Parameter index: the scalar that the fault is at.
    mutating func add(_ fault: RuleFault, at index: Int) {
        let entry = Entry(fault: fault, index: index)
        guard !isFull, seen.insert(entry).inserted else { return }
        entries.append(entries.count < Self.maximum ? entry : Entry(fault: .file(.more), index: index))
    }
}
