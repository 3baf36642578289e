import NumberGrammar
import VoiceAssetCore
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
        case .refused(.fraction): "; write a whole amount"
        default: ""
        }
    }

    /// No amount is named but what was typed, read as people write amounts: the wrong one would be said.
    private func words(on text: String, _ fault: Amount.Fault) -> String {
        switch fault {
        // The splicers say themselves how 15,50 is written.
        case .form where "\(VoiceSplicerError.amount(text, fault))".contains("write the point"): return ""
        case .exponent, .form: return "; write " + (meant(by: text) ?? "it out in digits")
        case .sign:
            let unsigned = text.drop { "+-\u{2212}".contains($0) }
            guard let amount = meant(by: String(unsigned)) else { return "; write it out in digits, without a sign" }
            return "; write \(amount)"
                + (text.first == "+" ? "" : ", and let another announcement say that money went out")
        case .fractionDigits:
            let rounding = "round it to \(scale == 0 ? "a whole amount" : counted(scale, "fraction digit"))"
            guard let amount = meant(by: text) else { return "; \(rounding)" }
            return "; write \(amount)"
                + (exact(text) != nil ? "" : " if the point parts thousands, or else \(rounding)")
        case .empty: return "; write it in digits"
        case .tooLarge, .scale: return ""
        }
    }

    /// The amounts of the currency that a text can mean; nil if there are none.
    private func meant(by text: String) -> String? {
        let readings = WrittenAmount(text)?.readings.compactMap(exact) ?? []
        return readings.isEmpty ? nil : readings.joined(separator: " or ")
    }

    /// A number without the zeros that it has beyond the currency's digits; nil if it is no amount of the currency.
    private func exact(_ number: String) -> String? {
        var number = number[...]
        if let point = number.firstIndex(of: ".") {
            while number.last == "0", number[point...].count - 1 > scale { number.removeLast() }
            if number.last == "." { number.removeLast() }
        }
        return (try? Amount(number, scale: scale)).map { _ in String(number) }
    }
}
