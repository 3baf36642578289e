extension Check {
    /// A value in pack.yml has the type that its key asks for: text, a list or a mapping.
    ///
    /// **On a phone:** A list where a text belongs would be guessed at, and a guess is heard as a wrong word.
    ///
    /// **To mend it:** Write what the message asks for: a text, a list `[a, b]` or a mapping `{a: b}`.
    ///
    /// **Settings:** an error; it stays one.
    package static let packType = Check("pack-type", .error)
}
