extension Check {
    /// A value in pack.yml has the type that its key asks for.
    ///
    /// **On a phone:** A wrong guess is heard as a wrong word.
    ///
    /// **To mend it:** Write what the message asks for: a text, a list `[a, b]` or a mapping `{a: b}`.
    ///
    /// **Settings:** an error; always.
    package static let packType = Check(
        "pack-type", .error,
        [
            "": .init("`{key}` is {found}", advice: "write {form}"),
            "key": .init("{kind} as a key of `{key}`", advice: "write text before the colon, such as `two`"),
            "item": .init("{kind} in `{key}`", advice: "write a clip id, or a slot in quotes, such as \"{{example}}\""),
            "tag": .init("tag `{tag}`", advice: "remove it"),
            "template": .init("`{id}` is no list", advice: "write clips and slots in brackets"),
        ])
}
