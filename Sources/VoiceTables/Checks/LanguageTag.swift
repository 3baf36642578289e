import NumberGrammar

/// Language tags of BCP 47 (RFC 5646). Grandfathered tags such as `i-klingon`, which have had regular replacements since
/// 2009, are not among them.
package enum LanguageTag {
    /// The syntax of RFC 5646 §2.1, whatever the case. Whether the subtags are registered is not looked at.
    package static func isWellFormed(_ text: String) -> Bool {
        guard text.utf8.count <= 100 else { return false }
        var subtags = Subtags(text)
        return subtags.areSound && subtags.takeLanguage() && subtags.takeVariants() && subtags.takeExtensions()
            && subtags.takePrivateUse()
    }

    /// The subtags in lower case, taken one after the other.
    private struct Subtags {
        private var rest: [String]

        init(_ text: String) {
            let subtags = text.lowercasedASCII.split(separator: "-", omittingEmptySubsequences: false)
            rest = subtags.map { String($0) }.reversed()
        }

        /// Takes the next subtag if it has so many characters, letters alone or digits alone where that is asked for.
        private mutating func takes(_ counts: ClosedRange<Int>, letters: Bool = false, digits: Bool = false) -> Bool {
            guard let next = rest.last, counts.contains(next.utf8.count) else { return false }
            for byte in next.utf8 where letters && !byte.isASCIILetter || digits && !byte.isASCIIDigit { return false }
            rest.removeLast()
            return true
        }

        /// Whether each is 1 to 8 letters and digits.
        var areSound: Bool {
            rest.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIILetterOrDigit) }
        }

        /// language [extlang]{0,3} [script] [region]
        mutating func takeLanguage() -> Bool {
            let isShort = (rest.last?.utf8.count ?? 0) <= 3
            guard takes(2...8, letters: true) else { return false }
            for _ in 0..<(isShort ? 3 : 0) where !takes(3...3, letters: true) { break }
            _ = takes(4...4, letters: true)
            if !takes(2...2, letters: true) { _ = takes(3...3, digits: true) }
            return true
        }

        /// Variants have 5 to 8 characters, or 4 of which the first is a digit; none may be repeated.
        mutating func takeVariants() -> Bool {
            var seen: Set<String> = []
            while let next = rest.last,
                next.utf8.count >= 5 || next.utf8.count == 4 && next.utf8.first?.isASCIIDigit == true
            {
                guard seen.insert(next).inserted else { return false }
                rest.removeLast()
            }
            return true
        }

        /// Extensions are a letter or digit other than x, once each, and at least one subtag of 2 to 8 characters.
        mutating func takeExtensions() -> Bool {
            var seen: Set<String> = []
            while let next = rest.last, next.utf8.count == 1, next != "x" {
                rest.removeLast()
                guard seen.insert(next).inserted, takes(2...8) else { return false }
                while takes(2...8) {}
            }
            return true
        }

        /// `x` and at least one subtag, or nothing.
        func takePrivateUse() -> Bool { rest.isEmpty || rest.last == "x" && rest.count >= 2 }
    }
}
