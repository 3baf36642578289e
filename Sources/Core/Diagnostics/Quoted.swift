/// A piece of the user's text in a message: in backquotes, cut to 40 characters.
package func quoted(_ scalars: some Collection<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.prefix(40))
    return "`\(String(text))\(scalars.count > 40 ? "…" : "")`"
}

/// A piece of the user's text in a message: in backquotes, cut to 40 characters.
package func quoted(_ text: String) -> String { quoted(text.unicodeScalars) }
