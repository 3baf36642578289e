import VoiceAssetCore

/// The faults of one file of number rules, in the order in which they were found; a hopeless file is not listed to its end.
struct RuleFaults {
    /// How many faults of one file are listed.
    private static let maximum = 200

    let text: SourceText
    private(set) var findings: [Finding] = []
    /// What was reported: a piece of text may be read twice.
    private var seen: Set<Finding> = []

    init(_ text: SourceText) { self.text = text }

    var isEmpty: Bool { findings.isEmpty }

    /// Whether further faults are dropped.
    var isFull: Bool { findings.count > Self.maximum }

    /// - Parameter index: the scalar that the fault is at.
    mutating func add(
        _ check: Check = .numbersSyntax, at index: Int, _ found: Sentence, limit: Sentence? = nil, advice: Sentence
    ) {
        guard !isFull else { return }
        let finding = Finding(
            check, position: text.position(index), found: found, limit: limit, advice: advice,
            excerpt: text.excerpt(index))
        guard seen.insert(finding).inserted else { return }
        let more = Finding(
            .numbersLimit, position: finding.position, found: "more faults, which are not listed",
            limit: "\(Self.maximum)", advice: "mend the ones that are listed first")
        findings.append(findings.count < Self.maximum ? finding : more)
    }
}
