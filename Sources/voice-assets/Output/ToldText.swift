import NumberGrammar
import VoiceChecks
import VoiceNotifications

/// What a phone makes of the text of a push.
enum ToldText {
    /// What it says.
    struct Said {
        /// The index of the pack that speaks, and its name.
        var speaker: Int
        var pack: String
        var announcement: String
        /// Its values, the amount's digits among them.
        var values: [String: String]
        /// The text of the template that fits.
        var template: String

        /// The announcement and its values, in order of their names, behind the amount.
        var words: String {
            let amount = AmountGrammar.amountName
            let names = values.keys.sorted { ($0 == amount ? "" : $0) < ($1 == amount ? "" : $1) }
            return ([announcement] + names.map { "\($0)=\(values[$0] ?? "")" }).joined(separator: " ")
        }

        /// The same behind the pack's name.
        var line: String { "\(pack): \(words)" }
    }

    case said(Said)
    /// Why it says nothing.
    case unsaid(code: String, words: String)

    /// - Parameters:
    ///   - key: what the text is called where it says nothing.
    ///   - splicers: the packs whose templates are tried, at least one.
    ///   - names: their names.
    init(_ text: String, title: String, key: String = "--text", by splicers: [PackSplicer], _ names: [String]) {
        do {
            let found = try PayloadReader.reading(of: text, title: title, key: key, by: splicers)
            switch found.reading {
            case .ignored(let reason): self = .unsaid(code: reason.code, words: "\(reason)")
            case .announcement(let request):
                var values = request.values ?? [:]
                values[AmountGrammar.amountName] = request.amount?.description
                self = .said(
                    Said(
                        speaker: found.speaker, pack: names[found.speaker], announcement: request.announcement,
                        values: values, template: found.template?.text ?? ""))
            }
        } catch {
            self = .unsaid(code: error.code, words: "\(error)")
        }
    }
}
