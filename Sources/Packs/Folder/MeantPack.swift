/// Which pack somebody meant who named one that there is not.
package struct MeantPack {
    private let known: [String]

    /// - Parameter known: the names of the packs that there are.
    package init(among known: [String]) { self.known = known }

    /// What to do where recordings were looked for; `nil` if there are none of any pack.
    package func advice(insteadOf name: String) -> String? { question(about: name) ?? list }

    /// What to do where generated clips were looked for.
    package func adviceToGenerate(insteadOf name: String) -> String {
        question(about: name) ?? (["run generate first"] + (list.map { [$0] } ?? [])).joined(separator: "; ")
    }

    /// A name that has another letter is of another language or currency: `fr-EUR` is not `hr-EUR`.
    private func question(about name: String) -> String? {
        let folded = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
        return known.first { $0.lowercased() == folded }.map { "did you mean \($0)?" }
    }

    private var list: String? { known.isEmpty ? nil : "there are: \(known.joined(separator: ", "))" }
}
