import VoiceAssetCore

/// Takes that differ from the pack's others in one way.
enum OddTakes {
    /// So many are told of one by one, at most.
    static let mostAlone = 3

    /// What is said of them: of many the first says it for all.
    static func told(
        _ odd: [(take: Int, finding: Finding)], named name: (Int) -> String?
    ) -> [(take: Int, finding: Finding)] {
        guard odd.count > mostAlone else { return odd }
        var first = odd[0]
        first.finding.form += first.finding.form.isEmpty ? "many" : "Many"
        first.finding.arguments["clips"] = .names(odd.compactMap { name($0.take) })
        return [first]
    }
}
