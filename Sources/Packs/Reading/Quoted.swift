/// A piece of the user's text in a message: in backquotes, cut to 40 characters.
func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.count <= 40 ? "`\(text)`" : "`\(String(scalars.prefix(40)))…`"
}
