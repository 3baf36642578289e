extension Check {
    /// Literal text, or the text's end, stands beside each value of a template; no digit stands beside an amount.
    ///
    /// **On a phone:** `Paid {*}{amount}` would say 5 for "Paid 15".
    ///
    /// **To mend it:** Write what stands between the value and its neighbour, such as `{amount}元{*}`.
    ///
    /// **Settings:** an error; always.
    package static let templateOpenValue = Check(
        "template-open-value", .error, "`{value}` in `{text}` has no literal text beside it, or a digit",
        advice: "write what stands between it and its neighbour, such as `{amount}元{*}`")
}
