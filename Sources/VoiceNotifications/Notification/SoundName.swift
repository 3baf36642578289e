import NumberGrammar

/// The names of the sounds in a store: `voice-`, 32 random hexadecimal digits, and the extension of a rendition.
enum SoundName {
    /// - Parameter fileExtension: without the dot.
    static func random(_ fileExtension: String) -> String {
        RandomName(prefix: "voice-", suffix: ".\(fileExtension)").random()
    }

    /// Whether a name has exactly this form. (An extension is 1 to 8 lower-case letters or digits)
    static func isOne(_ name: String) -> Bool {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
        let suffix = name[dot...]
        let fileExtension = suffix.utf8.dropFirst()
        return (1...8).contains(fileExtension.count)
            && fileExtension.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit }
            && RandomName(prefix: "voice-", suffix: String(suffix)).matches(name)
    }
}
