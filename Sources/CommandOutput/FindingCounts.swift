package import VoiceAssetCore

/// How many findings of each severity there are.
package struct FindingCounts: Sendable, Hashable {
    package let errors: Int
    package let warnings: Int
    package let notes: Int

    package init(_ diagnostics: some Sequence<Finding>) {
        let counts = Dictionary(diagnostics.map { ($0.severity, 1) }, uniquingKeysWith: +)
        errors = counts[.error] ?? 0
        warnings = counts[.warning] ?? 0
        notes = counts[.note] ?? 0
    }

    /// `2 errors, 1 warning, no notes`, in words for people.
    package var words: String {
        [(errors, "error"), (warnings, "warning"), (notes, "note")].map { count, word in
            "\(count == 0 ? "no" : String(count)) \(word)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }
}
