/// The largest power of a radix that is not above a rule's base: what the number is divided by.
struct PlaceValue {
    let exponent: Int
    let divisor: Int64
    let radix: Int64

    /// - Parameter lowered: how much less the exponent is to be.
    init(base: Int64, radix: Int64, lowered: Int = 0) {
        var powers: [Int64] = [1]
        while base > 0, let last = powers.last, last <= base / radix { powers.append(last * radix) }
        self.radix = radix
        exponent = max(powers.count - 1 - lowered, 0)
        divisor = powers[exponent]
    }
}
