package import NumberGrammar

extension AmountGrammar {
    /// Why an announcement is refused that should be said, found by trying its smallest and its largest values. It proves nothing.
    ///
    /// - Returns: nil if all that was tried is said.
    package var refusalOnTrial: Refusal? {
        for id in table.announcements.keys.inOrder() {
            var values = Dictionary((slots(announcement: id) ?? []).map { ($0.name, $0.example) }) { first, _ in first }
            for amount in [range.lowerBound, range.upperBound] {
                if values[Self.amountName] != nil { values[Self.amountName] = "\(amount)" }
                do { _ = try clips(announcement: id, values: values) } catch {
                    // A pack may say whole amounts only.
                    if case .fraction = error { continue }
                    return error
                }
            }
        }
        return nil
    }
}
