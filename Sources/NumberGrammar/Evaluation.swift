/// What is said one after the other, within the bounds of an announcement.
struct Evaluation {
    /// Why nothing more is said.
    enum Stop: Error {
        /// There are more than `AmountGrammar.maximumClips`, or as many items as a table has at most.
        case endless
        /// A machine says nothing for its number.
        case unsaid
    }

    private let machines: [NumberTable.Machine]
    private(set) var clips: [Int] = []
    /// Where each item's clips end: those of a clip, of a number, or of a digit.
    private var ends: [Int] = []

    init(_ machines: [NumberTable.Machine]) {
        self.machines = machines
        clips.reserveCapacity(32)
    }

    /// The clips of each item.
    var parts: [[Int]] { zip([0] + ends, ends).map { Array(clips[$0..<$1]) } }

    /// Adds an item.
    mutating func add(_ clips: [Int]) throws(Stop) {
        guard self.clips.count + clips.count <= AmountGrammar.maximumClips, ends.count < NumberTable.maximumItems
        else { throw .endless }
        self.clips += clips
        ends.append(self.clips.count)
    }

    /// Adds an item of an amount's pattern.
    mutating func say(_ item: ResolvedPattern.Item, of amount: Amount) throws(Stop) {
        switch item {
        case .clip(let clip): try add([clip])
        case .integer(let machine): try say(machine, amount.integer)
        case .fraction(let machine): try say(machine, amount.fraction)
        case .digits(let machine, let isWhole):
            for digit in Amount.digits(of: amount.fraction, scale: amount.scale, whole: isWhole) {
                try say(machine, digit)
            }
        }
    }

    /// Adds what a machine says for a number, 0 or more.
    mutating func say(_ machine: Int, _ number: Int64) throws(Stop) {
        guard let clips = machines[machine].clips(number) else { throw .unsaid }
        try add(clips)
    }
}
