import Diagnostics

/// The faults of one file; a hopeless file is not listed to its end.
struct RuleFaults {
    /// How many faults of one file are listed.
    static let maximum = 200

    let file: String
    let text: SourceText
    private(set) var diagnostics: [Diagnostic] = []
    /// What was reported where: a piece of text may be read twice.
    private var seen: Set<Key> = []

    private struct Key: Hashable {
        let index: Int
        let found: String
    }

    init(file: String, text: SourceText) {
        self.file = file
        self.text = text
    }

    /// Whether further faults are dropped.
    var isFull: Bool { diagnostics.count > Self.maximum }

    /// - Parameter index: the scalar that the fault is at.
    mutating func add(_ rule: Rule, at index: Int, found: String, limit: String? = nil, advice: String? = nil) {
        guard !isFull, seen.insert(Key(index: index, found: found)).inserted else { return }
        guard diagnostics.count < Self.maximum else {
            diagnostics.append(
                Diagnostic(
                    .numbersLimit, file: file, position: text.position(index),
                    found: "more faults, which are not listed", limit: "\(Self.maximum)",
                    advice: "mend the ones that are listed first"))
            return
        }
        diagnostics.append(
            Diagnostic(
                rule, file: file, position: text.position(index), found: found, limit: limit, advice: advice,
                excerpt: text.excerpt(index)))
    }
}

/// A piece of the file in a message, cut to a length that can be read.
func quoted(_ scalars: some Collection<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.prefix(40))
    return "`\(String(text))\(scalars.count > 40 ? "…" : "")`"
}

func quoted(_ text: String) -> String { quoted(text.unicodeScalars) }
