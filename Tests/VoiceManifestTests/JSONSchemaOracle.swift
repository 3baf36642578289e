import Foundation
import Testing

/// Python's `jsonschema` as a judge of documents: Debian's python3-jsonschema, independent of this package.
enum JSONSchemaOracle {
    static let isThere = (try? run("import jsonschema", input: Data())) != nil
    /// On a build server the oracle must be there; elsewhere its tests are skipped.
    static let isWanted = isThere || ProcessInfo.processInfo.environment["CI"] != nil

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
        let output = try run(program, path, input: Data(lines.joined()))
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map { $0 == "True" }
    }

    private static func run(_ program: String, _ argument: String = "", input: Data) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("schema-oracle-\(UUID())")
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program, argument]
        process.standardInput = try FileHandle(forReadingFrom: file)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableRuntimeMismatch) }
        return output
    }
}
