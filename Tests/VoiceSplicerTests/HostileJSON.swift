import TestSupport
import Testing

/// A manifest or an index that asks for as much memory as it can, within the bounds of what is read or far beyond them.
struct HostileJSON: Sendable, CustomTestStringConvertible {
    /// Of members with the same name the first one counts: where it comes in front of all others.
    enum Place: String, Sendable {
        case root = "{"
        case grammar = "\"grammar\":{"
        case clip = "\"clips\":[{"
        case index = ""
    }

    let name: String
    let place: Place
    let open: String
    let close: String
    /// Values of an item, names of members included.
    let values: Int
    let separator: String
    let item: @Sendable (Int) -> String
    /// Whether a splicer takes it.
    let isLoaded: Bool
    /// The most bytes and values.
    let limits: (bytes: Int, values: Int)

    var testDescription: String { "\(name), \(limits.bytes) bytes" }
    var file: String { place == .index ? "index.json" : "splice.json" }

    private init(
        _ name: String, in place: Place = .root, _ open: String, _ close: String, values: Int, separator: String = ",",
        isLoaded: Bool = false, _ item: @escaping @Sendable (Int) -> String
    ) {
        self.name = name
        self.place = place
        self.open = open
        self.close = close
        self.values = values
        self.separator = separator
        self.isLoaded = isLoaded
        self.item = item
        limits = place == .index ? (1 << 20, 64_000) : (2 << 20, 64_000)
    }

    private init(_ other: Self, bytes: Int) {
        name = other.name
        place = other.place
        open = other.open
        close = other.close
        values = other.values
        separator = other.separator
        item = other.item
        isLoaded = false
        limits = (bytes, .max)
    }

    /// The text: a sound manifest, or an index, and the items.
    func text(in manifest: String) -> String {
        let host = place == .index ? #"{"schema":1}"# : manifest
        let bounds =
            place == .index ? host.startIndex..<host.index(after: host.startIndex) : host.firstRange(of: place.rawValue)
        guard let bounds else { return "" }
        let (head, tail) = (host[..<bounds.upperBound] + open, close + "," + host[bounds.upperBound...])
        var items = ""
        var room = limits.bytes - head.utf8.count - tail.utf8.count
        var left = limits.values - Self.values(in: head + "0" + tail)
        for index in 0... {
            let next = (index == 0 ? "" : separator) + item(index)
            room -= next.utf8.count
            left -= values
            guard room >= 0, left >= 0 else { break }
            items += next
        }
        return head + items + tail
    }

    /// How many values a sound text has, names of members included: what begins outside of strings.
    private static func values(in text: String) -> Int {
        var count = 0
        var isInside = false
        var isEscaped = false
        var isWord = false
        for byte in text.utf8 {
            if isInside {
                (isInside, isEscaped) = (isEscaped || byte != 0x22, !isEscaped && byte == 0x5c)
                continue
            }
            switch byte {
            case 0x22: (count, isInside, isWord) = (count + 1, true, false)
            case 0x7b, 0x5b: (count, isWord) = (count + 1, false)
            case 0x7d, 0x5d, 0x2c, 0x3a, 0x20, 0x0a, 0x0d, 0x09: isWord = false
            default: (count, isWord) = (isWord ? count : count + 1, true)
            }
        }
        return count
    }

    // MARK: Shapes

    /// Those that took most; exhaustively all, and each in 16 MiB.
    static let all = Exhaustive.isWanted ? shapes + shapes.map { Self($0, bytes: 16 << 20) } : worst

    private static let worst = shapes.filter { shape in
        ["speaker", "items", "states", "edge", "first", "silent states", "summaries", "templates", "tag"].contains(
            shape.name)
    }

    private static let shapes: [Self] = unread + table + members + index

    /// What nobody reads.
    private static let unread: [Self] = [
        .init("numbers", #""zzz":["#, "]", values: 1, isLoaded: true) { _ in "0" },
        .init("texts", #""zzz":["#, "]", values: 1, isLoaded: true) { _ in #""""# },
        .init("escapes", #""zzz":["#, "]", values: 1, isLoaded: true) { _ in #""\u00e9\n""# },
        .init("objects", #""zzz":["#, "]", values: 1, isLoaded: true) { _ in "{}" },
        .init("members", #""zzz":{"#, "}", values: 2) { "\"\($0)\":0" },
        .init("brackets", #""zzz":["#, "]", values: 500, isLoaded: true) { _ in
            String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
        },
        .init("deep", #""zzz":["#, "]", values: 600) { _ in
            String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        },
        .init("speaker", #""speaker":""#, "\"", values: 0, separator: "", isLoaded: true) { _ in
            String(repeating: "a", count: 1000)
        },
        .init("escaped speaker", #""speaker":""#, "\"", values: 0, separator: "", isLoaded: true) { _ in
            String(repeating: "\\u00e9", count: 100)
        },
    ]

    private static let table: [Self] = [
        .init("items", in: .grammar, #""amounts":[{"say":["#, "]}]", values: 1) { "\"integer=abcdefghijklmnop\($0)\"" },
        .init("patterns", in: .grammar, #""amounts":["#, "]", values: 4) { _ in #"{"say":[0]}"# },
        .init("machines", in: .grammar, #""machines":{"#, "}", values: 6) { "\"\($0)\":{\"digits\":1,\"states\":[]}" },
        .init("machine of nine edges", in: .grammar, "\(machine)[", "]}}", values: 10) { _ in "[0,0,0,0,0,0,0,0,0]" },
        .init("silent states", in: .grammar, "\(machine)[", "]}}", values: 11, isLoaded: true) { state in
            "[\(Array(repeating: "\(state)", count: 10).joined(separator: ","))]"
        },
        .init("states", in: .grammar, "\(machine)[", "]}}", values: 31, isLoaded: true) { state in
            "[\(Array(repeating: "[\(state),0]", count: 10).joined(separator: ","))]"
        },
        .init("states that are not there", in: .grammar, "\(machine)[", "]}}", values: 11) { state in
            "[\(Array(repeating: "\(state + 1)", count: 10).joined(separator: ","))]"
        },
        .init("states without ways", in: .grammar, "\(machine)[", "]}}", values: 11, isLoaded: true) { _ in
            "[null,null,null,null,null,null,null,null,null,null]"
        },
        .init("edge", in: .grammar, "\(machine)[[0,0,0,0,0,0,0,0,0,[0,", "]]]}}", values: 1, isLoaded: true) { _ in "0"
        },
        .init("first", in: .grammar, "\(machine)[],\"first\":[", "]}}", values: 1, isLoaded: true) { _ in "0" },
        .init("clips that are not there", in: .grammar, "\(machine)[],\"first\":[", "]}}", values: 1) {
            "\(2000 + $0)"
        },
        .init("announcements", in: .grammar, #""announcements":{"#, "}", values: 3) { "\"\($0)\":[0]" },
        .init("announcement", in: .grammar, #""announcements":{"a":["#, "]}", values: 1) { _ in "0" },
        .init("end forms", in: .grammar, #""endForms":["#, "]", values: 3) { _ in "[0,1]" },
    ]

    /// Up to the states of the only machine, which says all amounts.
    private static let machine =
        #""amounts":[{"say":["integer=a"]}],"machines":{"a":{"digits":15,"states":"#

    private static let members: [Self] = [
        .init("templates", #""texts":["#, "]", values: 7, isLoaded: true) { _ in
            let letters = String(repeating: "é", count: 990)
            return #"{"says":"payment-received","text":"\#(letters){amount}","title":"\#(letters)"}"#
        },
        .init("too many templates", #""texts":["#, "]", values: 5) { _ in #"{"says":"payment-received","text":"a"}"# },
        .init("summaries", #""announcements":{"#, "}", values: 2) { "\"\($0)\":{}" },
        .init("joins", #""textJoins":["#, "]", values: 9, isLoaded: true) { _ in #"{"text":"","left":[0],"right":[0]}"#
        },
        .init("joined", #""textJoins":[{"text":"","left":[0],"right":["#, "]}]", values: 1) { "\($0)" },
        .init("clips", #""clips":["#, "]", values: 34) {
            #"{"id":"\#($0)","text":"a","samples":1,"seconds":1,"loudness":0,"truePeak":0,"source":{"file":"","sha256":"","#
                + #""sampleRate":0,"channels":0,"seconds":0,"speechStart":0,"speechEnd":0},"files":{}}"#
        },
        .init("renditions", #""renditions":{"#, "}", values: 16) {
            #""r\#($0)":{"fileExtension":"wav","codec":"pcm-s16","container":"wav","sampleRate":48000,"channels":1,"#
                + #""bitRate":1,"decoderDelay":0}"#
        },
        .init("files", in: .clip, #""files":{"#, "}", values: 8) { #""f\#($0)":{"path":"","bytes":1,"sha256":""}"# },
        .init("findings", in: .clip, #""findings":["#, "]", values: 7, isLoaded: true) { _ in
            #"{"rule":"a","severity":"note","message":"b"}"#
        },
    ]

    private static let index: [Self] = [
        .init("packs", in: .index, #""fallback":{},"packs":{"#, "}", values: 8) {
            #""p\#($0)":{"locale":"en","currency":"USD","manifest":"p\#($0)/manifest.json"}"#
        },
        .init("tags", in: .index, #""packs":{},"fallback":{"#, "}", values: 3) {
            #""t\#($0)":["abcdefghijklmnopqrst"]"#
        },
        .init("tag", in: .index, #""packs":{},"fallback":{"en":["#, "]}", values: 1) { #""abcdefghijklmnop\#($0)""# },
    ]
}
