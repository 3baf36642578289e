import NumberGrammar

extension PackManifest.AmountRange {
    func check(scale: Int, at path: JSONPath, into list: inout FaultList) {
        guard (0...Amount.maximumScale).contains(scale) else { return }
        let form = "an amount with \(scale) digits after the point and at most 15 before it, no sign, no leading zeros"
        let bounds = [(min, "min"), (max, "max")].map { amount, name in
            let units = Self.minorUnits(amount, scale: scale)
            list.require(units != nil, .name, at: path[name], amount, form)
            return units
        }
        guard let min = bounds[0], let max = bounds[1] else { return }
        list.require(min <= max, .number, at: path["max"], self.max, "at least the smallest amount, \(self.min)")
    }

    /// The amount in minor units of the currency, if it is well-formed.
    private static func minorUnits(_ amount: String, scale: Int) -> Int64? {
        let parts = amount.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let integer = parts.first, parts.count == (scale == 0 ? 1 : 2), scale == 0 || parts[1].count == scale,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }),
            integer.count == 1 || integer.first != UInt8(ascii: "0"), integer.count <= 15
        else { return nil }
        return Int64(String(decoding: parts.joined(), as: UTF8.self))
    }
}
