package import VoiceAssetPrograms

/// A program that prints what it hears in a file: in its words `{file}` stands for the file, `{language}` for the language
/// and `{grammar}` for a file with all that the pack says.
package struct RecognizerCommand: Sendable, Hashable {
    private let line: ProgramLine

    /// Why a line is no such command.
    package enum Fault: Error, Sendable, Hashable {
        case line(ProgramLine.Fault)
        /// `{file}` is nowhere in it.
        case withoutFile
    }

    package init(_ text: String) throws(Fault) {
        do throws(ProgramLine.Fault) { line = try ProgramLine(text) } catch { throw .line(error) }
        guard line.asks(for: Self.file) else { throw .withoutFile }
    }

    private static let file = "{file}"

    /// The program and its arguments for one take.
    func arguments(file: String, language: String, grammar: String) -> [String] {
        line.filled([(Self.file, file), ("{language}", language), ("{grammar}", grammar)])
    }
}
