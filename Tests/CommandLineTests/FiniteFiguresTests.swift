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

    @Test(arguments: Take.all) func readersTakeEveryForm(take: Take) throws {
        let studio = try Studio(recording: take.bytes)
        for command in Self.commands {
            for format in ["json", "sarif", "junit", "github", "compiler", "text"] {
                let result = try studio.run(command + ["--format", format])
                let place = Comment("\(command) \(format): \(result.outputText)")
                let words = result.outputText.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
                #expect(!words.contains { ["inf", "infinity", "nan"].contains($0) }, place)
                let readers =
                    switch format {
                    case "json", "sarif":
                        [
                            [
                                "python3", "-c",
                                "import json,sys; json.load(sys.stdin, parse_constant=lambda name: sys.exit(name))",
                            ], ["node", "-e", "JSON.parse(require('fs').readFileSync(0, 'utf8'))"],
                        ]
                    case "junit":
                        [["python3", "-c", "import sys, xml.dom.minidom as x; x.parseString(sys.stdin.buffer.read())"]]
                    default: [] as [[String]]
                    }
                for reader in readers {
                    let read = try Program.run(reader[0], Array(reader.dropFirst()), input: result.output)
                    #expect(read.status == 0, "\(read.errorText) \(place)")
                }
            }
        }
    }
}
