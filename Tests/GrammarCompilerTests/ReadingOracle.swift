import Foundation
import TestSupport

/// The programs in `References`: how numbers are said, by code that knows no number rules.
enum ReadingOracle {
    static let saysChinese = Program.available("python3")
    static let saysWords = Program.oraclesAreRequired || pythonWithWords != nil

    /// The Python that has num2words: Debian's package is for Debian's own, which may not be the first in PATH.
    private static let pythonWithWords = ["python3", "/usr/bin/python3"].first {
        (try? Program.run($0, ["-c", "import num2words"]))?.status == 0
    }

    /// A reading of each number.
    static func readings(_ numbers: [Int64], by script: String, _ arguments: [String]) throws -> [Substring] {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("References/\(script)").path
        let input = numbers.map { "\($0)\n" }.joined()
        let result = try Program.run(
            pythonWithWords ?? "python3", [path] + arguments, environment: environment, input: Data(input.utf8))
        let lines = result.outputText.split(separator: "\n", omittingEmptySubsequences: false)
        guard result.status == 0, lines.count == numbers.count + 1 else {
            let found = "\(lines.count - 1) readings of \(numbers.count) numbers"
            throw Unexpected("\(script): \(found); \(result.errorText)")
        }
        return lines.dropLast()
    }

    /// Where two texts first differ, line by line; nil if they are the same. (A failed `==` would be shown as a diff,
    /// which takes minutes to find.)
    static func firstDifference(_ own: String, _ expected: String) -> String? {
        if own == expected { return nil }
        let own = own.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
        for (own, expected) in zip(own, expected) where own != expected { return "\(own), not \(expected)" }
        return "\(own.count) lines, not \(expected.count)"
    }

    private static var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(["PYTHONIOENCODING": "utf-8"]) { $1 }
    }
}
