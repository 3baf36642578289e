import NumberGrammar

extension PackManifest {
    /// Every fault, in the order of the text.
    func faults() -> [VoiceManifestError.Fault] {
        var list = FaultList()
        let root = JSONPath.root
        list.require(
            schema == Self.currentSchema, .schema, at: root["schema"], "\(schema)", "\(Self.currentSchema)")
        list.requireName(pack, Naming.isPack, at: root["pack"], Naming.packForm)
        list.requireName(locale, LanguageTag.isWellFormed, at: root["locale"], LanguageTag.form)
        currency.check(at: root["currency"], into: &list)
        generator.check(at: root["generator"], into: &list)
        profile.check(at: root["profile"], into: &list)
        source.check(at: root["source"], into: &list)
        range.check(scale: currency.scale, at: root["range"], into: &list)
        limits.check(at: root["limits"], into: &list)
        checkRenditions(at: root["renditions"], into: &list)
        checkClips(at: root["clips"], into: &list)
        checkAnnouncements(at: root["announcements"], into: &list)
        checkGrammar(at: root["grammar"], into: &list)
        return list.faults
    }

    private func checkRenditions(at path: JSONPath, into list: inout FaultList) {
        list.require(!renditions.isEmpty, .count, at: path, "none", "at least 1 rendition")
        let sorted = renditions.sorted { $0.key < $1.key }
        for (name, rendition) in sorted {
            list.requireName(name, Naming.isID, at: path[name], Naming.idForm)
            rendition.check(at: path[name], into: &list)
            list.require(
                rendition.sampleRate == sorted[0].value.sampleRate, .rate, at: path[name]["sampleRate"],
                "\(rendition.sampleRate)", "\(sorted[0].value.sampleRate), as in \(sorted[0].key)")
        }
    }

    private func checkClips(at path: JSONPath, into list: inout FaultList) {
        list.require(
            (1...Self.maximumClips).contains(clips.count), .count, at: path, "\(clips.count) clips",
            "1 … \(Self.maximumClips) clips")
        guard clips.count <= Self.maximumClips else { return }
        let check = ClipCheck(renditions: renditions, limits: limits)
        var indexes: [String: Int] = [:]
        for (index, clip) in clips.enumerated() {
            check.check(clip, at: path[index], into: &list)
            let earlier = indexes.updateValue(index, forKey: clip.id.lowercasedASCII)
            list.require(
                earlier == nil, .duplicate, at: path[index]["id"], clip.id,
                "an id that differs from the one of clip \(earlier ?? 0) in more than case")
        }
    }
}
