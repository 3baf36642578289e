/// What a rule applies to.
enum RuleDescriptor: Equatable {
    /// No descriptor: the number after the preceding rule's.
    case next
    /// `100:`, `1000/100>:`. The exponent is lowered by the number of `>`.
    case number(base: Int64, radix: Int64, lowered: Int)
    /// `-x`, `Inf`, `NaN`: never a whole number from 0 up.
    case special
    /// `x.x`, `0.x`, `x.0`, `x,x`: a fraction.
    case fraction
}
