extension NumberTable {
    /// One way to say an amount.
    public struct AmountPattern: Sendable, Hashable, Codable {
        /// The value that the integer part must have, if any.
        public package(set) var integer: Int64?
        /// The value that the fraction, in minor units, must have, if any.
        public package(set) var fraction: Int64?
        /// What is said, in order.
        public package(set) var say: [AmountItem]

        enum CodingKeys: String, CodingKey {
            case integer, fraction, say
        }

        /// The pattern and what its list holds.
        var items: Int { 1 + say.count }

        package init(integer: Int64? = nil, fraction: Int64? = nil, say: [AmountItem]) {
            self.integer = integer
            self.fraction = fraction
            self.say = say
        }

        /// Reads an object with the conditions, if there are any, and `say`.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            integer = try values.decodeNumberIfPresent(forKey: .integer)
            fraction = try values.decodeNumberIfPresent(forKey: .fraction)
            var list = try values.nestedUnkeyedContainer(forKey: .say)
            say = try list.decodeAll()
        }
    }
}
