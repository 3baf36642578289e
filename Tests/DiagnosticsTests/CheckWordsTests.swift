import Foundation
import TestSupport
import Testing

@testable import VoiceAssetCore

/// The words of the checks, in the one place where they are asserted: other tests assert a finding's check, place and values.
@Suite struct CheckWordsTests {
    /// The table of examples: of each form of each check the values and what is said.
    private static let rows = Result {
        let file = Document.root.appendingPathComponent("Tests/CheckWords/examples.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.split(separator: "|", maxSplits: 3).map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// `50 Hz` is a quantity, `a,b` are names.
    private static func arguments(_ text: String) -> [String: Finding.Argument] {
        let pairs = text.split(separator: /; (?=\w+=)/).map { $0.split(separator: "=", maxSplits: 1) }
        return Dictionary(
            uniqueKeysWithValues: pairs.map { pair in
                let (name, value) = (String(pair[0]), String(pair[1]))
                if ["clips", "softest", "names"].contains(name) {
                    return (name, .names(value.components(separatedBy: ",")))
                }
                guard let figure = value.wholeMatch(of: /(-?[0-9]+(?:\.[0-9]+)?)(?: (\S+))?/) else {
                    return (name, .text(value))
                }
                return (name, .of(String(figure.1), figure.2.map(String.init)))
            })
    }

    @Test(arguments: try rows.get()) func says(row: [String]) throws {
        let check = try #require(row[0] == "*" ? .outputFailed : Check.named(row[0]))
        try #require(check.words(row[1]) != nil, "no words for \(row[1])")
        #expect(Finding(check, row[1], Self.arguments(row[2])).message == row[3])
    }

    @Test func everyFormHasOneExample() throws {
        let own = Check.all.flatMap { check in check.forms.keys.map { "\(check.id) | \($0)" } }
        let forms = own + Check.shared.keys.map { "* | \($0)" }
        let rows = try Self.rows.get()
        #expect(rows.map { "\($0[0]) | \($0[1])" }.sorted() == forms.sorted())
    }
}
