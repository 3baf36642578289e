import NumberGrammar

/// What a manifest is held to, part by part.
struct ManifestCheck {
    private let manifest: PackManifest

    init(_ manifest: PackManifest) { self.manifest = manifest }

    /// The manifest's table, ready to be evaluated; nil if there is none.
    ///
    /// - Throws: every fault of the manifest, in the order of the text.
    func grammar() throws(VoiceManifestError) -> AmountGrammar? {
        var list = FaultList()
        let root = JSONPath.root
        let schema = PackManifest.schema(of: manifest.grammar)
        list.require(
            manifest.schema == schema, .schema, at: root["schema"], "\(manifest.schema)",
            "\(schema), \(manifest.grammar.endForms.isEmpty ? "without" : "with") end forms")
        list.requireName(manifest.pack, Naming.isPack, at: root["pack"], Naming.packForm)
        list.requireName(manifest.locale, LanguageTag.isWellFormed, at: root["locale"], LanguageTag.form)
        manifest.currency.check(at: root["currency"], into: &list)
        manifest.generator.check(at: root["generator"], into: &list)
        manifest.profile.check(at: root["profile"], into: &list)
        manifest.source.check(at: root["source"], into: &list)
        manifest.range.check(scale: manifest.currency.scale, at: root["range"], into: &list)
        manifest.limits.check(at: root["limits"], into: &list)
        if let spoken = manifest.spokenSha256 { list.requireChecksum(spoken, at: root["spokenSha256"]) }
        if let written = manifest.writtenSha256 { list.requireChecksum(written, at: root["writtenSha256"]) }
        checkAttribution(at: root["attribution"], into: &list)
        manifest.joinChoice?.check(at: root["joinChoice"], into: &list)
        checkRenditions(at: root["renditions"], into: &list)
        checkClips(at: root["clips"], into: &list)
        EndFormCheck(manifest).check(at: root, into: &list)
        for (index, join) in (manifest.textJoins ?? []).enumerated() {
            join.check(clips: manifest.clips.count, at: root["textJoins"][index], into: &list)
        }
        checkAnnouncements(at: root["announcements"], into: &list)
        let grammar = checkGrammar(at: root["grammar"], into: &list)
        try list.faults.throwIfAny()
        return grammar
    }

    private func checkAttribution(at path: JSONPath, into list: inout FaultList) {
        guard let file = manifest.attribution else { return }
        list.require(
            file.path.utf8.elementsEqual(PackManifest.attributionName.utf8), .path, at: path["path"], file.path,
            PackManifest.attributionName)
        list.require(file.bytes, in: 1...PackManifest.maximumAttributionBytes, at: path["bytes"])
        list.requireChecksum(file.sha256, at: path["sha256"])
    }

    private func checkRenditions(at path: JSONPath, into list: inout FaultList) {
        list.require(!manifest.renditions.isEmpty, .count, at: path, "none", "at least 1 rendition")
        let sorted = manifest.renditions.sorted { $0.key < $1.key }
        for (name, rendition) in sorted {
            list.requireName(name, Naming.isID, at: path[name], Naming.idForm)
            rendition.check(at: path[name], into: &list)
            list.require(
                rendition.sampleRate == sorted[0].value.sampleRate, .rate, at: path[name]["sampleRate"],
                "\(rendition.sampleRate)", "\(sorted[0].value.sampleRate), as in \(sorted[0].key)")
        }
    }

    private func checkClips(at path: JSONPath, into list: inout FaultList) {
        let (count, maximum) = (manifest.clips.count, PackManifest.maximumClips)
        list.require((1...maximum).contains(count), .count, at: path, "\(count) clips", "1 … \(maximum) clips")
        guard count <= maximum else { return }
        let check = ClipCheck(renditions: manifest.renditions, limits: manifest.limits)
        var indexes: [String: Int] = [:]
        for (index, clip) in manifest.clips.enumerated() {
            check.check(clip, at: path[index], into: &list)
            let earlier = indexes.updateValue(index, forKey: clip.id.lowercasedASCII)
            list.require(
                earlier == nil, .duplicate, at: path[index]["id"], clip.id,
                "an id that differs from the one of clip \(earlier ?? 0) in more than case")
        }
    }

    /// A manifest without a grammar is sound: its clips are there, but nothing can be announced with them.
    private func checkGrammar(at path: JSONPath, into list: inout FaultList) -> AmountGrammar? {
        guard manifest.grammar != NumberTable() else { return nil }
        for id in manifest.grammar.announcements.keys.sorted() {
            list.requireName(id, Naming.isID, at: path["announcements"][id], Naming.idForm)
        }
        // Without a sound range or scale there is nothing to check it for.
        guard list.faults.isEmpty else { return nil }
        do {
            return try manifest.amountGrammar()
        } catch {
            let fault = GrammarFault(error)
            list.require(false, fault.rule, at: fault.place.reduce(path) { $0[$1] }, fault.value, fault.expectation)
            return nil
        }
    }

    private func checkAnnouncements(at path: JSONPath, into list: inout FaultList) {
        for (id, announcement) in manifest.announcements.sorted(by: { $0.key < $1.key }) {
            list.requireName(id, Naming.isID, at: path[id], Naming.idForm)
            list.require(
                manifest.grammar == NumberTable() || manifest.grammar.announcements[id] != nil, .reference,
                at: path[id], id, "an announcement of the grammar")
            guard let longest = announcement.longest else { continue }
            let place = path[id]["longest"]
            list.require(longest.seconds > 0, .number, at: place["seconds"], "\(longest.seconds)", "more than 0")
            let scale = manifest.currency.scale
            guard let amount = longest.amount, (0...Amount.maximumScale).contains(scale) else { continue }
            list.require(
                Amount(canonical: amount, scale: scale) != nil, .name, at: place["amount"], amount,
                "an amount with all digits of the currency")
        }
    }
}
