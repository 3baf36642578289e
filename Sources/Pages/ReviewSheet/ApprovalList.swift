import VoiceAssetPipeline

/// Approvals to which more are added.
struct ApprovalList {
    private(set) var approved: ApprovedReadings
    private var indexes: [ApprovedPart: Int]

    init(_ approved: ApprovedReadings) {
        self.approved = approved
        indexes = Dictionary(approved.approvals.enumerated().map { ($1.part, $0) }) { first, _ in first }
    }

    /// Adds those parts of a reading that have no approval or one of another text.
    ///
    /// - Returns: the first approval of another text, which is replaced.
    mutating func approve(
        _ reading: ApprovedReading, parts: [(part: ApprovedPart, text: String)], _ check: ApprovalCheck
    ) -> Approval? {
        var replaced: Approval?
        for (part, text) in parts {
            let approval = Approval(part, text: text, by: reading.by, when: reading.when)
            guard let index = indexes[part] else {
                indexes[part] = approved.approvals.count
                approved.approvals.append(approval)
                continue
            }
            let earlier = approved.approvals[index]
            let isKept = part.isQuestion ? earlier.text == text : check.state(of: earlier) == .holds
            guard !isKept else { continue }
            replaced = replaced ?? earlier
            approved.approvals[index] = approval
        }
        let whole = withdraw(reading.subject)
        return replaced ?? whole
    }

    /// Takes the approval of a whole reading out, whose parts have approvals now.
    private mutating func withdraw(_ subject: ApprovedReading.Subject) -> Approval? {
        guard let index = indexes.removeValue(forKey: .reading(subject)) else { return nil }
        let earlier = approved.approvals.remove(at: index)
        for (part, place) in indexes where place > index { indexes[part] = place - 1 }
        return earlier
    }
}

extension ApprovalIndex {
    /// The approvals that together hold of what is marked; nil if some part of it has none.
    func approvals(of verdict: FilledReview.Verdict) -> [Approval]? {
        guard verdict.subject.isQuestion else { return approvals(of: verdict.subject) }
        let answer = holding(.question(verdict.subject.announcement))
        return answer.flatMap { !verdict.isRight || $0.text == verdict.text ? [$0] : nil }
    }

    /// What of the marked is to be approved.
    func parts(of verdict: FilledReview.Verdict) -> [(part: ApprovedPart, text: String)] {
        guard verdict.subject.isQuestion else { return check.parts(of: verdict.subject) ?? [] }
        return [(.question(verdict.subject.announcement), verdict.text)]
    }
}
