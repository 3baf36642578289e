import NumberGrammar

extension PackManifest.AmountRange {
    func check(scale: Int, at path: JSONPath, into list: inout FaultList) {
        guard (0...Amount.maximumScale).contains(scale) else { return }
        let form = "an amount with \(scale) digits after the point and at most 15 before it, no sign, no leading zeros"
        let bounds = [(min, "min"), (max, "max")].map { amount, name in
            let value = try? Amount(amount, scale: scale)
            let isPlain = value.map { "\($0)" == amount } ?? false
            list.require(isPlain, .name, at: path[name], amount, form)
            return isPlain ? value : nil
        }
        guard let min = bounds[0], let max = bounds[1] else { return }
        list.require(min <= max, .number, at: path["max"], self.max, "at least the smallest amount, \(self.min)")
    }
}
