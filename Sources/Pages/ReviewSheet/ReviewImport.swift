package import VoiceAssetCore
package import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceAssetUnicodeText
import VoiceManifest

/// `review --import`: takes over what a native speaker approved into `approved.csv`, all of it or nothing.
package struct ReviewImport: Sendable {
    /// The review that is filled in, as the user typed it.
    package var file: String
    /// The folder with one folder of recordings per pack.
    package var recordings: String
    /// The pack, if it was named; else the review says which.
    package var pack: String?
    /// The day of approval where the review has none: `2026-11-22`.
    package var today: String

    package init(file: String, recordings: String, pack: String?, today: String) {
        self.file = file
        self.recordings = recordings
        self.pack = pack
        self.today = today
    }

    package struct Report: Sendable {
        package var pack: String?
        /// Readings that were approved just now, and those of them that replace an approval of another text.
        package var added: [ApprovedReading] = []
        package var replaced: [ApprovedReading] = []
        /// Readings that were marked right and had been approved before.
        package var known = 0
        /// Those that were called wrong.
        package var rejected = 0
        /// Readings that nobody marked.
        package var unmarked = 0
        /// Readings that were marked right and are said otherwise since a question was answered.
        package var outdated = 0
        package var isWritten = false
        /// The files that were written, as the user would type them.
        package var files: [String] = []
        package var diagnostics: [Finding] = []
    }

    package func run() -> Report {
        var report = Report()
        do throws(Finding) {
            try take(&report)
        } catch {
            report.diagnostics.append(error)
        }
        return report
    }

    private func take(_ report: inout Report) throws(Finding) {
        let filled = try FilledReview(at: file)
        guard let name = pack ?? filled.pack else { throw filled.fault(nil, "no pack") }
        guard filled.pack == nil || filled.pack == name else {
            throw filled.otherPack(filled.pack ?? "", expected: name)
        }
        report.pack = name
        guard Naming.isPack(name) else { throw filled.fault(nil, "misnamed pack", ["pack": .piece(name)]) }
        let unrecorded = UnrecordedPack(name, recordings: recordings)
        report.diagnostics += unrecorded.diagnostics
        guard let source = unrecorded.pack, let readings = unrecorded.readings, !report.diagnostics.hasErrors else {
            return
        }
        // Two imports at a time would lose one of them.
        let lock: (any PublishingLock)?
        do throws(LockRefusal) { lock = try LockPatience.none.lock(unrecorded.path, on: LocalFileSystem()) } catch {
            report.diagnostics.append(error.diagnostic)
            return
        }
        defer { withExtendedLifetime(lock) {} }
        let target = "\(unrecorded.path)/\(ApprovedReadings.fileName)"
        let old = try NamedColumns.bytes(of: target, within: recordings)
        let before = try ApprovedReadings(csv: old, file: target)
        let verdicts = try filled.verdicts(scale: readings.scale, reviewers: before.approvals.map(\.by))
        report.unmarked = filled.count - verdicts.count
        let said = ApprovalCheck(pack: readings)
        let answers = try ReviewAnswers(unrecorded, source, readings, verdicts, of: filled, within: recordings)
        for verdict in verdicts where !verdict.subject.isQuestion {
            let now = said.text(of: verdict.subject)
            // The rules say what was answered already where the same import was killed.
            guard [verdict.text, answers.replacing(in: verdict.text)].contains(where: { $0.asHeard == now?.asHeard })
            else {
                var values = [
                    "text": Finding.Argument.text(verdict.text), "subject": .text("\(verdict.subject)"),
                ]
                values["now"] = now.map { .text($0) }
                throw filled.fault(verdict.line, now == nil ? "old sheet unsaid" : "old sheet", values)
            }
        }
        let check = ApprovalCheck(pack: answers.readings)
        // An answer to a question is changed by its author alone.
        let reviewer = filledName(verdicts)
        let answered = verdicts.filter(\.subject.isQuestion).reduce(into: [ApprovedPart: String]()) { names, verdict in
            names[.question(verdict.subject.announcement)] = verdict.by.isEmpty ? reviewer : verdict.by
        }
        let lost = before.approvals.filter {
            answered[$0.part]?.lowercased() != $0.by.lowercased() && !said.contradicts($0) && check.contradicts($0)
        }
        if let first = lost.first {
            throw filled.fault(
                nil, "answers lose",
                ["count": .count(lost.count), "approval": .text(first.words), "subject": .text("\(first.part)")])
        }
        // Who reads it with the old words and chooses others has not read it as it is said now.
        let current = answers.verdicts.filter { verdict in
            verdict.subject.isQuestion || !verdict.isRight
                || check.text(of: verdict.subject)?.asHeard == verdict.text.asHeard
        }
        report.outdated = answers.verdicts.count - current.count
        let index = ApprovalIndex(before, in: answers.readings)
        let rejections = current.filter { !$0.isRight }.map { rejection($0, index.approvals(of: $0)) }
        report.rejected = rejections.count
        report.diagnostics += unrecorded.severities.applied(to: rejections)
        guard !report.diagnostics.hasErrors else { throw filled.fault(nil, "rejections") }
        let after = try merged(before, current, by: index, of: filled, &report)
        guard !report.added.isEmpty || report.known > 0 else { return }
        let approved: [PackFileChange] = report.added.isEmpty ? [] : [(target, old, Array(after.csv.utf8))]
        let changes = approved + answers.approvedChanges
        let fault = write(changes)
        report.diagnostics += fault.map { [$0] } ?? []
        report.isWritten = fault == nil && !changes.isEmpty
        if report.isWritten { report.files = changes.map(\.path) }
    }

    /// Writes all files or none. A run that is killed in between leaves what the same import completes: the approvals come first, and the
    /// texts, which tell what the answers change, last.
    private func write(_ changes: [PackFileChange]) -> Finding? {
        let outputs = changes.map { OutputFile(path: $0.path, over: $0.old) }
        if let obstacle = outputs.lazy.compactMap({ $0.obstacle() }).first { return obstacle }
        for (index, change) in changes.enumerated() {
            guard let fault = outputs[index].write(change.new) else { continue }
            for done in changes[..<index].reversed() {
                if let old = done.old {
                    _ = OutputFile(path: done.path, over: done.new).write(old)
                } else {
                    try? LocalFileSystem().removeFile(done.path)
                }
            }
            return fault
        }
        return nil
    }

    /// What was approved before and now. A reading that is called wrong keeps its earlier approval until somebody
    /// removes that: two speakers disagree, and no program decides which is right.
    private func merged(
        _ before: ApprovedReadings, _ verdicts: [FilledReview.Verdict], by index: ApprovalIndex,
        of filled: FilledReview,
        _ report: inout Report
    ) throws(Finding) -> ApprovedReadings {
        let name = filledName(verdicts)
        var after = ApprovalList(before)
        for verdict in verdicts where verdict.isRight {
            guard index.approvals(of: verdict) == nil else {
                report.known += 1
                continue
            }
            let by = verdict.by.isEmpty ? name : verdict.by
            guard !by.isEmpty else {
                throw filled.fault(verdict.line, "nobody")
            }
            let reading = ApprovedReading(
                subject: verdict.subject, text: verdict.text, by: by, when: verdict.when.isEmpty ? today : verdict.when)
            report.added.append(reading)
            let earlier = after.approve(reading, parts: index.parts(of: verdict), index.check)
            if let earlier {
                report.replaced.append(
                    .init(subject: verdict.subject, text: earlier.text, by: earlier.by, when: earlier.when))
            }
        }
        return after.approved.inParts(by: index.check)
    }

    /// A native speaker calls a reading wrong, which may have been approved before.
    /// - Parameter approvals: those of its parts, if all are approved.
    private func rejection(_ verdict: FilledReview.Verdict, _ approvals: [Approval]?) -> Finding {
        // What is wrong of a reading is its number sooner than its phrase.
        let approved = approvals?.last
        let by = verdict.by.isEmpty ? "the reviewer" : verdict.by
        var values = [
            "by": Finding.Argument.text(by), "subject": .text("\(verdict.subject)"), "text": .text(verdict.text),
        ]
        if !verdict.better.isEmpty { values["better"] = .text(verdict.better) }
        values["approval"] = approved.map { .text($0.words) }
        values["line"] = approved.map { .count($0.line) }
        let form = [verdict.better.isEmpty ? nil : "better", approved == nil ? nil : "approved"].compactMap(\.self)
        return Finding(.approvalRejected, form.joined(separator: " "), values).at(file)
    }

    /// The only name in a review, for lines without one.
    private func filledName(_ verdicts: [FilledReview.Verdict]) -> String {
        let names = Set(verdicts.map(\.by)).subtracting([""])
        return names.count == 1 ? names.first ?? "" : ""
    }
}

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
