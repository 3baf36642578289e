import Foundation

/// A table of readings: what careful natives say for telling amounts, written from references before any rule.
struct ReadingTable {
    struct Row {
        var amount: String
        /// The accepted ones, the preferred first; none for an amount that must not be announced.
        var readings: [String]
    }

    let name: String
    let rows: [Row]
    /// How many references it names.
    let sources: Int

    var locale: String { String(name.dropLast(4)) }
    var currency: String { String(name.suffix(3)) }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Readings")

    /// The names of all tables.
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".tsv") }.map { String($0.dropLast(4)) }.sorted()
    }()

    init(_ name: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("\(name).tsv"), encoding: .utf8)
        let lines = text.split(separator: "\n")
        self.name = name
        sources = lines.count { $0.hasPrefix("# Source:") }
        rows = lines.filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            let readings = parts.count < 2 || parts[1] == "!" ? [] : parts[1].split(separator: "|").map(String.init)
            return Row(amount: parts[0], readings: readings)
        }
    }

    /// What is compared of a text: letters and marks, not case, spaces, hyphens, commas and what nobody sees.
    static func heard(_ text: String) -> String {
        var heard = String.UnicodeScalarView()
        for scalar in text.precomposedStringWithCanonicalMapping.lowercased().unicodeScalars {
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .control, .format, .dashPunctuation, .lineSeparator: continue
            default: if ![",", "،", "、", "，"].contains(scalar) { heard.append(scalar) }
            }
        }
        return String(heard).precomposedStringWithCanonicalMapping
    }
}
