import NumberGrammar

#if canImport(Darwin)
    import Foundation
#elseif canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value of a payload, by what it means and not by what it is stored as.
enum PayloadValue {
    case text(String)
    /// A number whose decimal digits are known.
    case decimal(String)
    /// A binary floating-point number.
    case double(Double)
    case boolean(Bool)
    /// Anything else; the type's name.
    case other(String)

    init(_ value: Any) {
        if let text = value as? String { self = .text(text) } else { self = Self.number(value) }
    }

    private static func typeName(_ value: Any) -> String { "\(type(of: value))" }

    /// The value as text: what the server wrote, or the type's name of what is no text.
    var words: String {
        switch self {
        case .text(let text), .decimal(let text): text
        case .double(let value): "\(value)"
        case .boolean(let value): "\(value)"
        case .other(let type): type
        }
    }

    /// Whether it is a text other than a number of decimal digits.
    var isText: Bool {
        guard case .text(let text) = self else { return false }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 2 || !parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) }
    }

    /// The type's name, for a message.
    var typeWords: String {
        switch self {
        case .text: "String"
        case .decimal, .double: "Number"
        case .boolean: "Bool"
        case .other(let type): type
        }
    }

    /// Whether a gate of this value is closed.
    var isOff: Bool {
        switch self {
        case .text(let text), .decimal(let text): ["0", "false", "no", "off"].contains(text.lowercased())
        case .double(let value): value == 0
        case .boolean(let value): !value
        case .other: false
        }
    }

    #if canImport(Darwin)
        static func isNull(_ value: Any) -> Bool { value is NSNull }

        /// Every number, Swift's own too, comes as an `NSNumber`. A cast to `Bool` or `Int` would change its kind.
        private static func number(_ value: Any) -> Self {
            guard let number = value as? NSNumber else { return .other(typeName(value)) }
            if CFGetTypeID(number) == CFBooleanGetTypeID() { return .boolean(number.boolValue) }
            if let decimal = number as? NSDecimalNumber { return .decimal("\(decimal.decimalValue)") }
            switch CFNumberGetType(number as CFNumber) {
            case .float32Type, .floatType: return .decimal(digits(number.floatValue))
            case .float64Type, .doubleType, .cgFloatType: return .double(number.doubleValue)
            default: return .decimal(number.stringValue)
            }
        }
    #else
        // What JSONSerialization gives is in a Foundation that this library doesn't link: its types are known by name.

        static func isNull(_ value: Any) -> Bool { typeName(value) == "NSNull" }

        /// A cast to `Bool` also takes the numbers 0 and 1.
        private static func isBoolean(_ value: Any) -> Bool {
            type(of: value) == Bool.self || typeName(value) == "__NSCFBoolean"
        }

        private static func number(_ value: Any) -> Self {
            switch value {
            case _ where isBoolean(value): return .boolean("\(value)" == "true" || "\(value)" == "1")
            case let value as Decimal: return .decimal("\(value)")
            case let value as any BinaryInteger: return .decimal("\(value)")
            case let value as Int64: return .decimal("\(value)")
            case let value as UInt64: return .decimal("\(value)")
            // A cast to `Float` also takes a `Double` that has no more digits; its words tell which it is.
            case let float as Float where "\(float)" == "\(value)": return .decimal(digits(float))
            case let value as Double: return .double(value)
            default: return .other(typeName(value))
            }
        }
    #endif

    /// A float's shortest decimal form, which is shorter than that of the same value as a double. Large ones, which Swift
    /// writes with an exponent, are whole numbers.
    private static func digits(_ value: Float) -> String { Int64(exactly: value).map { "\($0)" } ?? "\(value)" }
}
