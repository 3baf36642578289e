/// Why a table is not evaluated.
public enum NumberGrammarError: Error, Sendable, Hashable {
    /// A rule of a set, by its base.
    public struct Place: Sendable, Hashable {
        /// The set's name.
        public let set: String
        /// The rule's base.
        public let base: Int64

        package init(set: String, base: Int64) {
            self.set = set
            self.base = base
        }
    }

    /// There are more of these than `limit`: sets, rules, items.
    case tooMany(String, limit: Int)
    /// A set has no rules, its first rule does not begin at 0, or its bases do not ascend.
    case disorder(Place)
    /// A rule with a divisor below 1, or a leaf without a clip.
    case malformed(Place)
    /// Something uses a set that is not there.
    case unknownSet(String)
    /// An index that no clip has.
    case unknownClip(Int)
    /// What the table says of this clip's end form: clips that do not ascend, a clip that is its own form, or a form that
    /// is one of two clips, has a form itself, or is said by a rule, a pattern or an announcement.
    case endForm(Int)
    /// A list of leaves ends before the numbers do that its rule applies to: nothing says this number.
    case unsaid(Place, number: Int64)
    /// A rule whose evaluation comes back to the same set with the same number.
    case endless(Place)
    /// Rules that call each other more than `AmountGrammar.maximumDepth` deep.
    case tooDeep(Place)
    /// An announcement may have more than `AmountGrammar.maximumClips` clips.
    case tooLong
    /// An announcement may need more than `AmountGrammar.maximumCalls` rules.
    case tooManyCalls
    /// Whether evaluation ends, and how far it goes, is not found out within a bounded time.
    case tooIntricate
    /// There is no way to say an amount, although an announcement has one, or an announcement says nothing.
    case empty(String)
    /// A slot that is not sound, that an announcement says twice, or that is not there.
    case slot(String)
}
