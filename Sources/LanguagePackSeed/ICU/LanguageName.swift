import VoiceAssetCore
import VoiceAssetICUBridge

/// Finds languages by their English names.
enum LanguageName {
    /// The tag of the language that somebody calls by its name, with at most a slip: `pl` for `polish`; nil if there is
    /// none.
    static func tag(of name: String) -> String? {
        var tags: [String: String] = [:]
        for index in 0..<icu_countLocales() {
            guard let locale = unsafe icu_locale(index).map({ unsafe String(cString: $0) }),
                !locale.contains("_"), let data = LocaleData(tag: locale)
            else { continue }
            tags[data.name.lowercased()] = tags[data.name.lowercased()] ?? data.tag
        }
        let wanted = name.replacing("-", with: " ").lowercased()
        var nearest = NearestName(among: tags.keys.sorted())
        return tags[wanted] ?? nearest(wanted).flatMap { tags[$0] }
    }
}
