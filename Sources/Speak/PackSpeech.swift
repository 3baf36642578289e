import Foundation
import VoiceAssetChecksums
package import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceAssetPacks
import VoiceAssetPrograms
import VoiceAssetTakes

/// `speak`: lets a synthesizer speak the clips of a pack that nobody has recorded yet.
package struct PackSpeech: Sendable {
    private let pack: String
    private let recordings: String
    private let command: SpeechCommand
    private let seconds: Int

    /// - Parameters:
    ///   - pack: the pack's name.
    ///   - recordings: the folder of all recordings.
    ///   - seconds: how long the program may take for a clip.
    package init(pack: String, recordings: String, command: SpeechCommand, seconds: Int) {
        self.pack = pack
        self.recordings = recordings
        self.command = command
        self.seconds = seconds
    }

    /// What a run came to.
    package struct Report: Sendable {
        /// The new files, as the user would type them.
        package var files: [String] = []
        /// Clips that had takes before.
        package var recorded = 0
        package var diagnostics: [Diagnostic] = []
        /// The signal that ended the run.
        var signal: Int32?

        package var wasInterrupted: Bool { signal != nil }

        /// Ends the process by the signal that ended the run, if one did.
        package func passSignalOn() { ProgramRun.passOn(signal) }
    }

    /// - Parameter progress: is told of each clip that is spoken: its id, clips so far, and clips in all.
    package func run(progress: (String, Int, Int) -> Void) -> Report {
        let selection = PackSelection(recordings: recordings, packs: [pack])
        var report = Report(diagnostics: selection.diagnostics)
        guard selection.names == [pack] else { return report }
        let folder = PackFolder(reading: "\(recordings)/\(pack)", within: recordings)
        guard let source = folder.source.pack else {
            report.diagnostics += folder.diagnostics.filter { $0.rule != .recordingMissing }
            return report
        }
        // Nobody can speak what nobody has written yet.
        let unwritten = folder.diagnostics.filter { $0.rule == .packTodo }
        guard unwritten.isEmpty else {
            report.diagnostics += unwritten.map { finding in
                var finding = finding
                finding.severity = .error
                return finding
            }
            return report
        }
        let wanted = source.clips.filter { folder.takes[$0.id] == nil }
        report.recorded = source.clips.count - wanted.count
        guard !wanted.isEmpty else { return report }
        let output = "\(folder.path)/\(SyntheticTakes.folder)"
        if let kind = FileKind(at: output), kind != .folder {
            report.diagnostics.append(FileReadError.notFolder(kind).diagnostic(file: output))
            return report
        }
        let scratch = ScratchFolder()
        defer { scratch.remove() }
        do {
            try scratch.make()
        } catch {
            report.diagnostics.append(scratch.unmade)
            return report
        }
        let interruption = Interruption()
        defer { interruption.end() }
        let sentences = ClipSentences(source, in: folder)
        var takes: [TakeText] = []
        for (index, clip) in wanted.enumerated() {
            let name = "\(clip.id).wav"
            do throws(SpeechFault) {
                let bytes = try spoken(
                    sentences.sentence(of: clip), of: clip.id, locale: source.locale, in: scratch.url, interruption)
                try requireUsable(bytes, source)
                try write(bytes, named: name, in: output)
                report.files.append("\(output)/\(name)")
                takes.append(
                    TakeText(file: SyntheticTakes.path(name), sha256: Digest.sha256(bytes), text: clip.text))
            } catch {
                report.diagnostics.append(error.diagnostic(file: "\(output)/\(name)", clip: clip.id))
                // What can't be run at all won't be for the next clip.
                if case .program(.notRun) = error { break }
                if case .program(.interrupted(let signal)) = error {
                    report.signal = signal
                    break
                }
            }
            progress(clip.id, index + 1, wanted.count)
        }
        if !takes.isEmpty {
            report.diagnostics += RecordedTextsFile(of: folder.path, within: recordings).noteMade(takes)
        }
        return report
    }

    /// The take that the program speaks.
    private func spoken(
        _ text: String, of clip: String, locale: String, in scratch: URL, _ interruption: Interruption
    ) throws(SpeechFault) -> [UInt8] {
        guard !command.takesForOption(text) else { throw .option }
        let file = scratch.appendingPathComponent("\(clip).wav")
        let words = command.arguments(text: text, locale: locale, file: file.path)
        do {
            try ProgramRun.run(words, seconds: seconds, interruption: interruption)
        } catch {
            throw .program(error)
        }
        let bytes: [UInt8]
        do {
            bytes = try readFile(at: file.path, within: scratch.path, limit: TakeFile.maximumBytes)
        } catch {
            throw .unread(error)
        }
        guard !bytes.isEmpty else { throw .empty }
        return bytes
    }

    /// A file of which no clip can be made would stand in the way of the next one: nothing is replaced.
    private func requireUsable(_ bytes: [UInt8], _ pack: VoicePack) throws(SpeechFault) {
        do throws(TakeFault) {
            _ = try TakeAnalyzer(profile: pack.profile, limits: pack.takes).trimmed(bytes)
        } catch {
            throw .unusable(error.findings)
        }
    }

    /// Nothing is replaced: a file that is there is none that a clip lacks.
    private func write(_ bytes: [UInt8], named name: String, in folder: String) throws(SpeechFault) {
        do {
            try LocalFileSystem().makeFolders(folder)
            try LocalFileSystem().write(bytes, toNew: "\(folder)/\(name)")
        } catch {
            throw .unwritten(error)
        }
    }
}
