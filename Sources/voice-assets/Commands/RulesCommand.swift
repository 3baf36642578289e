import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore

/// `voice-assets rules`
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Explain the rules that recordings, packs and clips must follow.",
        discussion: """
            Prints what each rule asks. If you name rules, it also prints why \
            each matters on a phone, what to do about a breach, and what pack.yml can set.

            Examples:
              voice-assets rules
              voice-assets rules clip-clipping

            Exit codes: 0 done; 64 wrong command line, or no such rule.
            """)

    @Argument(help: "Ids of rules, as they stand in brackets in a diagnostic; all if none is given.")
    var rules: [String] = []

    func validate() throws {
        let unknown = rules.filter { Check.named($0) == nil }
        guard unknown.isEmpty else {
            var nearest = NearestName(among: Check.all.map(\.id))
            let meant = unknown.compactMap { nearest($0) }.first
            let advice = meant.map { "did you mean \($0)?" } ?? "see voice-assets rules."
            throw ValidationError("No rule is called \(unknown.joined(separator: ", ")); \(advice)")
        }
    }

    func run() {
        let pages = Check.all.filter { rules.isEmpty || rules.contains($0.id) }.map { rule in
            let page = RulePage(of: rule)
            return "\(rule.id) (\(rule.severity.rawValue)): \(rules.isEmpty ? page.summary : page.plainText)\n"
        }
        Terminal.output(pages.joined(separator: rules.isEmpty ? "" : "\n"))
    }
}
