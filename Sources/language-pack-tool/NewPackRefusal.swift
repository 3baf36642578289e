import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceManifest

/// Refusals of a new pack: one is there, or the folder of old recordings has none of its clips.
extension LanguagePackTool {
    /// The finding that a pack is there already, with advice for this command line.
    func advised(_ obstacle: Finding) -> Finding {
        guard obstacle.check == .packExists else { return obstacle }
        var advised = obstacle
        if !shapingOptions.isEmpty {
            advised.form = "options"
            advised.arguments = [
                "options": .text(shapingOptions.joined(separator: ", ")), "rules": .text(LanguagePack.rulesFile),
            ]
        } else if let old {
            advised.form = "recordings"
            advised.arguments = ["folder": .text(old)]
        }
        return advised
    }

    /// The options that were given and hold for a new pack alone, as they were typed.
    var shapingOptions: [String] {
        let given: [(String, String?)] = [
            ("--takes-from", takesFrom), ("--range", range), ("--atomic", atomic.map(String.init)),
            ("--rule-set", gender?.rawValue ?? ruleSet), ("--fraction", fraction?.rawValue),
        ]
        return given.compactMap { name, value in value.map { "\(name) \($0)" } } + announce.map { "--announce \($0)" }
    }

    /// Ends the process without a pack: prints why, which files there are, and which clips they could be.
    func refuse(_ pack: LanguagePack, _ refusal: Finding, _ takeOver: TakeOver) {
        let lines = (takeOver.belowLines + takeOver.rest(after: self)).map { printable($0) + "\n" }
        let members: [String: JSONValue?] = ["pack": .string(pack.name), "written": .bool(false)]
        tell(
            takeOver.findings + [refusal], text: lines.joined(),
            members: members.merging(takeOver.members) { own, _ in own })
    }
}
