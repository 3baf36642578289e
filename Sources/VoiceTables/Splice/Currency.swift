import NumberGrammar

extension SpliceManifest {
    /// A currency of ISO 4217.
    public struct Currency: Sendable {
        /// The alphabetic code: three upper-case letters.
        public internal(set) var code: String
        /// Digits of an amount after the decimal point, 0 … `Amount.maximumScale`: 2 for CNY, 0 for JPY.
        public internal(set) var scale: Int

        package init(code: String, scale: Int) {
            self.code = code
            self.scale = scale
        }
    }
}
