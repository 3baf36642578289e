import NumberGrammar

/// Language tags of BCP 47 (RFC 5646). Grandfathered tags such as `i-klingon`, which have had regular replacements since
/// 2009, are not among them.
package enum LanguageTag {
    static let form = "a BCP 47 language tag"

    static func subtags(_ tag: String) -> [Substring] { tag.split(separator: "-") }

    /// The tag, then what RFC 4647 §3.4 truncates it to: the last subtag goes, and with it a subtag of one character
    /// that would then be the last. `zh-Hans-x-a` gives `zh-Hans-x-a`, `zh-Hans`, `zh`.
    static func truncations(of tag: String) -> [String] {
        var subtags = subtags(tag)
        var tags: [String] = []
        while !subtags.isEmpty {
            tags.append(subtags.joined(separator: "-"))
            subtags.removeLast()
            if subtags.last?.utf8.count == 1 { subtags.removeLast() }
        }
        return tags
    }

    /// The syntax of RFC 5646 §2.1, whatever the case. Whether the subtags are registered is not looked at.
    package static func isWellFormed(_ text: String) -> Bool {
        guard text.utf8.count <= 100 else { return false }
        var subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            .map { Array($0) }[...]
        guard subtags.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) }) else {
            return false
        }
        return takeLanguage(&subtags) && takeVariants(&subtags) && takeExtensions(&subtags) && takePrivateUse(&subtags)
            && subtags.isEmpty
    }

    /// language [extlang]{0,3} [script] [region]
    private static func takeLanguage(_ subtags: inout ArraySlice<[UInt8]>) -> Bool {
        guard let language = subtags.popFirst(), language.count >= 2, isAlphabetic(language) else { return false }
        if language.count <= 3 {
            for _ in 0..<3 {
                guard let extended = subtags.first, extended.count == 3, isAlphabetic(extended) else { break }
                subtags.removeFirst()
            }
        }
        if let script = subtags.first, script.count == 4, isAlphabetic(script) { subtags.removeFirst() }
        if let region = subtags.first,
            region.count == 2 && isAlphabetic(region) || region.count == 3 && region.allSatisfy(\.isASCIIDigit)
        {
            subtags.removeFirst()
        }
        return true
    }

    /// Variants have 5 to 8 characters, or 4 of which the first is a digit; none may be repeated.
    private static func takeVariants(_ subtags: inout ArraySlice<[UInt8]>) -> Bool {
        var seen: Set<String> = []
        while let variant = subtags.first, variant.count >= 5 || variant.count == 4 && variant[0].isASCIIDigit {
            subtags.removeFirst()
            guard seen.insert(String(decoding: variant, as: UTF8.self).lowercased()).inserted else { return false }
        }
        return true
    }

    /// Extensions are a letter or digit other than x, once each, and at least one subtag of 2 to 8 characters.
    private static func takeExtensions(_ subtags: inout ArraySlice<[UInt8]>) -> Bool {
        var seen: Set<UInt8> = []
        while let singleton = subtags.first, singleton.count == 1, singleton[0] | 0x20 != UInt8(ascii: "x") {
            subtags.removeFirst()
            guard seen.insert(singleton[0] | 0x20).inserted, let first = subtags.first, first.count >= 2 else {
                return false
            }
            subtags = subtags.drop { $0.count >= 2 }
        }
        return true
    }

    /// `x` and at least one subtag.
    private static func takePrivateUse(_ subtags: inout ArraySlice<[UInt8]>) -> Bool {
        guard let singleton = subtags.first, singleton.count == 1 else { return true }
        guard subtags.count >= 2 else { return false }
        subtags.removeAll()
        return true
    }

    private static func isAlphabetic(_ subtag: [UInt8]) -> Bool { subtag.allSatisfy(\.isASCIILetter) }
}
