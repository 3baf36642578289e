extension Check {
    /// A clip decodes, to the length that the manifest states.
    ///
    /// **On a phone:** The phone can't play it either.
    ///
    /// **To mend it:** Generate again, or copy the file anew.
    ///
    /// **Settings:** an error; always.
    package static let assetUnreadable = Check(
        "asset-unreadable", .error,
        [
            "chunk": .init(
                "the header promises {whole} in chunk '{chunk}'", expected: "the {present} that {present|is|are} there",
                advice: "{remedy}"),
            "undecodable": .init("does not decode: {reason}", advice: "{remedy}"),
            "pointer": .init(
                "a Git LFS pointer in place of the clip",
                advice: "bring the clips with git lfs pull; in CI, check out with LFS"),
            "silent": .init("decodes to silence", advice: "{remedy}"),
            "no silence": .init("a pause that peaks at {peak}", expected: "silence", advice: "run generate again"),
            "length": .init(
                "decodes to {samples} {samples|sample|samples}", expected: "{stated}",
                advice: "every later clip of an announcement would start at a wrong time: run generate again"),
        ])
}
