/// A table of readings of slots: what careful natives say for values, written from references before any template.
struct SlotReadingTable {
    struct Row {
        /// What the languages' data calls the slot: `time-12`.
        var kind: String
        var value: String
        /// The accepted ones, the preferred first.
        var readings: [String]
    }

    /// `de-EUR`
    let name: String
    let rows: [Row]
    /// How many references it names.
    let sources: Int

    /// What every language's table has.
    static let usual: Set<String> = [
        "order", "code", "digit-code", "counter", "payments", "percent", "time", "time-12",
    ]

    static let names = ReadingTable.names(in: "SlotReadings")

    init(_ name: String) throws {
        let lines = try ReadingTable.lines(of: name, in: "SlotReadings")
        self.name = name
        sources = lines.count { $0.hasPrefix("# Source:") }
        rows = lines.filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: "\t").map(String.init)
            let readings = parts.count == 3 ? parts[2].split(separator: "|").map(String.init) : []
            return Row(kind: parts[0], value: parts.count > 1 ? parts[1] : "", readings: readings)
        }
    }

    var locale: String { String(name.dropLast(4)) }
    var currency: String { String(name.suffix(3)) }
    var kinds: [String] { Set(rows.map(\.kind)).sorted() }
}
