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
        _ check: Check, _ form: String = "", _ arguments: [String: Finding.Argument] = [:],
        at index: Int
    ) {
        guard !isFull else { return }
        var finding = Finding(check, form, arguments).at("", position: text.position(index))
        finding.excerpt = text.excerpt(index)
        guard seen.insert(finding).inserted else { return }
        let more = Finding(.numbersLimit, "more faults", ["most": .count(Self.maximum)])
        findings.append(findings.count < Self.maximum ? finding : more.at("", position: finding.position))
    }

    /// A fault of the syntax.
    mutating func add(_ form: String, _ arguments: [String: Finding.Argument] = [:], at index: Int) {
        add(.numbersSyntax, form, arguments, at: index)
    }
}
