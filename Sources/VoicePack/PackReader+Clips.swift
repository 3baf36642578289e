import Diagnostics

extension PackReader {
    private static let maximumClips = 10_000

    /// The clips that can be used; their ids are what references are compared with.
    mutating func clips(_ node: YAMLNode) -> [VoicePack.Clip] {
        guard let pairs = pairs(node, "clips", limit: Self.maximumClips) else { return [] }
        guard !pairs.isEmpty else {
            faults.add(
                .packValue, at: node.position, found: "`clips` is empty",
                advice: "add a line `<clip id>: <text>` for each clip")
            return []
        }
        let ids = identifiers(pairs)
        clipIDs = Set(ids.map(\.key))
        for id in ids { positions[id.key] = id.position }
        nearestClip = NearestName(among: ids.map(\.key))
        let clips = ids.compactMap { pair in
            prose(pair.value, pair.key).map { VoicePack.Clip(id: pair.key, text: $0) }
        }
        lintTexts(clips)
        return clips
    }

    /// The pairs whose keys are well-formed ids. Ids that differ only in case are faults too: they would be one file on
    /// many disks.
    mutating func identifiers(_ pairs: [Pair]) -> [Pair] {
        var spellings: [String: Pair] = [:]
        var valid: [Pair] = []
        for pair in pairs {
            if let other = spellings.updateValue(pair, forKey: pair.key.lowercased()) {
                faults.add(
                    .packDuplicate, at: pair.position,
                    found: "\(quoted(pair.key)) differs only in case from \(quoted(other.key))",
                    advice: "rename one of them; the other is in line \(other.position.line)")
            }
            if ClipID.isValid(pair.key) {
                valid.append(pair)
            } else {
                let lowercase = pair.key.lowercased()
                faults.add(
                    .packValue, at: pair.position, found: "\(quoted(pair.key)) is no id",
                    advice: ClipID.isValid(lowercase) ? "write `\(lowercase)`" : "use \(ClipID.form)")
            }
        }
        return valid
    }

    /// A reference to a clip.
    mutating func clip(_ id: String, at position: SourcePosition) {
        guard let clipIDs, !clipIDs.contains(id), !faults.isFull else { return }
        faults.add(
            .packReference, at: position, found: "no clip \(quoted(id))",
            advice: nearestClip(id).map { "write `\($0)`" } ?? "add it to `clips`")
    }
}
