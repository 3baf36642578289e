package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetSessionAlignment

/// `voice-assets split`: a session in, proposed cuts out, and takes if they are wanted.
package struct SessionSplitting: Sendable {
    /// Where the cuts come from.
    package enum Marks: Sendable, Equatable {
        case pauses
        case cuePoints
        /// The path of an Audacity label track.
        case labels(String)
    }

    package struct Report: ProgramReport {
        package var plan: SessionPlan?
        /// The file of each take of the plan.
        package var files: [String] = []
        /// The signal that ended the recognizer, and with it the run.
        package var signal: Int32?
        /// Whether the takes were written.
        package var isWritten = false
        package var diagnostics: [Finding] = []
    }

    package var session: String
    package var recordings: String
    package var pack: String
    package var marks = Marks.pauses
    /// The shortest pause between clips, seconds.
    package var pause = 0.5
    /// Whether only clips without a usable take are in the session.
    package var isOnlyMissing = false
    /// Takes that are judged at a time to find those clips, at least 1.
    package var workers = 1
    package var writes = false
    package var acceptsDoubt = false
    /// Cuts that are trusted, and cuts that are left out, by their numbers in the order of time, from 1.
    package var accepted: Set<Int> = []
    package var dropped: Set<Int> = []
    /// Whether all cuts are trusted of which nothing but the script's order is open.
    package var acceptsOrder = false
    /// A program that listens to the takes, and how long it may take for each, seconds.
    package var recognizer: (command: ProgramLine, seconds: Int)?
    /// Folders of takes of the clips that are known for what they are, to hold the cuts against.
    package var references: [String] = []
    /// Where to write the cuts as a label track; nowhere if nil.
    package var labelsOut: String?
    /// Where to draw the cuts; nowhere if nil.
    package var picture: String?
    /// Makes a page of the cuts, given the script and the pack's locale, and says what went wrong.
    package var page: (@Sendable (SessionPlan, [VoicePack.Clip], String, borrowing SessionAudio) -> Finding?)?

    /// The shortest pauses that may be asked for, seconds: shorter ones are within words.
    package static let pauses = 0.2...10.0

    package init(session: String, recordings: String, pack: String) {
        self.session = session
        self.recordings = recordings
        self.pack = pack
    }

    package func run() async -> Report {
        var report = Report()
        let folder = "\(recordings)/\(pack)"
        if writes { report.diagnostics += TakeWriter(folder: folder).clear() }
        guard !report.diagnostics.hasErrors else { return report }
        var survey = RecordingSurvey(recordings: recordings, packs: [pack], workers: workers)
        survey.judgesTakes = isOnlyMissing
        let found = await survey.run()
        report.diagnostics += found.diagnostics
        guard let progress = found.packs.first else { return report }
        let script = SessionScript(progress, isOnlyMissing: isOnlyMissing, folder: folder)
        report.diagnostics += script.diagnostics + progress.approvalNotes(folder: folder)
        guard !report.diagnostics.hasErrors else { return report }
        guard !script.clips.isEmpty else {
            report.diagnostics.append(Finding(.sessionFit, "nothing").at(folder))
            return report
        }
        do throws(Finding) {
            try split(into: script.clips, of: progress.pack, folder, &report)
        } catch {
            report.diagnostics.append(error)
        }
        return report
    }

    private func split(
        into script: [VoicePack.Clip], of pack: VoicePack?, _ folder: String, _ report: inout Report
    ) throws(Finding) {
        let audio = try SessionAudio(at: session)
        report.diagnostics += audio.findings
        let booth = marks == .pauses ? try audio.boothMark() : nil
        if marks == .pauses, booth == nil, let lost = BoothMark.lost(in: session) { throw lost }
        if marks == .pauses, booth == nil { report.diagnostics += try UnusedMarks(of: audio, at: session).diagnostics }
        let labels = try labels(audio, &report)
        guard !report.diagnostics.hasErrors else { return }
        let proposed: SessionPlan?
        if let booth {
            proposed = try takes(of: booth, audio, script, pack, &report)
        } else {
            let known = try ReferenceFolders(references, of: script, in: pack?.clips ?? script)
            report.diagnostics += known.diagnostics
            proposed = plan(script, try SessionListening(to: audio, pause: pause), labels, known.takes, &report)
        }
        guard var plan = proposed, hasCuts(in: plan, &report) else { return }
        if let recognizer {
            let heard = HeardCuts(
                plan, of: audio,
                by: PackRecognition(
                    pack: self.pack, recordings: recordings, command: recognizer.command, seconds: recognizer.seconds),
                file: session)
            plan.hear(heard.words)
            report.diagnostics += heard.diagnostics
            report.signal = heard.signal
            guard heard.signal == nil else { return }
        }
        let help = SessionHelp(hasReferences: !references.isEmpty, hasRecognizer: recognizer != nil)
        report.diagnostics += help.findings(on: plan, acceptsOrder: acceptsOrder).map { $0.at(session) }
        if acceptsOrder || !accepted.union(dropped).isEmpty {
            plan.settle(accepted: accepted, dropped: dropped, acceptsOrder: acceptsOrder, script: script)
        }
        report.plan = plan
        if let picture {
            let svg = SessionPicture(plan, envelope: try audio.envelope(), title: session).svg
            if let fault = SessionPicture.write(svg, to: picture) { report.diagnostics.append(fault) }
        }
        if let fault = page?(plan, script, pack?.locale ?? "", audio) { report.diagnostics.append(fault) }
        if let labelsOut, let fault = LabelTrack.write(plan.cuts, to: labelsOut) { report.diagnostics.append(fault) }
        if let fault = plan.fault(file: session, acceptsDoubt ? .warning : .error) { report.diagnostics.append(fault) }
        let present: [String]
        do { present = try listFolder(at: folder, within: recordings).map(\.name) } catch {
            report.diagnostics.append(error.diagnostic(file: folder))
            return
        }
        report.files = TakeWriter.fileNames(for: plan.takes, beside: present)
        guard writes, !report.diagnostics.hasErrors else { return }
        let files = report.files
        var remarks: [Finding] = []
        let faults = TakeWriter(folder: folder).write(plan.takes, named: files, of: audio) {
            sums throws(PublishingError) in
            let texts = zip(plan.takes, zip(files, sums)).compactMap { take, file in
                take.clip.map { TakeText(file: file.0, sha256: file.1, text: $0.text) }
            }
            remarks = try RecordedTextsFile(of: folder, within: recordings).noteAhead(texts, isLocked: true)
        }
        report.isWritten = faults.isEmpty
        report.diagnostics += faults + remarks
    }

    /// The takes of the booth's page.
    private func takes(
        of booth: BoothMark, _ audio: borrowing SessionAudio, _ script: [VoicePack.Clip], _ pack: VoicePack?,
        _ report: inout Report
    ) throws(Finding) -> SessionPlan? {
        let takes = BoothTakes(
            try audio.cuePoints(), of: booth, pack: self.pack, clips: pack?.clips ?? script,
            sampleRate: audio.sampleRate, frames: audio.frames, file: session)
        report.diagnostics += takes.diagnostics
        guard !report.diagnostics.hasErrors else { return nil }
        report.diagnostics += booth.findings(speaker: pack?.speaker, license: pack?.license, file: session)
        return SessionPlan(script: script, recorded: takes.cuts, seconds: audio.seconds)
    }

    private func plan(
        _ script: [VoicePack.Clip], _ heard: SessionListening, _ labels: [LabelTrack.Label]?,
        _ references: ReferenceTakes?, _ report: inout Report
    ) -> SessionPlan? {
        guard let labels else { return byPauses(script, heard, references, &report) }
        let assignment = LabelAssignment(labels, script: script, heard: heard, file: labelFile)
        report.diagnostics += assignment.diagnostics
        return report.diagnostics.hasErrors
            ? nil : SessionPlan(script: script, labelled: assignment.spans, heard: heard)
    }

    /// Whether the plan has the cuts that are accepted or dropped.
    private func hasCuts(in plan: SessionPlan, _ report: inout Report) -> Bool {
        guard let strange = accepted.union(dropped).filter({ !plan.cuts.indices.contains($0 - 1) }).min() else {
            return true
        }
        report.diagnostics.append(
            Finding(.sessionFit, "cut", ["cut": .count(strange), "most": .count(plan.cuts.count)]).at(session))
        return false
    }

    private func byPauses(
        _ script: [VoicePack.Clip], _ heard: SessionListening, _ references: ReferenceTakes?, _ report: inout Report
    ) -> SessionPlan? {
        guard !heard.utterances.isEmpty else {
            report.diagnostics.append(Finding(.recordingEmpty, "no speech").at(session))
            return nil
        }
        guard heard.utterances.count * script.count <= ScriptAlignment.maximumNodes else {
            report.diagnostics.append(
                Finding(
                    .recordingLimit, "alignment",
                    [
                        "utterances": .count(heard.utterances.count, "utterances"),
                        "script": .count(script.count, "clips"), "most": .count(ScriptAlignment.maximumNodes),
                    ]
                ).at(session))
            return nil
        }
        let plan = SessionPlan(script: script, heard: heard, pause: pause, references: references)
        // Of several folders the takes are compared together.
        let file = self.references.count == 1 ? self.references[0] : session
        report.diagnostics += plan.strangeReferences.map { pair in
            Finding(.sessionFit, "reference unlike", ["own": .text(pair.clip), "other": .text(pair.other)]).at(file)
        }
        return plan
    }

    /// The file that the labels are in.
    private var labelFile: String { if case .labels(let file) = marks { file } else { session } }

    /// The labels; nil if the session is cut at pauses, or if they can't be read.
    private func labels(
        _ audio: borrowing SessionAudio, _ report: inout Report
    ) throws(Finding) -> [LabelTrack.Label]? {
        let track: LabelTrack
        switch marks {
        case .pauses: return nil
        case .cuePoints:
            track = LabelTrack(
                cuePoints: try audio.cuePoints(), sampleRate: audio.sampleRate, seconds: audio.seconds, file: session)
        case .labels(let file):
            do {
                let bytes = try readFile(at: file, limit: LabelTrack.maximumBytes)
                track = LabelTrack(reading: bytes, seconds: audio.seconds, file: file)
            } catch {
                report.diagnostics.append(error.diagnostic(file: file, limit: .sessionLabels))
                return nil
            }
        }
        report.diagnostics += track.diagnostics
        if track.labels.isEmpty, !report.diagnostics.hasErrors {
            report.diagnostics.append(Finding(.sessionLabels, "none").at(labelFile))
        }
        return report.diagnostics.hasErrors ? nil : track.labels
    }
}
