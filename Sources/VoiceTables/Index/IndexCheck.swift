import NumberGrammar

/// What an index is held to, pack by pack.
package struct IndexCheck {
    private let index: VoiceIndex

    package init(_ index: VoiceIndex) { self.index = index }

    /// Every fault.
    package func faults() -> [VoiceManifestError.Fault] {
        var list = FaultList()
        let root = JSONPath.root
        list.require(
            index.schema == VoiceIndex.currentSchema, .schema, at: root["schema"], "\(index.schema)",
            "\(VoiceIndex.currentSchema)")
        list.require(
            index.packs.count <= VoiceIndex.maximumPacks, .count, at: root["packs"], "\(index.packs.count) packs",
            "at most \(VoiceIndex.maximumPacks) packs")
        var names: [String: String] = [:]
        for (name, pack) in index.packs.inOrder(by: { $0.key < $1.key }) {
            let path = root["packs"][name]
            pack.check(name, at: path, into: &list)
            let twin = names.updateValue(name, forKey: name.lowercasedASCII)
            list.require(twin == nil, .duplicate, at: path, name, "a name that differs from others in more than case")
        }
        for (tag, listed) in index.fallback.inOrder(by: { $0.key < $1.key }) {
            check(listed, of: tag, at: root["fallback"][tag], into: &list)
        }
        return list.faults
    }

    private func check(_ listed: [String], of tag: String, at path: JSONPath, into list: inout FaultList) {
        list.requireName(tag, LanguageTag.isWellFormed, at: path, LanguageTag.form)
        list.require(!listed.isEmpty, .count, at: path, "none", "at least 1 pack")
        let maximum = index.packs.count
        list.require(listed.count <= maximum, .count, at: path, "\(listed.count) packs", "at most the \(maximum) packs")
        guard listed.count <= maximum else { return }
        var seen: Set<String> = []
        for (place, name) in listed.enumerated() {
            list.require(index.packs[name] != nil, .reference, at: path[place], name, "a pack of the index")
            list.require(seen.insert(name).inserted, .duplicate, at: path[place], name, "each pack once")
        }
    }
}
