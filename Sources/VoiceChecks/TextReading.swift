package import VoiceNotifications
package import VoiceTables

extension PayloadReader {
    /// What packs say of a text that comes alone, by their own templates.
    ///
    /// - Parameters:
    ///   - text: the text of a push.
    ///   - title: its title; empty for none.
    ///   - key: what the text is called where it fails.
    ///   - splicers: the packs, at least one.
    /// - Returns: the reading, the index of the pack that speaks, which is the first whose currency it is and that has the announcement,
    ///   and the template.
    /// - Throws: why the text is not said.
    package static func reading(
        of text: String, title: String, key: String, by splicers: [PackSplicer]
    ) throws(PayloadFault) -> (reading: Reading, speaker: Int, template: TextTemplate?) {
        try reading(of: text, title: title, key: key, by: splicers.map(\.asked))
    }

    /// What a pack alone says of a text that comes alone; see the other function.
    package static func reading(
        of text: String, title: String, key: String, by splice: CheckedSplice
    ) throws(PayloadFault) -> Reading {
        guard let grammar = splice.grammar else { return .ignored(.noTemplate(key: key)) }
        return try reading(of: text, title: title, key: key, by: [AskedPack(splice.manifest, grammar)]).reading
    }

    private static func reading(
        of text: String, title: String, key: String, by packs: [AskedPack]
    ) throws(PayloadFault) -> (reading: Reading, speaker: Int, template: TextTemplate?) {
        var reader = PayloadReader()
        (reader.amountKeys, reader.voiceTextKeys, reader.textKeys, reader.titleKeys) = ([], [], [key], ["title"])
        (reader.currencyKeys, reader.announcementKeys) = ([], [])
        let asked = try AskedAnnouncement(of: [key: text, "title": title], by: reader)
        if let reason = asked.refusal { return (.ignored(reason), 0, nil) }
        try asked.tell(by: packs)
        let codes = try asked.codes()
        let speakers = packs.indices.filter { codes?.contains(packs[$0].currency.code) ?? true }
        let speaker =
            speakers.first { packs[$0].slots(of: asked.said?.announcement ?? "") != nil } ?? 0
        return (try asked.reading(by: packs[speaker]), speaker, asked.said?.template)
    }
}

extension TextTemplate {
    /// Whether a text and its title fit.
    ///
    /// - Parameter numbers: how the language writes numbers.
    package func fits(_ text: String, title: String, numbers: NumberSample) -> Bool {
        guard let parts = try? TemplateParts(self) else { return false }
        return [(text, parts.segments), (title, parts.title ?? [[], []])].allSatisfy { text, segments in
            let match = TemplateMatch(text: FoldedText(text).scalars, sample: numbers, kinds: [:])
            if case .values = match.result(of: segments) { return true }
            return false
        }
    }
}
