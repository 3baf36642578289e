import TestSupport

/// Changes to bytes as a fuzzer makes them, the same on every run.
struct Mutation {
    private static let tokens = [
        "0", "-1", "9223372036854775807", "18446744073709551616", "1e308", "nan", "{", "}", "[", "]", "\"", ":", ",",
        "\n",
        "\t", "\u{1b}", "\u{feff}", "\u{202e}", "\0", "ID3", "RIFF", "data", "FORM", "caff", "%", ">>", "<<", "=%",
        "$(",
    ].map { [UInt8]($0.utf8) }
    private static let words: [[UInt8]] = [
        [0xff, 0xff, 0xff, 0xff], [0x7f, 0xff, 0xff, 0xff], [0x80, 0, 0, 0], [0, 0, 0, 0], [0xff, 0xfb, 0x90, 0x40],
    ]

    var generator: SeededGenerator

    /// One to eight changes of a seed, a piece of another one possibly among them.
    mutating func change(_ seed: [UInt8], other: [UInt8], limit: Int) -> [UInt8] {
        var bytes = seed
        for _ in 0..<Int.random(in: 1...8, using: &generator) { change(&bytes, other) }
        return Array(bytes.prefix(limit))
    }

    private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, place + Int.random(in: 1...16, using: &generator))
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: if place < end { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
        case 1: if place < end { bytes[place] = UInt8.random(in: 0...255, using: &generator) }
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 4: bytes.insert(contentsOf: Self.tokens.randomElement(using: &generator) ?? [], at: place)
        case 5:
            let word = Self.words.randomElement(using: &generator) ?? []
            bytes.replaceSubrange(place..<min(bytes.count, place + word.count), with: word)
        default:
            let from = Int.random(in: 0...other.count, using: &generator)
            bytes.replaceSubrange(place..<end, with: other[from..<min(other.count, from + 32)])
        }
    }
}
