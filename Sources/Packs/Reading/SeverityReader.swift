import VoiceAssetCore

/// Reads `rules` of pack.yml: `recording-hum: {severity: off, because: …}`.
enum SeverityReader {
    static func settings(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [RuleSetting] {
        var nearest = NearestName(among: Check.all.map(\.id))
        var settings: [RuleSetting] = []
        for pair in PackMapping(field, limit: Check.all.count, &findings)?.pairs ?? [] {
            guard let rule = Check.named(pair.key) else {
                findings.add(
                    .packReference, "check", ["key": .piece(pair.key)], nearest: nearest(pair.key), at: pair.position)
                continue
            }
            guard rule.severity < .error else {
                findings.add(.packValue, "severity of an error", ["id": .text(rule.id)], at: pair.position)
                continue
            }
            if let setting = setting(of: rule, pair.field, &clips, &findings) { settings.append(setting) }
        }
        return settings
    }

    private static func setting(
        of check: Check, _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> RuleSetting? {
        let record = PackRecord(field, required: ["severity", "because"], optional: ["clips"], &findings)
        let level = record?["severity"]?.choice(of: RuleSetting.Level.self, &findings)
        let reason = record?["because"]?.prose(&findings)
        let ids = record?["clips"]?.distinct(
            limit: 1000, &findings, name: { .piece($0) }, value: { clips.id($0, &$1) })
        guard let level, let reason else { return nil }
        return RuleSetting(check, level, clips: ids.map { Set($0) }, reason: reason)
    }
}
