package import NumberGrammar

/// Why rules are not compiled.
package enum RuleFault: Error, Sendable, Equatable {
    /// There are more of these than `limit`: sets, rules, items.
    case tooMany(String, limit: Int)
    /// Something uses a set that is not there.
    case unknownSet(String)
    /// The table that was made of the rules is not sound.
    case table(NumberGrammarError)
}
