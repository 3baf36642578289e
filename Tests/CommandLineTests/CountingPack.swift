import Foundation
import TestSupport

/// A small pack whose amounts are said by number rules.
struct CountingPack {
    var currency = "USD"
    var range = "0.00...1.99"
    var clips = ["one", "paid", "two"]
    /// Lines of `amount`.
    var patterns = [#"say: ["{integer}", "{fraction}"]"#]
    var announcement = #"[paid, "{amount}"]"#
    /// Binary: 0 is said as one, and 1 as two. A whole number of one digit keeps it apart from the cents.
    var rules = "%count:\n0: one; two;\n2/2: << >>;\n"

    var yaml: String {
        """
        locale: en
        currency: \(currency)
        range: \(range)
        clips:
        \(clips.map { "  \($0): \($0)" }.joined(separator: "\n"))
        numbers: numbers.rbnf
        amount:
        \(patterns.map { "  - { \($0) }" }.joined(separator: "\n"))
        announcements:
          paid: \(announcement)

        """
    }
}

extension Studio {
    /// With the pack `en-USD` that counts, and a good take of each of its clips.
    init(_ pack: CountingPack) throws {
        folder = try TemporaryFolder()
        try write(pack)
        for clip in pack.clips { try record("en-USD/\(clip)", Self.takes[clip]!) }
    }

    /// Writes pack.yml and the number rules.
    func write(_ pack: CountingPack, name: String = "en-USD") throws {
        try folder.write("recordings/\(name)/pack.yml", pack.yaml.utf8)
        try folder.write("recordings/\(name)/numbers.rbnf", pack.rules.utf8)
    }
}
