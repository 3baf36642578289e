import NumberGrammar

extension SpliceManifest {
    /// A currency of ISO 4217.
    public struct Currency: Sendable, Equatable, Codable {
        /// The alphabetic code: three upper-case letters.
        public package(set) var code: String
        /// Digits of an amount after the decimal point, 0 … `Amount.maximumScale`: 2 for CNY, 0 for JPY.
        public package(set) var scale: Int

        package init(code: String, scale: Int) {
            self.code = code
            self.scale = scale
        }

        /// Decodes the members, and checks none.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: SpliceKey.self)
            code = try values.decode(String.self, forKey: .code)
            scale = try values.decode(Int.self, forKey: .scale)
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: SpliceKey.self)
            try values.encode(code, forKey: .code)
            try values.encode(scale, forKey: .scale)
        }

        package func check(at path: JSONPath, into list: inout FaultList) {
            list.requireName(code, Naming.isCurrency, at: path["code"], Naming.currencyForm)
            list.require(scale, in: 0...Amount.maximumScale, at: path["scale"])
        }
    }
}
