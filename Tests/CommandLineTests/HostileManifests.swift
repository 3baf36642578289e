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

    private static func manifest() -> JSONValue {
        let checksum = JSONValue.string(String(repeating: "0a", count: 32))
        let clips: [JSONValue] = (0..<8).map { index in
            let samples = Int64(1152 * (index + 4))
            var clip: [String: JSONValue] = [
                "id": .string("c\(index)"), "text": .string("text \(index)"), "samples": .integer(samples),
                "seconds": .number(Double(samples) / 48000), "loudness": .number(-16.5), "truePeak": .number(-2.5),
                "source": .object([
                    "file": .string("c\(index).wav"), "sha256": checksum, "sampleRate": .integer(48000),
                    "channels": .integer(1), "seconds": .number(2.5), "speechStart": .number(0.5),
                    "speechEnd": .number(1.5),
                ]),
                "files": .object([
                    "mp3": file("mp3/c\(index).mp3", bytes: samples / 1152 * 192),
                    "wav": file("wav/c\(index).wav", bytes: samples * 2 + 44),
                    "aiff-ima4": file("aiff-ima4/c\(index).aifc", bytes: samples / 64 * 34 + 72),
                ]),
            ]
            if index == 0 {
                clip["gain"] = .number(1.5)
                clip["witness"] = .object(["announcement": .string("paid"), "amount": .string("0.00")])
                clip["findings"] = .array([
                    .object([
                        "rule": .string("hum"), "severity": .string("note"), "message": .string("it hums"),
                        "limit": .string("50 dB"), "advice": .string("move"), "form": .string(""),
                        "arguments": .object([
                            "level": .object([
                                "value": .number(-45), "decimals": .integer(1), "unit": .string("dBFS"),
                            ]),
                            "other": .string("c1"), "clips": .array([.string("c1")]),
                        ]),
                    ])
                ])
                clip["source"] = .object([
                    "file": .string("c0~2.wav"), "sha256": checksum, "sampleRate": .integer(48000),
                    "channels": .integer(1), "seconds": .number(2.5), "speechStart": .number(0.5),
                    "speechEnd": .number(1.5), "voice": .string("synthetic"), "take": .integer(2), "takes": .integer(3),
                    "choice": .string("best"),
                    "takesSha256": checksum,
                ])
            }
            return .object(clip)
        }
        return .object([
            "schema": .integer(5), "pack": .string("en-USD"), "locale": .string("en-Latn-US-x-test"),
            "currency": .object(["code": .string("USD"), "scale": .integer(2)]), "speaker": .string("nobody"),
            "license": .string("CC0-1.0"), "writtenSha256": checksum,
            "generator": .object([
                "name": .string("voice-assets"), "version": .string("1"),
                "libraries": .object([
                    "libsndfile": .string("1"), "lame": .string("1"), "libsoxr": .string("1"),
                    "libebur128": .string("1"),
                ]),
                "stages": .object(["render-clip": .integer(1)]),
            ]),
            "profile": .object([
                "loudness": .number(-16.5), "truePeak": .number(-2.5), "gapSamples": .integer(2880),
                "level": .string("clip"),
            ]),
            "source": .object([
                "packFile": .string("pack.yml"), "sha256": checksum, "rulesFile": .string("numbers.rbnf"),
                "rulesSha256": checksum,
            ]),
            "range": .object(["min": .string("0.00"), "max": .string("99999.99")]),
            "limits": .object(["maxSeconds": .number(29.5)]),
            "renditions": .object([
                "mp3": rendition("mp3", "mpeg", "mp3", bitRate: 64000, delay: 1105, frame: (1152, 192)),
                "wav": rendition("pcm-s16", "wav", "wav", bitRate: 768_000),
                "aiff-ima4": rendition("ima4", "aiff", "aifc", bitRate: 204_000),
            ]),
            "clips": .array(clips),
            "textJoins": .array([
                .object(["text": .string("-"), "left": numbers(1, 2), "right": numbers(3, 4)]),
                .object(["text": .string(""), "left": numbers(1), "right": numbers(5)]),
            ]),
            "grammar": grammar,
            "announcements": .object([
                "paid": .object(["longest": .object(["amount": .string("7.70"), "seconds": .number(9.5)])])
            ]),
        ])
    }

    private static var grammar: JSONValue {
        func edges(_ edges: JSONValue...) -> JSONValue { .array(edges) }
        let units = (1...8).map { numbers(2, Int64($0 % 5 + 1)) }
        return .object([
            "machines": .object([
                // With no nine. A zero is said behind another digit, and a one without what is behind it.
                "n": .object([
                    "digits": .integer(5),
                    "states": .array([
                        .array([.integer(1), numbers(2, 1)] + units.dropFirst() + [.null]),
                        .array([.integer(1), numbers(0, 1)] + units.dropFirst() + [.null]),
                        .array([numbers(3, 3, 4)] + units + [.null]), .array([.integer(2)] + units + [numbers(2, 5)]),
                    ]),
                ]),
                "rest": .object([
                    "digits": .integer(2), "first": numbers(5), "reversed": .bool(true),
                    "states": .array([
                        edges(
                            .integer(1), numbers(1, 1), numbers(1, 2), numbers(1, 3, 4), numbers(1, 3), numbers(1, 4),
                            numbers(1, 5), numbers(1, 1), numbers(1, 2), numbers(1, 3)),
                        .array([.integer(0)] + (1...9).map { numbers(0, $0 % 5 + 1, 5) }),
                    ]),
                ]),
            ]),
            "amounts": .array([
                .object([
                    "when": .object(["fraction": numbers(0, 0)]), "say": .array([.string("integer=n"), .integer(6)]),
                ]),
                .object([
                    "when": .object(["integer": numbers(0, 0)]),
                    "say": .array([.string("fraction=rest"), .integer(7)]),
                ]),
                .object([
                    "say": .array([
                        .string("integer=n"), .integer(6), .string("digits=n"), .string("digits:all=rest"),
                        .integer(7),
                    ])
                ]),
            ]),
            "announcements": .object([
                "paid": .array([.integer(0), .string("amount")]), "hello": numbers(0),
            ]),
        ])
    }

    private static func numbers(_ numbers: Int64...) -> JSONValue { .array(numbers.map(JSONValue.integer)) }

    private static func file(_ path: String, bytes: Int64) -> JSONValue {
        .object([
            "path": .string(path), "bytes": .integer(bytes),
            "sha256": .string(String(repeating: "0a", count: 32)),
        ])
    }

    private static func rendition(
        _ codec: String, _ container: String, _ fileExtension: String, bitRate: Int64, delay: Int64 = 0,
        frame: (samples: Int64, bytes: Int64)? = nil
    ) -> JSONValue {
        var members: [String: JSONValue] = [
            "codec": .string(codec), "container": .string(container), "fileExtension": .string(fileExtension),
            "sampleRate": .integer(48000), "channels": .integer(1), "bitRate": .integer(bitRate),
            "decoderDelay": .integer(delay),
        ]
        if let frame {
            members["frameSamples"] = .integer(frame.samples)
            members["frameBytes"] = .integer(frame.bytes)
        }
        return .object(members)
    }

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
