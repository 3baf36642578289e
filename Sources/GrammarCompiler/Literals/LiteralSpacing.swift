/// What a literal has before, between and behind the clips that say it: spaces, hyphens, join marks, commas.
struct LiteralSpacing {
    /// One more than the clips; as they are written.
    private(set) var separators: [String]

    /// - Parameters:
    ///   - text: what is said, without `{id}`.
    ///   - clips: the texts of the clips that say it, in order.
    init(_ text: String, saidBy clips: [String]) {
        separators = [""]
        var lengths = clips.map { Self.heardCharacters($0) }
        lengths.reverse()
        var left = 0
        for character in text {
            let isHeard = Self.isHeard(character)
            if left == 0, isHeard, let next = lengths.popLast() {
                left = next
                separators.append("")
            }
            if isHeard { left -= 1 } else if left == 0 { separators[separators.count - 1].append(character) }
        }
    }

    private static func isHeard(_ character: Character) -> Bool {
        let spoken = SpokenText(String(character)).characters
        return !spoken.isEmpty && spoken != [" "]
    }

    private static func heardCharacters(_ text: String) -> Int { text.count { isHeard($0) } }
}
