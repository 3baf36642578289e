import VoiceAssetCore

/// Advice that makes more cuts of a session certain.
struct SessionHelp {
    let hasReferences: Bool
    let hasRecognizer: Bool

    /// Known takes that did not help, and an order that there is nothing to accept of.
    func findings(on plan: SessionPlan, acceptsOrder: Bool) -> [Finding] {
        let doubtful = plan.cuts.count { !$0.doubts.isEmpty }
        var findings: [Finding] = []
        let certain = plan.certain[.takes] ?? 0
        // The takes were to tell most cuts, and most are open.
        if hasReferences, doubtful * 2 > plan.cuts.count, certain * 4 < plan.cuts.count {
            findings.append(
                Finding(
                    .sessionFit, "references unhelpful",
                    ["certain": .count(certain), "cuts": .count(plan.cuts.count)]))
        }
        guard acceptsOrder, !plan.hasOpenOrder else { return findings }
        let settled =
            doubtful == 0
            ? Finding(.sessionFit, "order settled")
            : Finding(.sessionFit, "order unhelpful", ["help": .text(advice)])
        return findings + [settled]
    }

    private var advice: String {
        let known = hasReferences ? [] : ["give known takes of the same voice with --references"]
        let program = hasRecognizer ? [] : ["let a program listen with --recognizer"]
        let record = "record again in the order of the script, with a pause of a second between the words"
        return (known + program + [record]).joined(separator: ", or ")
    }
}
