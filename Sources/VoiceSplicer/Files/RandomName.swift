import NumberGrammar

/// Names that nobody else chooses: a prefix, 32 random hexadecimal digits, and a suffix.
package struct RandomName: Sendable {
    package let prefix: String
    package let suffix: String

    package init(prefix: String, suffix: String) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// 128 bits of the system's randomness.
    package func random() -> String {
        let digits = [UInt64.random(in: .min ... .max), .random(in: .min ... .max)].map { half in
            let text = String(half, radix: 16)
            return String(repeating: "0", count: 16 - text.utf8.count) + text
        }
        return prefix + digits.joined() + suffix
    }

    /// Whether a name has exactly this form.
    package func matches(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        let digits = bytes.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
        return digits.count == 32 && bytes[...].starts(with: Array(prefix.utf8))
            && bytes.suffix(suffix.utf8.count).elementsEqual(Array(suffix.utf8))
            && digits.allSatisfy(\.isLowercaseHexDigit)
    }
}
