package import VoiceAssetGrammarProofs

/// A rule set with its name.
package struct NamedSet: Sendable, Hashable {
    package var name: String
    /// In the order of their bases, the first from 0.
    package var rules: [RuleTable.Rule]

    package init(name: String, rules: [RuleTable.Rule]) {
        self.name = name
        self.rules = rules
    }
}
