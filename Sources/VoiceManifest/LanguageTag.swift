/// Language tags of RFC 5646, as far as lookup needs them.
enum LanguageTag {
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
}
