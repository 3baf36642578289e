extension Check {
    /// A person speaks every clip of a pack that ships.
    ///
    /// **On a phone:** Customers hear a machine, or a machine and a person in turn.
    ///
    /// **To mend it:** Record the clips that `status` counts as synthetic: a person's take [replaces
    /// them](SeveralTakes.md#takes-by-a-synthesizer).
    ///
    /// **Settings:** a warning; by `rules` in pack.yml, if the pack is to speak with a synthesizer.
    package static let recordingSynthetic = Check(
        "recording-synthetic", .warning,
        [
            "": .init(
                "{count} of {all} {all|clip|clips} {count|is|are} spoken by a synthesizer",
                advice: "record them: `status` lists which"),
            "generated": .init(
                "{count} of {all} {all|clip|clips} {count|is|are} spoken by a synthesizer",
                advice: "record them, and run generate again"
            ),
        ])
}
