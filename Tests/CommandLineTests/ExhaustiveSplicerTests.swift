import Foundation
import TestSupport
import Testing

/// The article Writing-a-Splicer is a specification if splicer.py, which follows it and shares no code with this
/// package, gives the same bytes.
@Suite("A splicer written from the article", .enabled(if: Program.available("python3")), .exhaustive)
struct ExhaustiveSplicerTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("OtherSplicer/splicer.py").path

    /// Lets the script check golden vectors.
    private func check(_ vectors: Data, pack: URL) throws -> Program.Result.Text {
        let folder = try TemporaryFolder()
        let file = try folder.write("vectors.json", vectors)
        return try Program.run(
            "python3", ["-B", Self.script, "vectors", pack.path, file.path], in: folder.url, deadline: 120
        ).text
    }

    /// The golden vectors of a pack, as JSON and read.
    private func vectors(_ pack: String, in folder: TemporaryFolder) throws -> (data: Data, read: [[String: Any]]) {
        let result = try Tool.run(["export", "--vectors", "100", "--pack", pack], in: folder)
        try #require(result.status == 0 && result.errors.isEmpty, "\(result.errorText)")
        let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
        return (result.output, try #require(json?["vectors"] as? [[String: Any]]))
    }

    @Test("Answers as the vectors of the repository's packs do", arguments: ["en-USD", "ru-RUB", "zh-Hans-CNY"])
    func builtIn(pack: String) throws {
        let folder = try BuiltInPacks.shared.get().folder
        let vectors = try vectors(pack, in: folder)
        #expect(vectors.read.count > 150)
        let result = try check(vectors.data, pack: folder.url("VoiceAssets/\(pack)"))
        #expect(result == .init(output: "\(vectors.read.count) vectors, 0 differences\n"))
    }

    @Test("Writes every header, reads three fraction digits, says an announcement without an amount")
    func everyRendition() throws {
        let pack = try ManyRenditionsPack.shared.get()
        let vectors = try vectors(ManyRenditionsPack.name, in: pack.folder)
        let announced = vectors.read.filter { $0["error"] == nil }
        let renditions = ["aiff-ima4", "caf-alaw", "caf-pcm", "caf-ulaw", "mp3", "wav"]
        #expect(announced.allSatisfy { ($0["files"] as? [String: Any])?.keys.sorted() == renditions })
        #expect(
            Set(announced.compactMap { $0["announcement"] as? String })
                == ["constructor", "hello", "new-order", "payment-received", "refund-sent"])
        let result = try check(vectors.data, pack: pack.url)
        #expect(result == .init(output: "\(vectors.read.count) vectors, 0 differences\n"))
    }

    @Test("Knows end forms, and refuses those that are wrong")
    func endForms() throws {
        let pack = try EndFormsPack.shared.get()
        let vectors = try vectors(EndFormsPack.name, in: pack.folder)
        let result = try check(vectors.data, pack: pack.url)
        #expect(result == .init(output: "\(vectors.read.count) vectors, 0 differences\n"))
        let splice = try String(contentsOf: pack.url.appendingPathComponent("splice.json"), encoding: .utf8)
        let first = try #require(splice.firstMatch(of: /"endForms":\[\[(\d+),(\d+)\]/))
        let folder = try TemporaryFolder()
        for (new, error) in [
            ("\(first.1),\(first.1)", "clips with end forms do not ascend"),
            ("\(first.1),999", "an end form is of no clip"),
            ("\(first.1),0", "clips with end forms do not ascend"), ("0,\(first.2)", "an end form's id is not"),
        ] {
            let wrong = splice.replacing(first.0, with: "\"endForms\":[[\(new)]")
            try folder.write("pack/splice.json", wrong.utf8)
            let result = try check(vector: oneCent(), pack: folder.url("pack"))
            #expect(result.status == 2 && result.errors.hasPrefix("error: BadPack: \(error)"), "\(result.errors)")
        }
    }

    /// The golden vector of one cent.
    private func oneCent() throws -> String {
        let result = try BuiltInPacks.run("export", "--vectors", "0", "--pack", "en-USD")
        let lines = result.output.split(separator: "\n").filter {
            $0.contains(#""payment-received","amount":"0.01""#)
        }
        try #require(lines.count == 1)
        return lines[0].hasSuffix(",") ? String(lines[0].dropLast()) : String(lines[0])
    }

    /// Lets the script check this one vector of `en-USD`.
    private func check(vector: String, pack: URL) throws -> Program.Result.Text {
        try check(Data(#"{"schema":1,"pack":"en-USD","vectors":[\#(vector)]}"#.utf8), pack: pack)
    }

    @Test(
        "Finds a vector that is wrong",
        arguments: [
            (#""cent""#, #""cents""#, "clips: ['payment-received', '1', 'cent'] instead of"),
            ("payment received", "payment  received", "transcript: 'payment received one cent' instead of"),
            (#""samples":"#, #""samples":1"#, "samples: "),
            (#""bytes":"#, #""bytes":1"#, "mp3: "),
            (#""sha256":""#, #""sha256":"0"#, "mp3: SHA-256 "),
            (#""wav""#, #""wave""#, "files: ['mp3', 'wav'] instead of ['mp3', 'wave']"),
            (#""0.01""#, #""0.01 ""#, "refused: amount instead of None"),
            (#""amount""#, #""no-amount""#, "refused: amount instead of None"),
            (#""0.01""#, #""1000000000""#, "refused: range instead of None"),
            (#""payment-received""#, #""refund""#, "refused: announcement instead of None"),
            (#""clips""#, #""error":"range","clips""#, "not refused: range"),
        ])
    func finds(old: String, new: String, difference: String) throws {
        let (pack, vector) = (try dollars(), try oneCent())
        try #require(try check(vector: vector, pack: pack) == .init(output: "1 vectors, 0 differences\n"))
        try #require(vector.contains(old))
        let result = try check(vector: vector.replacing(old, with: new, maxReplacements: 1), pack: pack)
        #expect(result.status == 1 && result.errors.isEmpty)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2 && lines.last == "1 vectors, 1 differences", "\(result.output)")
        #expect(lines.first?.contains(": \(difference)") == true, "\(result.output)")
    }

    @Test(
        "Refuses a damaged or hostile pack",
        arguments: [
            (#""schema":5"#, #""schema":3"#, "the schema is not 5"),
            (#""schema":5"#, #""schema":6"#, "the schema is not 5"),
            (#""scale":2"#, #""scale":4"#, "the currency's scale is not"),
            (#""locale":"#, #""limits":{"maxSeconds":31},"locale":"#, "maxSeconds is not"),
            (#""fileExtension":"mp3""#, #""fileExtension":"/../x""#, "the rendition mp3 has no proper file"),
            (#""payment-received":[0,"#, #""payment-received":[-1,"#, "-1 is not a clip"),
            (#""payment-received":[0,"#, #""payment-received":[99,"#, "99 is not a clip"),
            (#""fraction=minor""#, #""fraction=miner""#, "there is no machine miner"),
            (#""digits":2"#, #""digits":17"#, "the machine minor has not 1 to 16 digits"),
        ])
    func refuses(old: String, new: String, error: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: dollars(), to: folder.url("pack"))
        let splice = try String(contentsOf: folder.url("pack/splice.json"), encoding: .utf8)
        try #require(splice.contains(old))
        try folder.write("pack/splice.json", splice.replacing(old, with: new).utf8)
        let result = try check(vector: oneCent(), pack: folder.url("pack"))
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("error: BadPack: \(error)"), "\(result.errors)")
    }

    @Test("Answers what no golden vector asks")
    func more() throws {
        let zeros = String(repeating: "0", count: 5000)
        let cent = try oneCent()
        let vectors = [
            cent.replacing(#""0.01""#, with: #""\#(zeros).01""#),
            #"{"announcement":"payment-received","error":"amount"}"#,
            #"{"announcement":"refund","error":"announcement"}"#,
            #"{"announcement":"refund","amount":"1e3","error":"amount"}"#,
        ]
        let result = try check(vector: vectors.joined(separator: ","), pack: dollars())
        #expect(result == .init(output: "4 vectors, 0 differences\n"))
    }

    @Test("Refuses an announcement that is exactly as long as the limit")
    func length() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(at: dollars(), to: folder.url("pack"))
        let splice = try String(contentsOf: folder.url("pack/splice.json"), encoding: .utf8)
        let cent = try oneCent()
        try #require(cent.contains(#""samples":95616,"#), "one cent no longer lasts 1.992 s")
        let tooLong = #"{"announcement":"payment-received","amount":"0.01","error":"length"}"#
        for (limit, vector) in [("1.992", tooLong), ("1.993", cent)] {
            let limited = splice.replacing(#""locale":"#, with: #""limits":{"maxSeconds":\#(limit)},"locale":"#)
            try folder.write("pack/splice.json", limited.utf8)
            let result = try check(vector: vector, pack: folder.url("pack"))
            #expect(result == .init(output: "1 vectors, 0 differences\n"))
        }
    }

    private func dollars() throws -> URL { try BuiltInPacks.shared.get().folder.url("VoiceAssets/en-USD") }
}
