package import NumberGrammar

/// What a splicer's manifest is held to, part by part. The parts that `manifest.json` has too are held to the same there.
package struct SpliceCheck {
    private let manifest: SpliceManifest

    package init(_ manifest: SpliceManifest) { self.manifest = manifest }

    /// The manifest's table, ready to be evaluated; nil if there is none.
    ///
    /// - Throws: every fault of the manifest, in the order of the text.
    package func grammar() throws(VoiceManifestError) -> AmountGrammar? {
        var list = FaultList()
        let root = JSONPath.root
        checkHead(at: root, into: &list)
        checkRenditions(at: root["renditions"], into: &list)
        checkClips(at: root, into: &list)
        checkWords(at: root, into: &list)
        let grammar = checkGrammar(at: root["grammar"], into: &list)
        checkTexts(by: grammar, at: root, into: &list)
        try list.faults.throwIfAny()
        return grammar
    }

    /// What the pack is, and for which amounts.
    package func checkHead(at root: JSONPath, into list: inout FaultList) {
        list.require(
            manifest.schema == SpliceManifest.currentSchema, .schema, at: root["schema"], "\(manifest.schema)",
            "\(SpliceManifest.currentSchema)")
        list.requireName(manifest.pack, Naming.isPack, at: root["pack"], Naming.packForm)
        list.requireName(manifest.locale, LanguageTag.isWellFormed, at: root["locale"], LanguageTag.form)
        manifest.currency.check(at: root["currency"], into: &list)
        manifest.range.check(scale: manifest.currency.scale, at: root["range"], into: &list)
        manifest.limits.check(at: root["limits"], into: &list)
    }

    package func checkRenditions(at path: JSONPath, into list: inout FaultList) {
        list.require(!manifest.renditions.isEmpty, .count, at: path, "none", "at least 1 rendition")
        let sorted = manifest.renditions.inOrder { $0.key < $1.key }
        for (name, rendition) in sorted {
            list.requireName(name, Naming.isID, at: path[name], Naming.idForm)
            rendition.check(at: path[name], into: &list)
            list.require(
                rendition.sampleRate == sorted[0].value.sampleRate, .rate, at: path[name]["sampleRate"],
                "\(rendition.sampleRate)", "\(sorted[0].value.sampleRate), as in \(sorted[0].key)")
        }
    }

    private func checkClips(at root: JSONPath, into list: inout FaultList) {
        guard checkCount(at: root["clips"], into: &list) else { return }
        for (index, clip) in manifest.clips.enumerated() {
            let path = place(of: index, at: root)
            checkName(clip, at: path, into: &list)
            let limit = manifest.limits.isSound ? manifest.limits.maxSeconds : SpliceManifest.maximumSeconds
            if let rate = manifest.renditions.values.first?.sampleRate, rate > 0, clip.samples > 0 {
                let seconds = Double(clip.samples) / Double(rate)
                list.require(
                    seconds < limit, .duration, at: path["samples"], "\(seconds) s", "less than \(limit) s")
            }
            checkSizes(clip, at: path["files"], into: &list)
        }
        checkIDs(at: root, into: &list)
    }

    /// The path of a clip: pauses have a list of their own.
    private func place(of index: Int, at root: JSONPath) -> JSONPath {
        guard manifest.clips[index].isPause, let first = manifest.clips.firstIndex(where: \.isPause) else {
            return root["clips"][index]
        }
        return root["pauses"][index - first]
    }

    /// Whether there are so many clips that the rest can be judged.
    package func checkCount(at path: JSONPath, into list: inout FaultList) -> Bool {
        let (count, maximum) = (manifest.clips.count, SpliceManifest.maximumClips)
        list.require((1...maximum).contains(count), .count, at: path, "\(count) clips", "1 … \(maximum) clips")
        return count <= maximum
    }

    /// What a clip is called, says, and how many samples it has.
    package func checkName(_ clip: SpliceManifest.Clip, at path: JSONPath, into list: inout FaultList) {
        list.requireName(clip.id, Naming.isClipID, at: path["id"], Naming.clipIDForm)
        if !clip.isPause { list.requireText(clip.text, at: path["text"]) }
        list.require(clip.samples > 0, .length, at: path["samples"], "\(clip.samples)", "1 or more")
        let frames = Set(manifest.renditions.values.compactMap { $0.frame?.samples })
        for frame in frames.inOrder(by: <) where clip.samples > 0 {
            list.require(
                clip.samples.isMultiple(of: frame), .length, at: path["samples"], "\(clip.samples)",
                "a multiple of \(frame), the samples of an MP3 frame")
        }
    }

    private func checkSizes(_ clip: SpliceManifest.Clip, at path: JSONPath, into list: inout FaultList) {
        for name in Set(manifest.renditions.keys).union(clip.stated.keys).inOrder() {
            switch (manifest.renditions[name], clip.stated[name]) {
            case (nil, _):
                list.require(false, .rendition, at: path[name], name, "a rendition of the manifest")
            case (let rendition?, nil):
                list.require(
                    rendition.codec.isFramed, .rendition, at: path[name], nil, "the clip's file in this rendition")
            case (let rendition?, let bytes?):
                rendition.check(bytes: bytes, samples: clip.samples, at: path[name]["bytes"], into: &list)
            }
        }
    }

    /// That no two clips have the same id.
    package func checkIDs(at root: JSONPath, into list: inout FaultList) {
        var indexes: [String: Int] = [:]
        for (index, clip) in manifest.clips.enumerated() {
            let earlier = indexes.updateValue(index, forKey: clip.id.lowercasedASCII)
            list.require(
                earlier == nil, .duplicate, at: place(of: index, at: root)["id"], clip.id,
                "an id that differs from the one of clip \(earlier ?? 0) in more than case")
        }
    }

    /// How clips stand in for each other, and how their texts are joined.
    private func checkWords(at root: JSONPath, into list: inout FaultList) {
        EndFormCheck(manifest).check(at: root, into: &list)
        for (index, join) in manifest.textJoins.enumerated() {
            join.check(clips: manifest.clips.count, at: root["textJoins"][index], into: &list)
        }
    }

    /// What texts say, and which announcements say zero.
    private func checkTexts(by grammar: AmountGrammar?, at root: JSONPath, into list: inout FaultList) {
        let path = root["texts"]
        let maximum = TextTemplate.maximumCount
        list.require(
            manifest.texts.count <= maximum, .count, at: path, "\(manifest.texts.count) templates", "at most \(maximum)"
        )
        for id in manifest.zeros.inOrder() where grammar?.saysAmount(announcement: id) != true {
            list.require(false, .reference, at: root["zeros"], id, "an announcement that says an amount")
        }
        for (index, template) in manifest.texts.prefix(maximum).enumerated() {
            checkText(template, by: grammar, at: path[index], into: &list)
        }
    }

    private func checkText(
        _ template: TextTemplate, by grammar: AmountGrammar?, at path: JSONPath, into list: inout FaultList
    ) {
        guard let slots = grammar?.slots(announcement: template.says) else {
            list.require(false, .reference, at: path["says"], template.says, "an announcement of the pack")
            return
        }
        do throws(TextTemplate.Fault) {
            let names = try TemplateParts(template).values.map(\.name) + template.values.keys.inOrder()
            for name in names where !slots.contains(where: { $0.name == name }) {
                list.require(false, .reference, at: path["text"], name, "a value that \(template.says) says")
            }
        } catch {
            list.require(false, .name, at: path["text"], template.text, "a template: \(error)")
        }
    }

    /// A manifest without a grammar is sound: its clips are there, but nothing can be announced with them.
    private func checkGrammar(at path: JSONPath, into list: inout FaultList) -> AmountGrammar? {
        guard manifest.grammar != NumberTable() else { return nil }
        for id in manifest.grammar.announcements.keys.inOrder() {
            list.requireName(id, Naming.isID, at: path["announcements"][id], Naming.idForm)
        }
        // Without a sound range or scale there is nothing to check it for.
        guard list.faults.isEmpty else { return nil }
        do {
            return try manifest.amountGrammar()
        } catch {
            list.add(error, at: path)
            return nil
        }
    }
}
