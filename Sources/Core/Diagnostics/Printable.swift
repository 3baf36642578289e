/// The text with what is not seen but acts made visible, as `\u{1b}`: control characters, line breaks, and the marks that turn
/// the direction of what follows. So nothing that somebody wrote can drive the terminal, forge a line, or stand in another
/// order than it was written in. (Unicode Technical Report 36, 3.3)
package func printable(_ text: String) -> String {
    // Most texts are ASCII or nearly so.
    guard text.unicodeScalars.contains(where: \.actsUnseen) else { return text }
    return text.unicodeScalars.map { scalar in
        scalar.actsUnseen ? "\\u{\(String(scalar.value, radix: 16))}" : String(Character(scalar))
    }.joined()
}

extension Unicode.Scalar {
    /// Whether a terminal does something else with it than to show it: the general categories `Cc`, `Zl` and `Zp`, and the
    /// property `Bidi_Control`, without looking them up. What joins letters or parts them stays: words need it.
    var actsUnseen: Bool {
        switch value {
        case 0..<0x20, 0x7f...0x9f, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
        default: false
        }
    }
}
