import NumberGrammar

/// The symbols of a slot's `spell`, each once.
package enum SpelledSymbols {
    /// Sorted; empty for a text that is no form, which reading the pack reports.
    package static func symbols(of form: String) -> [String] {
        let groups = (try? SpellSyntax.groups(form)) ?? []
        let symbols = groups.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.symbols.unicodeScalars) }
        return symbols.sorted().map { String($0) }
    }
}
