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
    /// The largest number whose reading it knows, or says that it does not: `# Edges: to 999999999999`.
    let largest: Int64
    /// The amounts at the edges of powers for which no reference was found: `# Not looked at: 10001.00 100001.00: why`.
    let notLookedAt: Set<String>

    var locale: String { String(name.dropLast(4)) }
    var currency: String { String(name.suffix(3)) }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    static let names = names(in: "Readings")

    /// The names of all tables in a folder.
    static func names(in name: String) -> [String] {
        let path = folder.appendingPathComponent(name).path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return files.filter { $0.hasSuffix(".tsv") }.map { String($0.dropLast(4)) }.sorted()
    }

    static func lines(of name: String, in folder: String) throws -> [Substring] {
        let file = Self.folder.appendingPathComponent("\(folder)/\(name).tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }

    init(_ name: String) throws {
        let lines = try Self.lines(of: name, in: "Readings")
        self.name = name
        sources = lines.count { $0.hasPrefix("# Source:") }
        func remark(_ kind: String) -> [String] {
            let line = lines.first { $0.hasPrefix("# \(kind): ") }
            return line?.dropFirst(kind.count + 4).split { " :".contains($0) }.map(String.init) ?? []
        }
        largest = remark("Edges").last.flatMap { Int64($0) } ?? 0
        notLookedAt = Set(remark("Not looked at").prefix { $0.first?.isNumber == true })
        rows = lines.filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            let readings = parts.count < 2 || parts[1] == "!" ? [] : parts[1].split(separator: "|").map(String.init)
            return Row(amount: parts[0], readings: readings)
        }
    }

    /// Each power of ten from a thousand to the largest number, and its neighbours: where the next word begins.
    var edges: [Int64] {
        var edges: [Int64] = []
        var power: Int64 = 1000
        while power - 1 <= largest {
            edges += [power - 1, power, power + 1]
            power *= 10
        }
        return edges.filter { $0 <= largest }
    }

    /// The number of a whole amount; nil of one with a fraction.
    static func whole(_ amount: String) -> Int64? {
        let parts = amount.split(separator: ".")
        return parts.dropFirst().joined().contains { $0 != "0" } ? nil : parts.first.flatMap { Int64($0) }
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
