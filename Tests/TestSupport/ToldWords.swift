import Foundation

infix operator =~ : ComparisonPrecedence

// What a program printed, held against what matters of it: each finding's place, its check and its values. A check's words are asserted where they are
// written; `…` stands for them.
extension String {
    /// Whether the text is the pattern's, line by line: `…` stands for any words of a line, and what is beside it stands there as whole words.
    package static func =~ (told: String, pattern: String) -> Bool {
        let lines = told.split(separator: "\n", omittingEmptySubsequences: false)
        let patterns = pattern.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.count == patterns.count && zip(lines, patterns).allSatisfy { $0.fits($1) }
    }

    /// Whether a line of the text holds the pattern's.
    package func tells(_ pattern: String) -> Bool { split(separator: "\n").contains { $0.fits("…\(pattern)…") } }
}

extension Substring {
    fileprivate func fits(_ pattern: some StringProtocol) -> Bool {
        let parts = String(pattern).replacing(#/\s*…\s*/#, with: "…").components(separatedBy: "…")
        guard parts.count > 1 else { return self == pattern }
        let words = parts.map { part in
            guard let first = part.first else { return "" }
            let before = first.isNumber ? #"(?<![\p{L}\p{N}.-])"# : first.isLetter ? #"(?<![\p{L}\p{N}])"# : ""
            return before + NSRegularExpression.escapedPattern(for: part) + #"(?![\p{L}\p{N}]|\.\p{N})"#
        }
        return range(of: "^\(words.joined(separator: ".*"))$", options: .regularExpression) != nil
    }
}
