import NumberGrammar
import VoiceSplicer

/// Advice on an amount that a pack does not say. The splicers' words tell what is wrong, and are the same on all platforms; this is the
/// tool's alone.
struct AmountAdvice {
    /// The pack's name.
    let pack: String
    /// Digits of an amount after the point.
    let scale: Int

    /// Behind the words of the error; empty where they say what to do, or nothing is known.
    func words(on error: VoiceSplicerError) -> String {
        switch error {
        case .amount(let text, let fault), .refused(.amountText(let text, let fault)): words(on: text, fault)
        case .refused(.outOfRange):
            "; to say it, widen `range` in recordings/\(pack)/pack.yml and run generate, which names what else that needs"
        case .refused(.fraction(let amount)): "; write a whole amount, such as \(amount.integer)"
        default: ""
        }
    }

    private func words(on text: String, _ fault: Amount.Fault) -> String {
        switch fault {
        case .exponent, .form:
            // The splicers say themselves how 15,50 is written.
            if fault == .form, "\(VoiceSplicerError.amount(text, fault))".contains("write the point") { return "" }
            let meant = WrittenAmount(text)?.readings.filter { (try? Amount($0, scale: scale)) != nil } ?? []
            return "; write " + (meant.isEmpty ? "it as \(example)" : meant.joined(separator: " or "))
        case .sign:
            let unsigned = String(text.drop { "+-\u{2212}".contains($0) })
            guard (try? Amount(unsigned, scale: scale)) != nil else { return "; write it as \(example)" }
            return "; write \(unsigned), and let another announcement say that money went out"
        case .fractionDigits: return rounded(text)
        case .empty: return "; write it as \(example)"
        case .tooLarge, .scale: return ""
        }
    }

    private var example: String { scale == 0 ? "1500" : "1500." + String(repeating: "0", count: scale) }

    /// Both neighbours of an amount with too many digits.
    private func rounded(_ text: String) -> String {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let below = try? Amount(parts[0] + "." + parts[1].prefix(scale), scale: scale),
            let above = try? Amount(minorUnits: below.minorUnits + 1, scale: scale)
        else { return "" }
        return "; write \(below) or \(above)"
    }
}
