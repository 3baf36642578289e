package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetSessionAlignment

/// `voice-assets split`: a session in, proposed cuts out, and takes if they are wanted.
package struct SessionSplitting: Sendable {
    package struct Report: ProgramReport {
        package var plan: SessionPlan?
        /// The file of each take of the plan.
        package var files: [String] = []
        /// The signal that ended the recognizer, and with it the run.
        package var signal: Int32?
        /// Whether takes were written.
        package var isWritten = false
        /// Whether all are in the pack now, written just now or before.
        package var isDone = false
        /// Clips of the pack that have no take then.
        package var open = 0
        var booth: BoothMark?
        package var diagnostics: [Finding] = []
    }

    package var session: String
    package var recordings: String
    package var pack: String
    /// The path of an Audacity label track to cut at; by default the session's own marks say where, or its pauses.
    package var labels: String?
    /// The shortest pause between clips, seconds; if it is given, the session's own marks count for nothing.
    package var pause: Double?
    /// Whether only clips without a usable take are in the session.
    package var isOnlyMissing = false
    /// Takes that are judged at a time to find those clips, at least 1.
    package var workers = 1
    package var writes = false
    /// Cuts that are trusted, and cuts that are left out, by their numbers in the order of time, from 1.
    package var accepted: Set<Int> = []
    package var dropped: Set<Int> = []
    /// Whether all cuts in doubt are trusted.
    package var acceptsAll = false
    /// A program that listens to the takes.
    package var recognizer: ProgramLine?
    /// Folders of takes of the clips that are known for what they are, to hold the cuts against.
    package var references: [String] = []
    /// Makes a page of the cuts, given the script and the pack's locale, and says what went wrong.
    package var page: (@Sendable (SessionPlan, [VoicePack.Clip], String, borrowing SessionAudio) -> Finding?)?

    /// The shortest pause of a session by default, seconds.
    private static let usualPause = 0.5
    /// How long a recognizer may take for a take, seconds.
    private static let recognizerSeconds = 60
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
            let taken = Set((report.plan?.takes ?? []).compactMap(\.clip?.id))
            report.open = progress.missing.count { !taken.contains($0.id ?? "") }
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
        var known: [ReferenceFolder] = []
        for folder in references { known.append(try ReferenceFolder(at: folder)) }
        guard let proposed = try plan(script, of: pack, audio, known, &report) else { return }
        var plan = proposed
        if let strange = accepted.union(dropped).filter({ !plan.cuts.indices.contains($0 - 1) }).min() {
            throw Finding(.sessionFit, "cut", ["cut": .count(strange), "most": .count(plan.cuts.count)]).at(session)
        }
        if let recognizer {
            let heard = HeardCuts(
                plan, of: audio,
                by: PackRecognition(
                    pack: self.pack, recordings: recordings, command: recognizer, seconds: Self.recognizerSeconds),
                file: session)
            plan.hear(heard.words)
            report.diagnostics += heard.diagnostics
            report.signal = heard.signal
            guard heard.signal == nil else { return }
        }
        plan.settle(accepted: accepted, dropped: dropped, acceptsAll: acceptsAll, script: script)
        report.plan = plan
        if let fault = page?(plan, script, pack?.locale ?? "", audio) { report.diagnostics.append(fault) }
        if let fault = plan.fault(file: session) { report.diagnostics.append(fault) }
        let present: [String]
        do { present = try listFolder(at: folder, within: recordings).map(\.name) } catch {
            throw error.diagnostic(file: folder)
        }
        let writer = TakeWriter(folder: folder)
        let there = writer.present(plan.takes, of: audio, beside: present)
        let takes = zip(plan.takes, there).filter { $1 == nil }.map(\.0)
        let files = TakeWriter.fileNames(for: takes, beside: present)
        var names = files.makeIterator()
        report.files = there.map { $0 ?? names.next() ?? "" }
        let kept = there.compactMap(\.self)
        if !kept.isEmpty {
            report.diagnostics.append(Finding(.sessionFit, "there", ["names": .names(kept)]).at(session))
        }
        guard !there.isEmpty, !report.diagnostics.hasErrors else { return }
        report.isDone = takes.isEmpty
        guard writes else { return }
        if !takes.isEmpty { write(takes, files, of: audio, by: writer, into: folder, &report) }
        if report.isDone, let booth = report.booth { writeNews(of: booth, folder, &report) }
    }

    private func write(
        _ takes: [SessionCut], _ files: [String], of audio: borrowing SessionAudio, by writer: TakeWriter,
        into folder: String, _ report: inout Report
    ) {
        var remarks: [Finding] = []
        let faults = writer.write(takes, named: files, of: audio) { sums throws(PublishingError) in
            let texts = zip(takes, zip(files, sums)).compactMap { take, file in
                take.clip.map { TakeText(file: file.0, sha256: file.1, text: $0.text) }
            }
            remarks = try RecordedTextsFile(of: folder, within: recordings).noteAhead(texts, isLocked: true)
        }
        (report.isWritten, report.isDone) = (faults.isEmpty, faults.isEmpty)
        report.diagnostics += faults + remarks
    }

    /// Writes speaker and licence of the booth's file into a pack.yml that says `unknown`, and tells of them what is so then.
    private func writeNews(of booth: BoothMark, _ folder: String, _ report: inout Report) {
        let present = PackFolder(reading: folder, within: recordings)
        let news = booth.news(for: present.source.pack)
        let text = ClipTextEditor(present.yaml).replacing(news, in: "")
        // A file of somebody else may state what pack.yml can't say: that stays a remark.
        let isWritten = !news.isEmpty && !present.document(of: text).diagnostics.hasErrors
        let fault = isWritten ? OutputFile(path: present.packFile, over: present.yaml).write(text) : nil
        report.diagnostics.removeAll { $0.check == .sessionFit && $0.form.hasSuffix(" key") }
        report.diagnostics += booth.findings(for: present.source.pack, file: session).map { finding in
            guard isWritten, fault == nil, news.keys.contains(where: { finding.arguments["key"] == .text($0) })
            else { return finding }
            return Finding(.sessionFit, "written key", finding.arguments).at(present.packFile)
        }
        report.diagnostics += fault.map { [$0] } ?? []
    }

    /// What is cut: at the labels that are given, as the booth or the session's cue points say, or at pauses.
    private func plan(
        _ script: [VoicePack.Clip], of pack: VoicePack?, _ audio: borrowing SessionAudio, _ known: [ReferenceFolder],
        _ report: inout Report
    ) throws(Finding) -> SessionPlan? {
        let hasOwnMarks = labels == nil && pause == nil
        let points = try audio.cuePoints()
        let booth = hasOwnMarks ? try audio.boothMark() : nil
        if hasOwnMarks, booth == nil, let lost = BoothMark.lost(in: session) { throw lost }
        let isCued = hasOwnMarks && booth == nil && Self.areCuts(points, of: script)
        if labels == nil, booth == nil {
            report.diagnostics +=
                UnusedMarks(cuePoints: isCued ? 0 : points.count, seconds: audio.seconds, at: session).diagnostics
        }
        let hasLabels = labels != nil || isCued
        let labels = hasLabels ? try track(points, audio, &report) : []
        let takes = booth.map { booth in
            BoothTakes(
                points, of: booth, pack: self.pack, clips: pack?.clips ?? script, sampleRate: audio.sampleRate,
                frames: audio.frames, file: session)
        }
        report.diagnostics += takes?.diagnostics ?? []
        let isNamed = hasLabels || booth != nil
        guard !isNamed || !report.diagnostics.hasErrors else { return nil }
        report.diagnostics += booth?.findings(for: pack, file: session) ?? []
        report.booth = booth
        let heard = try SessionListening(to: audio, pause: pause ?? Self.usualPause)
        let references = try known.takes(of: script, in: pack, besides: audio, heard, &report.diagnostics)
        guard isNamed else { return try byPauses(script, heard, references) }
        let assignment = LabelAssignment(labels, script: script, heard: heard, file: self.labels ?? session)
        report.diagnostics += assignment.diagnostics
        guard !report.diagnostics.hasErrors else { return nil }
        let order: CutOrder =
            booth != nil ? .booth : !assignment.isNamed ? .script : self.labels == nil ? .cuePoints : .labels
        var cuts = takes?.cuts ?? assignment.cuts
        let utterances = try heard.utterances(in: &cuts, of: audio)
        return SessionPlan(
            script: script, named: cuts, utterances: utterances, references: references, order: order,
            seconds: audio.seconds)
    }

    /// Whether cue points say where to cut: they name clips, or there are about as many as clips.
    private static func areCuts(_ points: [CuePoint], of script: [VoicePack.Clip]) -> Bool {
        let names = Set(script.flatMap { [$0.id, $0.text.lowercased()] })
        return 2 * points.count >= script.count && !points.isEmpty
            || points.contains { names.contains($0.label) || names.contains($0.label.lowercased()) }
    }

    private func byPauses(
        _ script: [VoicePack.Clip], _ heard: SessionListening, _ references: ReferenceTakes?
    ) throws(Finding) -> SessionPlan {
        if heard.utterances.isEmpty { throw Finding(.recordingEmpty, "no speech").at(session) }
        guard heard.utterances.count * script.count <= ScriptAlignment.maximumNodes else {
            let values = [
                "utterances": Finding.Argument.count(heard.utterances.count, "utterances"),
                "script": .count(script.count, "clips"), "most": .count(ScriptAlignment.maximumNodes),
            ]
            throw Finding(.recordingLimit, "alignment", values).at(session)
        }
        return SessionPlan(
            script: script, heard: heard, pause: pause ?? Self.usualPause, references: references)
    }

    /// The labels; none if they can't be read.
    private func track(
        _ points: [CuePoint], _ audio: borrowing SessionAudio, _ report: inout Report
    ) throws(Finding) -> [LabelTrack.Label] {
        let track: LabelTrack
        if let labels {
            do {
                let bytes = try readFile(at: labels, limit: LabelTrack.maximumBytes)
                track = LabelTrack(reading: bytes, seconds: audio.seconds, file: labels)
            } catch {
                throw error.diagnostic(file: labels, limit: .sessionLabels)
            }
        } else {
            track = LabelTrack(
                cuePoints: points, sampleRate: audio.sampleRate, seconds: audio.seconds, file: session)
        }
        report.diagnostics += track.diagnostics
        if track.labels.isEmpty, !report.diagnostics.hasErrors {
            report.diagnostics.append(Finding(.sessionLabels, "none").at(labels ?? session))
        }
        return track.labels
    }
}

/// What is read in a session: the rows of the script sheet, in its order.
struct SessionScript: Sendable {
    /// Clips that announcements need, in the order of pack.yml.
    private(set) var clips: [VoicePack.Clip] = []
    private(set) var diagnostics: [Finding] = []

    /// - Parameters:
    ///   - isOnlyMissing: leaves out the clips that nobody has to record, as `script --missing` does.
    ///   - folder: the pack's folder, as the user would type it.
    init(_ progress: PackProgress, isOnlyMissing: Bool, folder: String) {
        // A file that is no clip's is no fault of the session.
        diagnostics = progress.diagnostics.filter { $0.check != .recordingUnknown }
        guard progress.isProven else { return }
        let rows = progress.clips.filter { !isOnlyMissing || $0.isToRecord }
        clips = rows.filter(\.isDeclared).map { VoicePack.Clip(id: $0.id ?? "", text: $0.text ?? "") }
        let file = "\(folder)/\(PackFolder.fileName)"
        // The sheet lists these too: a take of them would have no name.
        diagnostics += rows.filter { !$0.isDeclared }.map { row in
            Finding(.sessionFit, "rules", ["clip": .text("\(row.name)")]).at(file)
        }
        if !progress.unneeded.isEmpty, !isOnlyMissing {
            diagnostics.append(
                Finding(.sessionFit, "unneeded", ["names": .names(progress.unneeded.map(\.name))]).at(file))
        }
    }
}
