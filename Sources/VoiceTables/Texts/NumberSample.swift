/// The form of numbers in a language, by a sample: its sign before the fraction, and its sign between groups of digits.
public enum NumberSample: String, Sendable, Equatable, CaseIterable {
    case pointed = "1234.50"
    case comma = "1234,50"
    case commaPoint = "1,234.50"
    case pointComma = "1.234,50"
    case blankPoint = "1 234.50"
    case blankComma = "1 234,50"
    case apostrophe = "1'234.50"
    case indian = "1,23,456.50"
}
