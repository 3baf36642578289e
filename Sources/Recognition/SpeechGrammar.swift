/// All texts of a pack in the Java Speech Grammar Format (W3C Note of 5 June 2000), for recognizers that choose among what
/// may be said: one of the texts, and nothing else.
enum SpeechGrammar {
    /// Texts become words of lower-case letters, as they stand in pronouncing dictionaries. So nothing that a text holds is
    /// anything but a word of the grammar.
    static func text(of texts: [String], language: String) -> String {
        var seen: Set<String> = []
        let choices = texts.map { words(of: $0).joined(separator: " ") }.filter {
            !$0.isEmpty && seen.insert($0).inserted
        }
        let rule = choices.isEmpty ? "<VOID>" : choices.joined(separator: "\n    | ")
        return """
            #JSGF V1.0 UTF-8 \(language);
            grammar pack;
            public <text> = \(rule);

            """
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            .map { String($0.map { $0 == "’" ? "'" : $0 }) }
    }
}
