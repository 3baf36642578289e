import Foundation
import TestSupport
import Testing

/// Takes of which something can't be measured: every form of every report is what its readers take, and no figure in it is an infinity or NaN.
@Suite(.enabled(if: Program.available("python3", "node"), "needs python3 and node"))
struct FiniteFiguresTests {
    struct Take: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var bytes: [UInt8]

        private static func integers(_ samples: [Float]) -> [UInt8] { WAV.integers(samples, sampleRate: 24_000) }

        static let all = [
            Take(testDescription: "silence", bytes: integers(.init(repeating: 0, count: 24_000))),
            Take(testDescription: "one sample", bytes: integers([0.5])),
            Take(testDescription: "one sample of silence", bytes: integers([0])),
            Take(testDescription: "no sample", bytes: integers([])),
            Take(
                testDescription: "full-scale square wave",
                bytes: integers((0..<24_000).map { $0 / 60 % 2 == 0 ? 1 : -1 })),
            Take(
                testDescription: "full-scale square wave for a word",
                bytes: integers((0..<36_000).map { (9000..<20_000).contains($0) ? ($0 / 60 % 2 == 0 ? 1 : -1) : 0 })),
            Take(
                testDescription: "NaN",
                bytes: WAV.floats(.init(repeating: .nan, count: 24_000), sampleRate: 24_000)),
            Take(
                testDescription: "infinity in speech",
                bytes: WAV.floats(
                    RawTake().samples.enumerated().map { $0 == 9000 ? .infinity : $1 }, sampleRate: 24_000)),
            Take(
                testDescription: "speech between digital silence",
                bytes: integers(
                    RawTake().samples.enumerated().map { (12_000..<20_000).contains($0) ? $1 : 0 })),
        ]
    }

    private static let commands = [["status", "recordings/en-USD/one.wav"], ["generate"], ["status"], ["validate"]]

    private static let python = """
        import json, sys, xml.dom.minidom
        for name in sys.argv[1:]:
            print(name, file=sys.stderr)
            with open(name, "rb") as file:
                if name.endswith("junit"):
                    xml.dom.minidom.parse(file)
                else:
                    json.load(file, parse_constant=lambda constant: sys.exit(constant))
        """
    private static let node = """
        for (const name of process.argv.slice(1)) {
            console.error(name)
            JSON.parse(require("fs").readFileSync(name, "utf8"))
        }
        """

    @Test(arguments: Take.all) func readersTakeEveryForm(take: Take) throws {
        let studio = try Studio(recording: take.bytes)
        var files: [String] = []
        for (index, command) in Self.commands.enumerated() {
            let forms = ["json", "sarif", "junit"]
            let reports = forms.map { "\(index).\($0)" }
            let formats = ["text", "github"] + zip(forms, reports).map { "\($0):\($1)" }
            let together = try studio.run(command + formats.flatMap { ["--format", $0] })
            let alone = try studio.run(command + ["--format", "compiler"])
            let written = try reports.map { try String(contentsOf: studio.folder.url($0), encoding: .utf8) }
            for text in [together.outputText, together.errorText, alone.outputText] + written {
                let words = text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
                #expect(!words.contains { ["inf", "infinity", "nan"].contains($0) }, "\(command): \(text)")
            }
            files += reports
        }
        let readers = [
            ["python3", "-c", Self.python] + files,
            ["node", "-e", Self.node] + files.filter { !$0.hasSuffix("junit") },
        ]
        for reader in readers {
            let read = try Program.run(reader[0], Array(reader.dropFirst()), in: studio.folder.url)
            #expect(read.status == 0, "\(read.errorText)")
        }
    }
}
