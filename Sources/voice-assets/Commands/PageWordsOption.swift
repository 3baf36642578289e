import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPages

/// The option `--words`: the language of a page's words.
struct PageWordsOption: ParsableArguments {
    @Option(
        name: .customLong("words"),
        help: .init(
            "The language of the page's words, like en. (default: the pack's, else English)", valueName: "language"))
    private var given: PageLanguage?

    /// The language that was asked for, if one was.
    var language: String? { given?.name }

    /// The words of a pack's page.
    func words(for locale: String) -> PageWords { PageWords(for: language ?? locale) }

    /// Tells how to have a page for the engineer in English that was written in the speaker's language.
    static func note(_ file: String, for locale: String) {
        let language = PageWords(for: locale).language
        guard language != "en" else { return }
        Terminal.log(
            printable("note: \(file): the page's words are in the pack's language, \(language); ")
                + "--words en makes them English")
    }
}

/// A language that pages speak.
struct PageLanguage: ExpressibleByArgument {
    let name: String

    init?(argument: String) {
        guard PageWords.languages.contains(argument) else { return nil }
        name = argument
    }

    static var allValueStrings: [String] { PageWords.languages }
}
