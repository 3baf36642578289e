import VoiceAssetUnicodeText

/// Finds who approved a reading of a pack: all its parts, or the whole of it.
package struct ApprovalIndex {
    package let check: ApprovalCheck
    private let approvals: [ApprovedPart: Approval]

    package init(_ approved: ApprovedReadings, in pack: PackReadings) {
        check = ApprovalCheck(pack: pack)
        approvals = Dictionary(approved.approvals.map { ($0.part, $0) }) { first, _ in first }
    }

    /// The approval of a part, whether the pack still says it or not.
    package subscript(part: ApprovedPart) -> Approval? { approvals[part] }

    /// The approval of a part that the pack still says.
    package func holding(_ part: ApprovedPart) -> Approval? {
        approvals[part].flatMap { check.state(of: $0) == .holds ? $0 : nil }
    }

    /// The approvals that together hold of a reading as the pack says it, the phrase's first; nil if some part has none.
    package func approvals(of subject: ApprovedReading.Subject) -> [Approval]? {
        if let whole = holding(.reading(subject)) { return [whole] }
        guard let parts = check.parts(of: subject) else { return nil }
        let found = parts.compactMap { holding($0.part) }
        return found.count == parts.count ? found : nil
    }

    /// By whom and when a reading was approved: `Ana, 2026-11-22; Bo`; nil if not all of it is.
    package func approval(of subject: ApprovedReading.Subject) -> String? {
        approvals(of: subject).map(Self.names)
    }

    /// By whom and when these were approved, each once.
    package static func names(_ approvals: [Approval]) -> String {
        var names: [String] = []
        for approval in approvals {
            let name = [approval.by, approval.when].filter { !$0.isEmpty }.joined(separator: ", ")
            if !names.contains(name) { names.append(name) }
        }
        return names.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
