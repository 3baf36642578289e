extension Check {
    /// pack.yml is one YAML document without anchors and aliases.
    ///
    /// **On a phone:** Nothing is generated.
    ///
    /// **To mend it:** Quote texts that hold `: ` or begin with `*`, `&`, `!`, `%` or `@`; indent by spaces.
    ///
    /// **Settings:** an error; always.
    package static let packSyntax = Check(
        "pack-syntax", .error,
        [
            "sheet": .init(
                "the texts of the sheet can't be written into this form of `clips`",
                advice: "write `clips` with a line for each clip, or change these: {changes}"),
            "no place": .init(
                "{lines} can't be added to this form of `clips`",
                advice: "write `clips` with a line for each clip, or add these: {texts}"),
            "anchor": .init("an anchor (&)", advice: "remove the &, or put the text in quotes"),
            "second document": .init("a second document", advice: "remove the line --- before it"),
            "alias": .init("an alias (*)", advice: "put the text in quotes, or write the value itself"),
            "unclosed": .init(
                "a quotation mark that is never closed", advice: "close it at the end of the text, or remove it"),
            "closed late": .init(
                "a quotation mark that is not closed before line {line}",
                advice: "close it at the end of the text, or remove it"),
            "bracket": .init(
                "`{open}` that is not closed, or a comma that is missing behind it",
                advice: "write a comma between any two parts, and close it with `{close}`"),
            "indentation": .init(
                "indented by {spaces}, as no line above that it could belong to",
                advice: "give lines that belong together the same spaces"
            ),
            "dash": .init(
                "a line without `-` in the list from line {line}",
                advice: "begin it with `-` as the lines of the list, or write all of them without, as `name: value`"),
            "colon": .init(
                "a key where none can stand",
                advice: "indent it as the keys beside it, or put the text that holds the colon in quotation marks"),
            "unreadable": .init("YAML that can't be read", advice: "check it with a YAML editor"),
            "character": .init("character U+{code}", advice: "remove it"),
            "directive": .init("a directive (%)", advice: "remove the line"),
            "tab": .init("a tab", advice: "indent with spaces, not tabs"),
            "": .init(
                "{reason}", advice: "check the indentation, and quote text that holds any of : # { } [ ] & * ! | > % @"),
            "UTF-16": .init("UTF-16 text", advice: "save the file as UTF-8"),
            "no UTF-8": .init("bytes that are not UTF-8 text", advice: "save the file as UTF-8"),
            "named alias": .init("alias `{name}`", advice: "write the value itself"),
        ])
}
