import Foundation
import TestSupport
import Testing
import VoiceAssetUnicodeText

/// A pack without recordings and its booth, and what the page does to takes.
struct BoothStudio {
    let studio: Studio
    var page: String { studio.folder.url("booth.html").path }

    /// What `engine.mjs` is given.
    struct Input: Encodable {
        struct Take: Encodable { var id: String, text: String, wav: String }
        var takes: [Take]
        var speaker = "Lý \"Ann\" <b>"
        var license = "CC BY 4.0"
    }

    /// - Parameters:
    ///   - texts: of the clips, by id.
    ///   - more: lines of pack.yml.
    init(texts: KeyValuePairs<String, String>, more: String = "") throws {
        studio = try Studio(recording: nil)
        var yaml = Studio.yaml(clips: texts.map(\.key), more: more)
        for (id, text) in texts { yaml = yaml.replacing("  \(id): the word \(id)\n", with: "  \(id): '\(text)'\n") }
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        let made = try studio.run("booth", "--pack", "en-USD", "--to", "booth.html")
        #expect(made.outputText.hasSuffix(" split en-USD.takes.wav en-USD --write\n"), "\(made.text)")
        try #require(made.status == 0, "\(made.errorText)")
    }

    /// Runs what the page runs on sound.
    func engine(_ verb: String, _ input: Input) throws -> Data { try engine(verb, JSONEncoder().encode(input)) }

    private func engine(_ verb: String, _ input: Data) throws -> Data {
        let result = try Program.run(
            "node", [Browser.program("engine.mjs"), page, verb, studio.folder.url.path], input: input, deadline: 300)
        try #require(result.status == 0, "\(result.errorText)")
        return result.output
    }

    /// Which takes the page finds too long or too short, by what their texts tell and their seconds.
    func oddLengths(_ takes: [(text: TextLength, seconds: Double)], factor: Double) throws -> [String?] {
        struct Lengths: Encodable {
            struct Take: Encodable { var terms: [Double], seconds: Double }
            var takes: [Take], factor: Double
        }
        let lengths = Lengths(takes: takes.map { .init(terms: $0.text.terms, seconds: $0.seconds) }, factor: factor)
        return try JSONDecoder().decode([String?].self, from: engine("odd", JSONEncoder().encode(lengths)))
    }

    /// The ids of the texts whose takes are heard before the file is saved.
    func tellingTexts(_ texts: [(id: String, text: TextLength)]) throws -> [String] {
        struct Text: Encodable { var id: String, terms: [Double] }
        let input = try JSONEncoder().encode(texts.map { Text(id: $0.id, terms: $0.text.terms) })
        return try JSONDecoder().decode([String].self, from: engine("telling", input))
    }

    /// What Chromium saw and did on the page.
    struct Seen: Decodable {
        struct Take: Decodable {
            var id: String, rate: Int, isKept: Bool, samples: Int, faults: [String], doubts: [String]
        }
        struct Room: Decodable { var noise: Double, isFit: Bool }
        var errors: [String], requests: [String], states: [String], resumed: String, strangers: String, offer: String
        var panel: [String], verdicts: [String], checked: [String]?
        var room: Room, keptOn: [String], kept: Int, left: Int, takes: [Take], saved: [String]?
    }

    /// Records in headless Chromium whose microphone is a file.
    /// - Parameter options: those of `booth.mjs`, as JSON.
    func record(_ microphone: String, _ options: String) throws -> Seen {
        try? FileManager.default.createDirectory(at: studio.folder.url("saved"), withIntermediateDirectories: true)
        let result = try Program.run(
            "node",
            [
                Browser.program("booth.mjs"), try #require(Browser.path), studio.folder.url("profile").path, page,
                studio.folder.url(microphone).path, studio.folder.url("saved").path, options,
            ], in: studio.folder.url, deadline: 400)
        try #require(result.status == 0, "\(result.errorText)")
        return try JSONDecoder().decode(Seen.self, from: result.output)
    }
}
