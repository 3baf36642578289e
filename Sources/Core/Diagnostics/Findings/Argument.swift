import VoiceAssetUnicodeText

extension Finding {
    /// A value in a finding: a measurement, a limit, a name.
    package enum Argument: Sendable, Hashable {
        /// A name, or other text that is no sentence.
        case text(String)
        case quantity(Quantity)
        /// Names: up to four are shown, and how many more there are.
        case names([String])
        /// What a shell does with the file.
        case command(String)

        /// A number with its unit, rounded to the decimals that are shown.
        package struct Quantity: Sendable, Hashable, Codable {
            package let value: Double
            package let decimals: Int
            /// As it is written behind the number: `dBFS`. nil of a plain count.
            package let unit: String?

            /// - Returns: nil of infinities and of NaN, which are no figures.
            package init?(_ value: Double, decimals: Int, _ unit: String? = nil) {
                guard value.isFinite else { return nil }
                self.value = value.rounded(toDecimals: decimals)
                self.decimals = decimals
                self.unit = unit
            }

            /// The number without its unit: `-45.0`.
            package var number: String { value.decimals(decimals) }

            /// The unit as it stands behind the number: one of `bytes` is a `byte`.
            var unitWord: String? {
                guard number == "1", let unit, unit.count > 2, unit.hasSuffix("s") else { return unit }
                return unit.hasSuffix("ies") ? unit.dropLast(3) + "y" : String(unit.dropLast())
            }
        }

        /// A piece of the user's text, cut to 40 characters, for words that have backquotes around it.
        package static func piece(_ text: String) -> Argument { piece(Array(text.unicodeScalars)) }

        /// A piece of the user's text, cut to 40 characters, for words that have backquotes around it.
        package static func piece(_ scalars: [Unicode.Scalar]) -> Argument {
            .text(String(quoted(scalars).dropFirst().dropLast()))
        }

        /// A count, of these if a unit is given, in the plural: `bytes`.
        package static func count(_ count: some BinaryInteger, _ unit: String? = nil) -> Argument {
            of("\(count)", unit)
        }

        /// A number as `Double.decimals` writes it, so that it is rounded as little as it takes to see on which side of a limit it lies.
        package static func of(_ number: String, _ unit: String?) -> Argument {
            // Beyond this not every whole number is a Double.
            guard number.utf8.count < 16 else { return .text(unit.map { "\(number) \($0)" } ?? number) }
            let decimals = number.split(separator: ".").dropFirst().first?.utf8.count ?? 0
            let quantity = Double(number).flatMap { Quantity($0, decimals: decimals, unit) }
            return quantity.map(Self.quantity) ?? .text(number == "-inf" ? "none" : "no number")
        }

        /// The words for it.
        /// - Parameter isBare: whether the unit is left out.
        package func words(isBare: Bool = false) -> String {
            switch self {
            case .text(let text), .command(let text): return text
            case .quantity(let quantity):
                return quantity.number + (isBare ? "" : quantity.unitWord.map { " \($0)" } ?? "")
            case .names(let names):
                let shown = names.count > 4 ? names.prefix(3) : names[...]
                let quoted = shown.map { "`\($0)`" }
                guard shown.count == names.count else {
                    return "\(quoted.joined(separator: ", ")) and \(names.count - shown.count) more"
                }
                return quoted.count < 2
                    ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
            }
        }
    }
}

/// A text is written as it is, names as a list, a quantity and a command as objects.
extension Finding.Argument: Codable {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let names = try? value.decode([String].self) {
            self = .names(names)
        } else if let command = try? value.decode([String: String].self)["command"] {
            self = .command(command)
        } else {
            self = .quantity(try value.decode(Quantity.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .names(let names): try container.encode(names)
        case .quantity(let quantity): try container.encode(quantity)
        case .command(let command): try container.encode(["command": command])
        }
    }
}
