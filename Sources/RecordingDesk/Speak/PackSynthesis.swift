import Foundation
import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetGrammarProofs
import VoiceAssetPacks
import VoiceAssetPipeline

/// `speak`: lets a synthesizer speak the clips of a pack that nobody has recorded yet.
package struct PackSynthesis: Sendable {
    /// Slots of the program's words: the text, its language and the file. The first and the last must be there.
    package static let slots = (text: "{text}", locale: "{locale}", file: "{out}")

    private let pack: String
    private let recordings: String
    private let command: ProgramLine
    private let seconds: Int

    /// - Parameters:
    ///   - pack: the pack's name.
    ///   - recordings: the folder of all recordings.
    ///   - seconds: how long the program may take for a clip.
    package init(pack: String, recordings: String, command: ProgramLine, seconds: Int) {
        self.pack = pack
        self.recordings = recordings
        self.command = command
        self.seconds = seconds
    }

    /// What a run came to.
    package struct Report: ProgramReport {
        /// The new files, as the user would type them.
        package var files: [String] = []
        /// Clips that had takes before.
        package var recorded = 0
        package var diagnostics: [Finding] = []
        package var signal: Int32?
    }

    /// - Parameter progress: is told of each clip that is spoken: its id, clips so far, and clips in all.
    package func run(progress: (String, Int, Int) -> Void) -> Report {
        let selection = PackSelection(recordings: recordings, packs: [pack])
        var report = Report(diagnostics: selection.diagnostics)
        guard selection.names == [pack] else { return report }
        let folder = PackFolder(reading: "\(recordings)/\(pack)", within: recordings)
        guard let source = folder.source.pack else {
            report.diagnostics += folder.diagnostics.filter { $0.check != .recordingMissing }
            return report
        }
        // Nobody can speak what nobody has written yet.
        let unwritten = folder.diagnostics.filter { $0.check == .packTodo }
        guard unwritten.isEmpty else {
            report.diagnostics += unwritten.map { $0.weighing(.error) }
            return report
        }
        let (wanted, faults) = unspoken(source, in: folder)
        report.recorded = source.clips.count - wanted.count - Set(faults.map(\.clip)).count
        report.diagnostics += faults + changed(in: folder, besides: Set(wanted.map(\.id)))
        if !wanted.isEmpty || SyntheticFolder.hasRemains(in: folder.path) {
            speak(wanted, of: source, in: folder, &report, progress)
        }
        return report
    }

    private func speak(
        _ wanted: [VoicePack.Clip], of pack: VoicePack, in folder: PackFolder, _ report: inout Report,
        _ progress: (String, Int, Int) -> Void
    ) {
        let takes: SyntheticFolder
        do throws(Finding) {
            takes = try SyntheticFolder(of: folder.path, within: recordings)
        } catch {
            report.diagnostics.append(error)
            return
        }
        defer { takes.close() }
        let interruption = Interruption()
        defer { interruption.end() }
        let scratch = ScratchFolder()
        defer { scratch.remove() }
        do {
            try scratch.make()
        } catch {
            report.diagnostics.append(scratch.unmade)
            return
        }
        let sentences = ClipSentences(pack, in: folder)
        for (index, clip) in wanted.enumerated() {
            let file = "\(takes.path)/\(SyntheticTakes.name(of: clip.id))"
            do throws(ProgramFailure) {
                let (bytes, findings) = try spoken(
                    clip, into: file, as: sentences.sentence(of: clip), of: pack, in: scratch, interruption)
                let remarks = try takes.keep(bytes, of: clip) + findings.map { $0.of(take: file, clip: clip.id) }
                report.diagnostics += remarks.filter { !report.diagnostics.contains($0) }
                report.files.append(file)
            } catch {
                var finding = error.finding
                let left = wanted.count - index - 1
                if error.isLasting, left > 0 { finding.arguments["untried"] = .count(left, "more clips") }
                report.diagnostics.append(finding)
                report.signal = error.signal
                guard report.signal == nil, !error.isLasting else { break }
            }
            progress(clip.id, index + 1, wanted.count)
        }
        report.signal = report.signal ?? interruption.signal()
    }

    /// The synthetic takes that say an earlier text. They are kept: nothing tells whether a program made them or a person chose them.
    private func changed(in folder: PackFolder, besides wanted: Set<String>) -> [Finding] {
        let clips = RecordedClip.all(in: folder).filter {
            !wanted.contains($0.clip.id) && $0.takes.allSatisfy(\.isSynthetic)
        }
        let takes = clips.flatMap { clip in
            clip.takes.compactMap { take in
                (try? readFile(at: take.path, within: recordings, limit: TakeFile.maximumBytes))
                    .map { SeenTake(take, sha256: Digest.sha256($0), of: clip.clip, isUsed: true) }
            }
        }
        return RecordedTextsFile(of: folder.path, within: recordings).findings(on: takes, in: folder)
            .filter { $0.check == .recordingTextChanged }
    }

    /// The clips without a take, and what is said of those whose synthetic takes can't be used. An empty one, as a full disk
    /// may have left it, is no take.
    private func unspoken(_ pack: VoicePack, in folder: PackFolder) -> (wanted: [VoicePack.Clip], faults: [Finding]) {
        // Which of two files is the take is for a person to say.
        var faults = folder.diagnostics.filter { $0.check == .recordingAmbiguous }
        let recorded = Dictionary(uniqueKeysWithValues: RecordedClip.all(in: folder).map { ($0.clip.id, $0.takes) })
        let wanted = pack.clips.filter { clip in
            guard let takes = recorded[clip.id] else { return !faults.contains { $0.clip == clip.id } }
            guard takes.allSatisfy(\.isSynthetic) else { return false }
            let damages = takes.compactMap { damage($0, pack, clip.id) }
            guard damages.count == takes.count else { return false }
            let isEmpty = takes.count == 1 && FileStamp(at: takes[0].path)?.size == 0
            if isEmpty, takes[0].name == SyntheticTakes.name(of: clip.id) { return true }
            faults.append(damages[0])
            return false
        }
        return (wanted, faults)
    }

    /// Why a synthetic take can't be decoded, or that it breaks off, as no program leaves it; nil if neither is so.
    private func damage(_ take: TakeFile, _ pack: VoicePack, _ clip: String) -> Finding? {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try readFile(at: take.path, within: recordings, limit: TakeFile.maximumBytes)
        } catch {
            return error.diagnostic(file: take.path, clip: clip, limit: .recordingLimit)
        }
        do throws(Finding) {
            let recording = try RecordingDecoder.decode(bytes, isRaw: take.isRaw, as: pack.takes.raw)
            if let end = recording.remarks.earlyEnd(.speech) { throw end }
            return nil
        } catch {
            var finding = error.of(take: take.path, clip: clip)
            finding.remedy = .deletion
            return finding
        }
    }

    /// The take that the program speaks, more slowly where it is hardly heard; and what is to be said of it, if no pace makes it better.
    /// Where something is wrong with it, the folder that it is written to may be to blame.
    /// - Parameter take: the take's file, as the user would type it.
    private func spoken(
        _ clip: VoicePack.Clip, into take: String, as text: String, of pack: VoicePack, in scratch: ScratchFolder,
        _ interruption: Interruption
    ) throws(ProgramFailure) -> (bytes: [UInt8], findings: [Finding]) {
        func failure(_ finding: Finding) -> ProgramFailure {
            ProgramFailure(finding.at(take, clip: clip.id), mayBeOfFolder: true)
        }
        guard !command.takesForOption(text) else {
            throw ProgramFailure(Finding(.speechFailed, "option").at(take, clip: clip.id))
        }
        let espeak = command == .espeak ? EspeakVoice(of: pack.locale) : nil
        guard espeak?.readsInEnglish(text, seconds: seconds, interruption) != true else {
            throw ProgramFailure(Finding(.speechFailed, "English", ["said": .piece(clip.text)]).at(take, clip: clip.id))
        }
        let file = "\(clip.id).wav"
        var first: (bytes: [UInt8], findings: [Finding])?
        for line in [command] + command.slower {
            defer { scratch.remove(file) }
            let path = scratch.url.appendingPathComponent(file).path
            let words = line.filled([
                (Self.slots.text, text), (Self.slots.locale, espeak?.name ?? pack.locale), (Self.slots.file, path),
            ])
            do throws(ProgramFailure) {
                do throws(ProgramRun.Fault) {
                    try ProgramRun.run(words, seconds: seconds, interruption: interruption)
                } catch {
                    throw ProgramFailure(error, .speechFailed, file: take, clip: clip.id)
                }
                let spoken: (bytes: [UInt8], findings: [Finding])
                do throws(Finding) { spoken = try usable(path, in: scratch, pack) } catch { throw failure(error) }
                if spoken.findings.isEmpty { return spoken }
                first = first ?? spoken
            } catch {
                if error.mayBeOfFolder, let fault = scratch.fault { throw ProgramFailure(fault, isLasting: true) }
                throw error
            }
        }
        guard let first else { throw failure(Finding(.speechFailed, "empty")) }
        return first
    }

    /// A file that a clip can be made of, with its silence, and whether its voice is in doubt: another would stand in the way of the
    /// next one, as nothing is replaced.
    private func usable(
        _ path: String, in scratch: ScratchFolder, _ pack: VoicePack
    ) throws(Finding) -> (bytes: [UInt8], findings: [Finding]) {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try readFile(at: path, within: scratch.url.path, limit: TakeFile.maximumBytes)
        } catch .missing {
            throw Finding(.speechFailed, "no file")
        } catch {
            throw error.diagnostic(file: path, limit: .recordingLimit)
        }
        guard !bytes.isEmpty else { throw Finding(.speechFailed, "empty") }
        do throws(Faults) {
            let take = try SyntheticSilence.around(bytes)
            let analyzer = TakeAnalyzer(profile: pack.profile, limits: pack.takes)
            let findings = try analyzer.trimmed(take, isSynthetic: true).analysis.findings
            return (take, findings.filter { $0.check == .recordingEmpty })
        } catch {
            let checks = error.findings.map(\.check.id).joined(separator: ", ")
            throw Finding(.speechFailed, "unusable", ["checks": .text(checks)])
        }
    }
}

/// What a synthesizer is given of each clip: its text, with punctuation that keeps the voice up where another clip always follows.
struct ClipSentences {
    private let pack: VoicePack
    /// The clips that no announcement ends with.
    private let within: Set<String>

    /// - Parameters:
    ///   - pack: of the folder, without an error.
    ///   - folder: its rules are what tells where a clip is heard; with a fault in them nothing does.
    init(_ pack: VoicePack, in folder: PackFolder) {
        self.pack = pack
        guard !pack.hasRulesFile || folder.rules != nil else {
            within = []
            return
        }
        let compiled = PackGrammar.complete(.init(pack, in: folder))
        let places = compiled.grammar.flatMap { try? ClipPlaces($0, clipCount: compiled.clips.count).places }
        within = Set(zip(compiled.clips, places ?? []).filter { $1.continues && !$1.ends }.map(\.0.id))
    }

    /// Of a clip with two forms each is said as it is heard; one with a single form that ends an announcement, or may, as its text.
    func sentence(of clip: VoicePack.Clip) -> String {
        if let form = pack.form(of: clip.id) { return form.sentence(of: clip.text) }
        return within.contains(clip.id) ? ClipForm.within.sentence(of: clip.text) : clip.text
    }
}
