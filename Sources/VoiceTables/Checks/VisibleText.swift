extension Unicode.Scalar {
    /// Whether a terminal or a log would not show it, or would follow it: the general categories `Cc`, `Cf`, `Zl` and `Zp`.
    package var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension Sequence<Unicode.Scalar> {
    /// The text on one line, with what is invisible as `\u{1B}`.
    package var visible: String { map { $0.isInvisible ? $0.escaped(asASCII: true) : String($0) }.joined() }
}
