package import NumberGrammar

/// Why rules are not compiled.
package enum RuleFault: Error, Sendable, Equatable {
    /// A rule of a set, by its base.
    package struct Place: Sendable, Hashable {
        /// The set's name.
        package let set: String
        /// The rule's base.
        package let base: Int64

        package init(set: String, base: Int64) { (self.set, self.base) = (set, base) }
    }

    /// There are more of these than `limit`: sets, rules, items.
    case tooMany(String, limit: Int)
    /// A set has no rules, its first rule does not begin at 0, or its bases do not ascend.
    case disorder(Place)
    /// A rule with a divisor below 1, or a leaf without a clip.
    case malformed(Place)
    /// Something uses a set that is not there.
    case unknownSet(String)
    /// A list of leaves ends before the numbers do that its rule applies to: nothing says this number.
    case unsaid(Place, number: Int64)
    /// A rule whose evaluation comes back to the same set with the same number.
    case endless(Place)
    /// Rules that call each other more than `RuleGrammar.maximumDepth` deep.
    case tooDeep(Place)
    /// An announcement may have more than `AmountGrammar.maximumClips` clips.
    case tooLong
    /// An announcement may need more than `RuleGrammar.maximumCalls` rules.
    case tooManyCalls
    /// Whether evaluation ends, and how far it goes, is not found out within a bounded time.
    case tooIntricate
    /// The table that was made of the rules is not sound.
    case table(NumberGrammarError)
}
