extension AmountGrammar {
    /// Why an announcement is refused that should be said, found by trying the amounts at which rules begin: of a damaged pack a
    /// table may not come to an end. It takes milliseconds, and proves nothing.
    ///
    /// - Returns: nil if all that was tried is said.
    package var refusalOnTrial: Refusal? {
        for id in table.announcements.keys.inOrder() {
            if let slots = slots(announcement: id), slots.contains(where: { $0.kind != "amount" }) {
                let values = Dictionary(slots.map { ($0.name, $0.example) }) { first, _ in first }
                do { _ = try clips(announcement: id, values: values) } catch { return error }
                continue
            }
            let amounts = saysAmount(announcement: id) == true ? amountsOnTrial : [range.lowerBound]
            for amount in amounts {
                do { _ = try clips(announcement: id, amount: amount) } catch {
                    // A pack may say whole amounts only.
                    if case .fraction = error { continue }
                    return error
                }
            }
        }
        return nil
    }

    /// The ends of the range, and the amounts whose integer or fraction is where a rule begins, or comes to that by a division.
    package var amountsOnTrial: [Amount] {
        let (low, unit) = (range.lowerBound, Amount.unit(range.lowerBound.scale))
        let rules = sets.flatMap(\.rules)
        // What a hostile table has more of is not tried.
        let bases = Set(rules.map(\.base)).inOrder(by: <).prefix(500)
        let divisors = Set(rules.map { max($0.divisor, 1) }).inOrder(by: <).prefix(40)
        var units: Set<Int64> = [low.minorUnits, range.upperBound.minorUnits]
        for base in bases {
            for divisor in divisors where base <= Amount.maximumInteger / divisor {
                let whole = base * divisor * unit
                units.formUnion([whole, whole + unit - 1])
            }
            if base < unit { units.formUnion([low.integer * unit + base, (low.integer + 1) * unit + base]) }
        }
        return units.inOrder(by: <).compactMap { try? Amount(minorUnits: $0, scale: low.scale) }.filter(range.contains)
    }
}
