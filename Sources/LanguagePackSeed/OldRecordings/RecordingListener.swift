package import VoiceAssetCore

/// A program of the user's that prints what it hears in recordings which nobody knows by their names.
package struct RecordingListener {
    /// What stands for the recording in the program's arguments.
    package static let slot = "{file}"
    /// Bytes that it may print about a recording.
    private static let outputLimit = 1 << 16

    private let command: ProgramLine
    private let language: String
    private let seconds: Int

    /// - Parameters:
    ///   - locale: BCP 47; its language takes the place of `{language}` in the program's arguments.
    ///   - seconds: how long the program may take for a recording.
    package init(_ command: ProgramLine, locale: String, seconds: Int) {
        self.command = command
        language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        self.seconds = seconds
    }

    /// What came of listening.
    package struct Report {
        /// By file.
        package var texts: [String: String] = [:]
        package var findings: [Finding] = []
        /// The signal that is to end this process.
        package var signal: Int32?
    }

    /// Listens to recordings one after the other, until a signal is to end the process.
    package func run(_ old: OldRecordings, _ files: [String]) -> Report {
        let interruption = Interruption()
        defer { interruption.end() }
        var report = Report()
        for file in files {
            let path = "\(old.folder)/\(file)"
            // An argument is no option of the program, whatever the folder is called.
            let argument = path.hasPrefix("-") ? "./\(path)" : path
            do throws(ProgramRun.Fault) {
                let output = try ProgramRun.run(
                    command.filled([(Self.slot, argument), ("{language}", language)]), seconds: seconds,
                    outputLimit: Self.outputLimit, interruption: interruption)
                let text = HeardWords(output).text
                if !text.isEmpty { report.texts[file] = text }
            } catch {
                report.findings.append(error.finding(of: .recognizerFailed).at(path))
                if case .interrupted(let signal) = error { report.signal = signal }
                if error.isLasting { return report }
            }
        }
        return report
    }
}
