public import NumberGrammar
public import VoiceNotifications
public import VoiceTables

// `splice.json`, member by member: what `SpliceManifest` reads, without what it finds out or takes for granted.

extension PackManifest {
    func spliceJSON(_ grammar: NumberTable, _ joins: [SpliceManifest.TextJoin], _ texts: ReadTexts) -> JSONValue {
        var members: [String: JSONValue] = [
            "schema": .number(SpliceManifest.currentSchema), "pack": .string(pack), "locale": .string(locale),
            "currency": .object(["code": .string(currency.code), "scale": .number(currency.scale)]),
            "range": .object(["min": .string(range.min), "max": .string(range.max)]),
            "renditions": .object(renditions.mapValues(\.json)),
            "clips": .array(clips.map { spliceJSON($0.id, $0.text, $0.samples, $0.files) }), "grammar": grammar.json,
        ]
        members["speaker"] = speaker.map(JSONValue.string)
        members["pauses"] = pauses.map { .array($0.map { spliceJSON($0.id, nil, $0.samples, $0.files) }) }
        if !joins.isEmpty { members["textJoins"] = .array(joins.map(\.json)) }
        if limits != Limits() { members["limits"] = .object(["maxSeconds": .number(limits.maxSeconds)]) }
        if !texts.templates.isEmpty {
            members["texts"] = .array(texts.templates.map(\.json))
            members["numbers"] = .string(texts.numbers.rawValue)
        }
        if !texts.zeros.isEmpty { members["zeros"] = .array(texts.zeros.sorted().map(JSONValue.string)) }
        return .object(members)
    }

    /// A clip, or a pause, which has no text, without the files whose size follows from their frames.
    private func spliceJSON(_ id: String, _ text: String?, _ samples: Int, _ files: [String: ClipFile]) -> JSONValue {
        var members: [String: JSONValue] = ["id": .string(id), "samples": .number(samples)]
        members["text"] = text.map(JSONValue.string)
        let sized = files.filter { renditions[$0.key]?.frameSamples == nil }
        if !sized.isEmpty { members["files"] = .object(sized.mapValues { .object(["bytes": .number($0.bytes)]) }) }
        return .object(members)
    }
}

extension JSONValue {
    static func number(_ value: Int) -> JSONValue { .integer(Int64(value)) }
    static func numbers(_ values: [Int]) -> JSONValue { .array(values.map(number)) }
    fileprivate static func clips(_ clips: [String: [Int]]) -> JSONValue { .object(clips.mapValues(numbers)) }
}

extension PackManifest.Rendition {
    /// What splicers need of it.
    fileprivate var json: JSONValue {
        var members: [String: JSONValue] = [
            "fileExtension": .string(fileExtension), "codec": .string(codec.rawValue),
            "container": .string(container.rawValue), "sampleRate": .number(sampleRate),
        ]
        members["frameSamples"] = frameSamples.map(JSONValue.number)
        members["frameBytes"] = frameBytes.map(JSONValue.number)
        return .object(members)
    }
}

extension SpliceManifest.TextJoin {
    fileprivate var json: JSONValue {
        .object(["text": .string(text), "left": .numbers(left), "right": .numbers(right)])
    }
}

extension TextTemplate {
    package var json: JSONValue {
        var members: [String: JSONValue] = ["says": .string(says), "text": .string(text)]
        members["title"] = title.map(JSONValue.string)
        if !values.isEmpty { members["values"] = .object(values.mapValues(JSONValue.string)) }
        return .object(members)
    }
}

// MARK: The table

extension NumberTable {
    /// A table without end forms or slots has no such key.
    package var json: JSONValue {
        var members: [String: JSONValue] = [
            "machines": .object(machines.mapValues(\.json)), "amounts": .array(amounts.map(\.json)),
            "announcements": .object(announcements.mapValues { .array($0.map(\.json)) }),
        ]
        if !endForms.isEmpty { members["endForms"] = .array(endForms.map { .numbers([$0.clip, $0.form]) }) }
        if !slots.isEmpty { members["slots"] = .object(slots.mapValues(\.json)) }
        return .object(members)
    }
}

extension NumberTable.Machine {
    package var json: JSONValue {
        var members: [String: JSONValue] = [
            "digits": .number(digits), "states": .array(states.map { .array($0.map(\.json)) }),
        ]
        if !first.isEmpty { members["first"] = .numbers(first) }
        if isReversed { members["reversed"] = .bool(true) }
        return .object(members)
    }
}

extension NumberTable.Machine.Edge {
    fileprivate var json: JSONValue { next.map { clips.isEmpty ? .number($0) : .numbers([$0] + clips) } ?? .null }
}

extension NumberTable.AnnouncementItem {
    fileprivate var json: JSONValue {
        switch self {
        case .clip(let clip): .number(clip)
        case .amount: .string("amount")
        case .slot(let name, let isOptional): .string((isOptional ? "slot?=" : "slot=") + name)
        }
    }
}

extension NumberTable.Pattern {
    fileprivate var json: JSONValue {
        var members: [String: JSONValue] = ["say": .array(say.map(\.json))]
        let spans = when.map { ($0.key.rawValue, [$0.value.lowerBound, $0.value.upperBound].map(JSONValue.integer)) }
        if !spans.isEmpty {
            members["when"] = .object(Dictionary(uniqueKeysWithValues: spans).mapValues(JSONValue.array))
        }
        return .object(members)
    }
}

extension NumberTable.Item {
    fileprivate var json: JSONValue {
        switch self {
        case .clip(let clip): .number(clip)
        case .field(let field, let machine): .string("\(field.rawValue)=\(machine)")
        }
    }
}

extension NumberTable.Slot {
    package var json: JSONValue {
        switch self {
        case .ordered(let ordered):
            var members: [String: JSONValue] = [
                "kind": .string(ordered.form.kind), "min": .string(ordered.min), "max": .string(ordered.max),
                "parts": .array(ordered.parts.map { .array($0.map(\.json)) }),
            ]
            if case .number(let scale) = ordered.form { members["scale"] = .number(scale) }
            if case .duration(let units) = ordered.form {
                members["units"] = .array(units.map { .string($0.rawValue) })
            }
            return .object(members)
        case .choice(let choices): return .object(["kind": .string("choice"), "choices": .clips(choices)])
        case .spell(let spelling):
            var members: [String: JSONValue] = [
                "kind": .string("spell"), "form": .array(spelling.form.map(\.json)), "clips": .clips(spelling.clips),
            ]
            members["last"] = spelling.last.map(JSONValue.number)
            members["double"] = spelling.double.map(JSONValue.numbers)
            members["groups"] = spelling.groups.map(JSONValue.numbers)
            members["pause"] = spelling.pause.map(JSONValue.numbers)
            return .object(members)
        }
    }
}

extension NumberTable.Slot.Spelling.Group {
    fileprivate var json: JSONValue {
        .object(["symbols": .string(symbols), "min": .number(min), "max": .number(max)])
    }
}

// What a manifest has in common with the file that splicers read.
extension PackManifest {
    /// A currency of ISO 4217.
    public typealias Currency = SpliceManifest.Currency
    /// The amounts that a pack can announce, both ends included.
    public typealias AmountRange = SpliceManifest.AmountRange
    /// The bounds that every clip and every announcement of a pack keeps.
    public typealias Limits = SpliceManifest.Limits

    /// The bytes of the `splice.json` beside the manifest (UTF-8): one line of JSON. The same has identical bytes on every platform.
    package func spliceText(
        _ grammar: NumberTable, _ joins: [SpliceManifest.TextJoin], _ texts: ReadTexts = .init()
    ) -> [UInt8] {
        CompactJSON.bytes(spliceJSON(grammar, joins, texts)) + [UInt8(ascii: "\n")]
    }
}

extension VoiceIndex: Equatable {
    /// Whether the JSON form is the same.
    public static func == (left: Self, right: Self) -> Bool { left.json == right.json }

    /// The bytes of an `index.json` (UTF-8), laid out as `PackManifest.encoded()` does. Equal indexes have identical
    /// bytes on every platform.
    ///
    /// - Throws: `VoiceManifestError` with a fault of the index if it is not one that `init(json:)` reads back.
    public func encoded() throws(VoiceManifestError) -> [UInt8] {
        let bytes = CanonicalJSON.bytes(json)
        _ = try VoiceIndex(told: bytes)
        return bytes
    }

    private var json: JSONValue {
        .object([
            "schema": .number(schema),
            "packs": .object(
                packs.mapValues {
                    .object([
                        "locale": .string($0.locale), "currency": .string($0.currency),
                        "manifest": .string($0.manifest),
                    ])
                }), "fallback": .object(fallback.mapValues { .array($0.map(JSONValue.string)) }),
        ])
    }
}

// An app compares none of these values, and would carry the comparisons.

extension SpliceManifest.AmountRange: Equatable {
    /// Whether both texts are the same.
    public static func == (left: Self, right: Self) -> Bool { (left.min, left.max) == (right.min, right.max) }
}

extension SpliceManifest.Currency: Equatable {
    /// Whether code and scale are the same.
    public static func == (left: Self, right: Self) -> Bool { (left.code, left.scale) == (right.code, right.scale) }
}

extension SpliceManifest.Limits: Equatable {
    /// Whether all bounds are the same.
    public static func == (left: Self, right: Self) -> Bool { left.maxSeconds == right.maxSeconds }
}

extension NumberTable: Equatable {
    /// Whether the JSON form is the same.
    public static func == (left: Self, right: Self) -> Bool { left.json == right.json }
}

extension NumberTable.Machine: Equatable {
    /// Whether the JSON form is the same.
    public static func == (left: Self, right: Self) -> Bool { left.json == right.json }
}

extension NumberTable.Slot.Spelling.Group: Equatable {
    /// Whether symbols and numbers are the same.
    public static func == (left: Self, right: Self) -> Bool {
        (left.symbols, left.min, left.max) == (right.symbols, right.min, right.max)
    }
}
