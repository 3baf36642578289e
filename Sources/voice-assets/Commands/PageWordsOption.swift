import ArgumentParser
import VoiceAssetPages

/// The option `--words`: the language of a page's words.
struct PageWordsOption: ParsableArguments {
    @Option(
        name: .customLong("words"),
        help: .init(
            "The language of the page's words, like en. (default: the pack's, else English)", valueName: "language"))
    var language: String?

    func validate() throws {
        if let language, !PageWords.languages.contains(language) {
            throw ValidationError(
                "--words takes a language that pages speak: \(PageWords.languages.joined(separator: ", ")).")
        }
    }

    /// The words of a pack's page.
    func words(for locale: String) -> PageWords { PageWords(for: language ?? locale) }
}
