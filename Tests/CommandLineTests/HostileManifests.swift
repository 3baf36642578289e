import Foundation
import NumberGrammar
import TestSupport
import VoiceManifest

/// Manifests that a splicer must not trust, and what this package's own reader says of each.
struct HostileManifests {
    /// What a splicer is asked, one question a line.
    private(set) var questions: [String] = []
    /// What VoiceManifest and NumberGrammar answer.
    private(set) var answers: [String] = []

    /// A small manifest that has every member, and a grammar with every kind of item and of edge.
    static let sound = manifest()

    /// The same with two clips that have end forms.
    static let ended: JSONValue = {
        guard case .object(var members) = sound, case .array(let clips)? = members["clips"],
            case .object(var table)? = members["grammar"]
        else { return sound }
        members["clips"] = .array(clips + [5, 6].map { form(of: clips[$0], "c\($0)") })
        table["endForms"] = .array([numbers(5, 8), numbers(6, 9)])
        members["grammar"] = .object(table)
        return .object(members)
    }()

    private static func form(of clip: JSONValue, _ id: String) -> JSONValue {
        guard case .object(var members) = clip, case .object(let files)? = members["files"] else { return clip }
        members["id"] = .string("\(id).end")
        let renamed = files.mapValues { file -> JSONValue in
            guard case .object(var members) = file, case .string(let path)? = members["path"] else { return file }
            members["path"] = .string(path.replacing("\(id).", with: "\(id).end."))
            return .object(members)
        }
        members["files"] = .object(renamed)
        return .object(members)
    }

    /// What else end forms may be, and what a manifest that has them may be besides.
    static let endForms: [JSONValue] = {
        guard case .object(let members) = ended, case .object(let table)? = members["grammar"],
            case .array(let clips)? = members["clips"]
        else { return [] }
        func manifest(_ pairs: JSONValue?, schema: Int64 = 4, _ clips: [JSONValue] = clips) -> JSONValue {
            var (members, table) = (members, table)
            table["endForms"] = pairs
            members["grammar"] = .object(table)
            members["schema"] = .integer(schema)
            members["clips"] = .array(clips)
            return .object(members)
        }
        func renamed(_ index: Int, _ key: String, _ value: String) -> [JSONValue] {
            var clips = clips
            if case .object(var members) = clips[index] {
                members[key] = .string(value)
                clips[index] = .object(members)
            }
            return clips
        }
        let sound: JSONValue = .array([numbers(5, 8), numbers(6, 9)])
        let pairs: [[[Int64]]] = [
            [[5, 8]], [[6, 9]], [[6, 9], [5, 8]], [[5, 9], [6, 8]], [[5, 8], [6, 8]], [[5, 8], [5, 9]], [[5, 5]],
            [[5, 6], [6, 9]], [[5, 8], [8, 9]], [[5, 8], [6, 10]], [[5, 8], [6, -1]], [[-1, 8], [6, 9]],
            [[10, 8], [6, 9]], [[5, 8, 9], [6, 9]], [[5], [6, 9]], [[5, 8], [6, 9], [7, 7]],
            [[5, 8], [6, 9], [6, 9]],
            [[0, 1]], [[5, 1 << 40]],
        ]
        return pairs.map { manifest(.array($0.map { .array($0.map(JSONValue.integer)) })) }
            + [
                manifest(sound, schema: 1), manifest(sound, schema: 3), manifest(sound, schema: 4),
                manifest(sound, schema: 6),
            ]
            + [manifest(nil), manifest(.array([])), manifest(nil, Array(clips.prefix(8)))]
            + [manifest(.array([]), Array(clips.prefix(8)))]
            + ["c6.end", "c5.end.end", "c5.End", "c5-end"].map { manifest(sound, renamed(8, "id", $0)) }
            + [manifest(sound, renamed(8, "text", "text 6")), manifest(sound, renamed(5, "text", "other"))]
            + [manifest(sound, renamed(7, "id", "c0.end")), manifest(sound, Array(clips.prefix(9)))]
    }()

    private static let checksum = String(repeating: "0a", count: 32)

    private static func clip(_ index: Int) -> String {
        let samples = 1152 * (index + 4)
        func file(_ path: String, _ bytes: Int) -> String {
            #"{"path": "\#(path)", "bytes": \#(bytes), "sha256": "\#(checksum)"}"#
        }
        let first = #"""
            "gain": 1.5, "witness": {"announcement": "paid", "amount": "0.00"},
            "findings": [{
              "rule": "hum", "severity": "note", "message": "it hums", "limit": "50 dB", "advice": "move", "form": "",
              "arguments": {"level": {"value": -45, "decimals": 1, "unit": "dBFS"}, "other": "c1", "clips": ["c1"]}
            }],
            """#
        let take = #", "voice": "synthetic", "take": 2, "takes": 3, "choice": "best", "takesSha256": "\#(checksum)""#
        return #"""
            {
              "id": "c\#(index)", "text": "text \#(index)", "samples": \#(samples), "seconds": \#(Double(samples) / 48000),
              "loudness": -16.5, "truePeak": -2.5, \#(index == 0 ? first : "")
              "source": {
                "file": "c\#(index)\#(index == 0 ? "~2" : "").wav", "sha256": "\#(checksum)", "sampleRate": 48000, "channels": 1,
                "seconds": 2.5, "speechStart": 0.5, "speechEnd": 1.5\#(index == 0 ? take : "")
              },
              "files": {
                "mp3": \#(file("mp3/c\(index).mp3", samples / 1152 * 192)), "wav": \#(file("wav/c\(index).wav", samples * 2 + 44)),
                "aiff-ima4": \#(file("aiff-ima4/c\(index).aifc", samples / 64 * 34 + 72))
              }
            }
            """#
    }

    private static func manifest() -> JSONValue {
        let text = #"""
            {
              "schema": 5, "pack": "en-USD", "locale": "en-Latn-US-x-test", "currency": {"code": "USD", "scale": 2},
              "speaker": "nobody", "license": "CC0-1.0", "writtenSha256": "\#(checksum)",
              "generator": {
                "name": "voice-assets", "version": "1", "stages": {"render-clip": 1},
                "libraries": {"libsndfile": "1", "lame": "1", "libsoxr": "1", "libebur128": "1"}
              },
              "profile": {"loudness": -16.5, "truePeak": -2.5, "gapSamples": 2880, "level": "clip"},
              "source": {
                "packFile": "pack.yml", "sha256": "\#(checksum)", "rulesFile": "numbers.rbnf", "rulesSha256": "\#(checksum)"
              },
              "range": {"min": "0.00", "max": "99999.99"}, "limits": {"maxSeconds": 29.5},
              "renditions": {
                "mp3": {
                  "codec": "mp3", "container": "mpeg", "fileExtension": "mp3", "sampleRate": 48000, "channels": 1,
                  "bitRate": 64000, "decoderDelay": 1105, "frameSamples": 1152, "frameBytes": 192
                },
                "wav": {
                  "codec": "pcm-s16", "container": "wav", "fileExtension": "wav", "sampleRate": 48000, "channels": 1,
                  "bitRate": 768000, "decoderDelay": 0
                },
                "aiff-ima4": {
                  "codec": "ima4", "container": "aiff", "fileExtension": "aifc", "sampleRate": 48000, "channels": 1,
                  "bitRate": 204000, "decoderDelay": 0
                }
              },
              "clips": [\#((0..<8).map(clip).joined(separator: ", "))],
              "textJoins": [{"text": "-", "left": [1, 2], "right": [3, 4]}, {"text": "", "left": [1], "right": [5]}],
              "grammar": \#(grammar), "announcements": {"paid": {"longest": {"amount": "7.70", "seconds": 9.5}}}
            }
            """#
        return (try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))) ?? .null
    }

    /// The machine `n` has no nine: it says a zero behind another digit, and a one without what is behind it.
    private static let grammar = #"""
        {
          "machines": {
            "n": {
              "digits": 5,
              "states": [
                [1, [2, 1], [2, 3], [2, 4], [2, 5], [2, 1], [2, 2], [2, 3], [2, 4], null],
                [1, [0, 1], [2, 3], [2, 4], [2, 5], [2, 1], [2, 2], [2, 3], [2, 4], null],
                [[3, 3, 4], [2, 2], [2, 3], [2, 4], [2, 5], [2, 1], [2, 2], [2, 3], [2, 4], null],
                [2, [2, 2], [2, 3], [2, 4], [2, 5], [2, 1], [2, 2], [2, 3], [2, 4], [2, 5]]
              ]
            },
            "rest": {
              "digits": 2, "first": [5], "reversed": true,
              "states": [
                [1, [1, 1], [1, 2], [1, 3, 4], [1, 3], [1, 4], [1, 5], [1, 1], [1, 2], [1, 3]],
                [0, [0, 2, 5], [0, 3, 5], [0, 4, 5], [0, 5, 5], [0, 1, 5], [0, 2, 5], [0, 3, 5], [0, 4, 5], [0, 5, 5]]
              ]
            }
          },
          "amounts": [
            {"when": {"fraction": [0, 0]}, "say": ["integer=n", 6]}, {"when": {"integer": [0, 0]}, "say": ["fraction=rest", 7]},
            {"say": ["integer=n", 6, "digits=n", "digits:all=rest", 7]}
          ],
          "announcements": {"paid": [0, "amount"], "hello": [0]}
        }
        """#

    private static func numbers(_ numbers: Int64...) -> JSONValue { .array(numbers.map(JSONValue.integer)) }

    // MARK: Bounds

    /// As many values as are read, as many members of an object, and as many bytes; and of each one more.
    static let bounds: [JSONValue] = {
        guard case .object(let members) = sound else { return [] }
        func manifest(later value: JSONValue) -> JSONValue { .object(members.merging(["later": value]) { $1 }) }
        func values(_ value: JSONValue) -> Int {
            switch value {
            case .object(let members): members.values.reduce(1 + members.count) { $0 + values($1) }
            case .array(let elements): elements.reduce(1) { $0 + values($1) }
            default: 1
            }
        }
        let room = 64_000 - values(manifest(later: .array([])))
        let length = PackManifest.maximumBytes - CompactJSON.text(manifest(later: .string(""))).utf8.count
        return [0, 1].flatMap { more in
            let names = (0..<5000 + more).map { ("\($0)", JSONValue.null) }
            return [
                manifest(later: .array(Array(repeating: .null, count: room + more))),
                manifest(later: .object(.init(uniqueKeysWithValues: names))),
                manifest(later: .string(String(repeating: "a", count: length + more))),
            ]
        }
    }()

    // MARK: Questions

    /// Amounts that are asked of every manifest that is read.
    private static let amounts = ["0", "7.70", "15.05", "10020", "100000"]

    /// Asks about a manifest and, if it is sound, what it says.
    private mutating func ask(_ question: String, of json: [UInt8]) {
        questions.append(question)
        guard let checked = try? CheckedSplice(json: json) else {
            answers.append("fault pack.unsound")
            return
        }
        guard let grammar = checked.grammar else {
            answers.append("fault pack.empty")
            return
        }
        answers.append("ok")
        let manifest = checked.manifest
        for text in Self.amounts where manifest.grammar.announcements["paid"] != nil {
            questions.append("say\t\tpaid\t\(text)")
            answers.append(Self.answer(text, manifest, grammar))
        }
    }

    private static func answer(_ text: String, _ manifest: SpliceManifest, _ grammar: AmountGrammar) -> String {
        let saysAmount = grammar.saysAmount(announcement: "paid") == true
        var amount: Amount?
        do { amount = try Amount(text, scale: manifest.currency.scale) } catch {
            guard !saysAmount else { return "refused \(error.code)" }
        }
        do {
            let clips = try grammar.clips(announcement: "paid", amount: amount).map { manifest.clips[$0] }
            let samples = clips.reduce(0) { $0 + $1.samples }
            let rate = manifest.renditions.values.first?.sampleRate ?? 1
            guard Double(samples) / Double(rate) < manifest.limits.maxSeconds else {
                return "refused announcement.length"
            }
            return clips.map(\.id).joined(separator: " ")
        } catch {
            return (error.code == "amount.range" ? "refused " : "fault ") + error.code
        }
    }

    /// Asks about a manifest.
    mutating func ask(_ manifest: JSONValue) {
        let text = CompactJSON.text(manifest)
        ask("manifest\t\(text)", of: Array(text.utf8))
    }

    /// Asks about the bytes of a manifest.
    mutating func ask(_ bytes: [UInt8]) {
        ask("bytes\t" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined(), of: bytes)
    }

    /// What else may stand at a place; nil for nothing. All numbers are below 2^53: a splicer may refuse larger ones.
    static let values: [JSONValue?] = [
        nil, .null, .bool(true), .integer(-1), .integer(0), .integer(1), .integer(2), .integer(1000), .number(0.5),
        .number(1e300), .string(""), .string("x"), .string("../x"), .string("=n"), .string("\u{301}"), .array([]),
        .array([.integer(0)]), .array([.null]), .object([:]), .object(["x": .integer(1)]),
    ]

    /// Every manifest that differs from a sound one in one place. Of a long list only the first three elements are changed.
    static func variants(of value: JSONValue, _ body: (JSONValue) -> Void) {
        for replacement in values { if let replacement { body(replacement) } }
        switch value {
        case .object(let members):
            for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                var other = members
                other[key] = nil
                body(.object(other))
                other["other"] = member
                body(.object(other))
                variants(of: member) { changed in
                    other = members
                    other[key] = changed
                    body(.object(other))
                }
            }
        case .array(let elements):
            body(.array(elements.reversed()))
            body(.array(Array(elements.dropFirst())))
            body(.array(elements + elements))
            for (index, element) in elements.prefix(3).enumerated() {
                variants(of: element) { changed in
                    var other = elements
                    other[index] = changed
                    body(.array(other))
                }
            }
        default: break
        }
    }

    /// What a splicer answers otherwise than this package, with the question; of the reader of JSON only where the splicer
    /// takes what this package refuses, which reads what no program writes, such as a number with a needless exponent.
    func differences(from answers: [String], orStricter: Bool = false) -> [String] {
        guard answers.count == questions.count else {
            return ["\(answers.count) answers to \(questions.count) questions"]
        }
        var differences: [String] = []
        var manifest = ""
        var isRead = true
        for (index, answer) in answers.enumerated() {
            let isManifest = !questions[index].hasPrefix("say")
            // An announcement may have no clips.
            let said = String(answer.prefix { $0 != "\t" })
            if isManifest {
                manifest = questions[index]
                isRead = !orStricter || said == "ok"
                if !isRead, said.hasPrefix("fault") { continue }
            }
            guard isRead, said != self.answers[index] else { continue }
            differences.append("\(said) instead of \(self.answers[index]) to \(questions[index]): \(manifest)")
        }
        return differences
    }

    /// A sound manifest with another grammar.
    static func manifest(with table: JSONValue) -> JSONValue {
        guard case .object(var members) = sound else { return sound }
        members["grammar"] = table
        members["announcements"] = .object([:])
        return .object(members)
    }
}
