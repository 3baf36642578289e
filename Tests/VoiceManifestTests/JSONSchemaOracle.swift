import Foundation
import TestSupport
import Testing

/// Python's `jsonschema` as a judge of documents: Debian's python3-jsonschema, independent of this package.
enum JSONSchemaOracle {
    static let isThere = (try? Program.run("python3", ["-c", "import jsonschema"]).status) == 0
    /// On a build server the oracle must be there; elsewhere its tests are skipped.
    static let isWanted = isThere || Program.oraclesAreRequired

    /// For each document whether the schema of that name allows it.
    static func verdicts(_ documents: [[UInt8]], schema: String) throws -> [Bool] {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/VoiceManifest/\(schema).schema.json").standardizedFileURL.path
        let program = """
            import json, sys
            from jsonschema import Draft202012Validator as Validator
            schema = json.load(open(sys.argv[1], encoding="utf-8"))
            Validator.check_schema(schema)
            validator = Validator(schema)
            for line in sys.stdin.buffer:
                print(validator.is_valid(json.loads(line)))
            """
        let lines = documents.map { $0.filter { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")] }
        let result = try Program.run("python3", ["-c", program, path], input: Data(lines.joined()))
        try #require(result.status == 0, "\(result.errorText)")
        return result.outputText.split(separator: "\n").map { $0 == "True" }
    }
}
