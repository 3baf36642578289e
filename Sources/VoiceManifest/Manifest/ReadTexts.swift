package import VoiceTables

/// What a pack says of the texts of pushes, which `splice.json` alone has.
package struct ReadTexts: Sendable, Equatable {
    package var templates: [TextTemplate]
    /// The form of numbers in the pack's language.
    package var numbers: NumberSample
    /// The announcements of which a push may ask with an amount of 0.
    package var zeros: Set<String>

    package init(_ templates: [TextTemplate] = [], numbers: NumberSample = .pointed, zeros: Set<String> = []) {
        (self.templates, self.numbers, self.zeros) = (templates, numbers, zeros)
    }

    /// Those of a file that was read.
    package init(of splice: SpliceManifest) {
        self.init(splice.texts, numbers: splice.numbers, zeros: splice.zeros)
    }
}
