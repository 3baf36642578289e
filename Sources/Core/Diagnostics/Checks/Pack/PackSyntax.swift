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
                "no place for the texts of the sheet",
                advice: "write `clips` with a line for each clip, or change these: {changes}"),
            "no place": .init(
                "no place for {lines} behind the last clip",
                advice: "write `clips` with a line for each clip, or add these: {texts}"),
            "anchor": .init("an anchor (&)", advice: "remove it; anchors and aliases are not used here"),
            "second document": .init(
                "a second document", advice: "remove the line --- before it; a pack is one document"),
            "alias": .init(
                "an alias (*)",
                advice: "put the text in quotes, or write the value out; anchors and aliases are not used here"),
            "unclosed": .init(
                "a quotation mark that is never closed", advice: "close it at the end of the text, or remove it"),
            "closed late": .init(
                "a quotation mark that is not closed before line {line}",
                advice: "close it at the end of the text, or remove it"),
            "bracket": .init(
                "`{open}` that is not closed, or a comma that is missing behind it",
                advice: "write a comma between any two parts, and close it with `{close}`"),
            "indentation": .init(
                "indented by {spaces}; no line above to which it could belong is indented so",
                advice:
                    "give lines that belong together the same spaces; put text that holds a colon or a quotation mark in quotation marks"
            ),
            "dash": .init(
                "a line without `-` in the list from line {line}",
                advice: "begin it with `-` as the lines of the list, or write all of them without, as `name: value`"),
            "colon": .init(
                "a key where none can stand",
                advice: "indent it as the keys beside it, or put the text that holds the colon in quotation marks"),
            "unreadable": .init("YAML that can't be read", advice: "check it with a YAML editor"),
            "character": .init("character U+{code}", advice: "remove it; only printable characters may stand here"),
            "directive": .init("a directive (%)", advice: "remove the line; tags are not used here"),
            "tab": .init("a tab", advice: "indent with spaces, not tabs"),
            "": .init(
                "{reason}", advice: "check the indentation, and quote text that holds any of : # { } [ ] & * ! | > % @"),
            "UTF-16": .init("UTF-16 text", advice: "save the file as UTF-8"),
            "no UTF-8": .init("bytes that are not UTF-8 text", advice: "save the file as UTF-8"),
            "named alias": .init(
                "alias `{name}`", advice: "write the value out; anchors (&) and aliases (*) are not used here"),
        ])
}
