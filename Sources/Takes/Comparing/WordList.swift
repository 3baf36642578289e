/// Names in a sentence.
enum WordList {
    /// Up to four names, and how many more there are.
    static func quoted(_ names: [String]) -> String {
        let shown = names.count > 4 ? names.prefix(3) : names[...]
        let quoted = shown.map { "`\($0)`" }
        let last = shown.count < names.count ? "\(names.count - shown.count) more" : quoted.last ?? ""
        return quoted.prefix(shown.count < names.count ? 3 : names.count - 1).joined(separator: ", ") + " and " + last
    }
}
