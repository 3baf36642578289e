import VoiceAssetGrammar

/// What number rules fuse.
enum FusedUnits {
    /// 100 and 1000 where the rules write their multiples in one word without a mark between: `<<сот`.
    static func units(of sections: [RuleExtract.Section]) -> [Int64] {
        var units: Set<Int64> = []
        for rule in sections.flatMap(\.rules) {
            let parts = rule.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let base = Int64(parts[0]), let unit = [1000, 100].first(where: { $0 <= base }),
                base < 10 * unit
            else { continue }
            let body = parts[1].unicodeScalars
            guard let open = body.firstIndex(of: "<"),
                let close = body[body.index(after: open)...].firstIndex(of: "<"),
                let next = body[body.index(after: close)...].first, next.properties.isAlphabetic,
                ClipNames.isWritten(String(next))
            else { continue }
            units.insert(unit)
        }
        return units.sorted()
    }
}
