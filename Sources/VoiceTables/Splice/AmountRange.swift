import NumberGrammar

extension SpliceManifest {
    /// The amounts that a pack can announce, both ends included.
    ///
    /// Amounts are decimal text with all digits of the currency's scale (`0.00` for CNY, `0` for JPY), no sign, no
    /// leading zeros, and at most 18 digits, so that they fit `Int64` in minor units.
    public struct AmountRange: Sendable, Equatable, Codable {
        /// The smallest amount.
        public package(set) var min: String
        /// The largest amount, not smaller than `min`.
        public package(set) var max: String

        package init(min: String, max: String) {
            self.min = min
            self.max = max
        }

        /// Decodes the members, and checks none.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: SpliceKey.self)
            min = try values.decode(String.self, forKey: .min)
            max = try values.decode(String.self, forKey: .max)
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: SpliceKey.self)
            try values.encode(min, forKey: .min)
            try values.encode(max, forKey: .max)
        }

        package func check(scale: Int, at path: JSONPath, into list: inout FaultList) {
            guard (0...Amount.maximumScale).contains(scale) else { return }
            let form =
                "an amount with \(scale) digits after the point and at most 15 before it, no sign, no leading zeros"
            let bounds = [(min, "min"), (max, "max")].map { text, name in
                let amount = Amount(canonical: text, scale: scale)
                list.require(amount != nil, .name, at: path[name], text, form)
                return amount
            }
            guard let min = bounds[0], let max = bounds[1] else { return }
            list.require(min <= max, .number, at: path["max"], self.max, "at least the smallest amount, \(self.min)")
        }
    }
}
