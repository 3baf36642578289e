package import NumberGrammar

/// A splicer's manifest that is sound, with its table as the check left it: ready to be evaluated.
package final class CheckedSplice: Sendable {
    package let manifest: SpliceManifest
    /// nil in a pack that announces nothing.
    package let grammar: AmountGrammar?

    /// Reads and checks the bytes, as `SpliceManifest.init(json:)` does.
    package convenience init(json: some Collection<UInt8>) throws(VoiceTableError) { try self.init(Array(json)) }

    private init(_ json: [UInt8]) throws(VoiceTableError) {
        let root = try JSONPart(json, atMost: SpliceManifest.maximumBytes).object()
        var manifest = SpliceManifest(root)
        manifest.readClips(root)
        grammar = try manifest.readWords(root)
        self.manifest = manifest
        try root.part.finish()
    }
}

extension SpliceManifest {
    /// The schema number of a text; nil if it is none.
    package static func schema(of json: [UInt8]) -> Int? {
        (try? JSONPart(json, atMost: maximumBytes))?.object().optional("schema")?.wholeNumber.flatMap {
            Int(exactly: $0)
        }
    }

    /// Reads what the pack is, and for which amounts.
    fileprivate init(_ root: JSONPart.Object) {
        schema = root.schema(Self.currentSchema)
        pack = root.at("pack").name(Naming.isPack)
        locale = root.at("locale").name(LanguageTag.isWellFormed)
        currency = Currency(root.at("currency"))
        speaker = root.optional("speaker")?.text()
        (renditions, clips, grammar, textJoins, limits) = (Dictionary(), [], NumberTable(), [], Limits())
        if let limit = root.optional("limits")?.object().at("maxSeconds") {
            limits = Limits(maxSeconds: limit.real())
            limit.require(limits.isSound, .number)
        }
        range = AmountRange(root.at("range"), scale: currency.scale)
        let parts = root.at("renditions")
        for member in parts.members() where parts.isSound {
            member.value.require(Naming.isID(member.name), .name)
            let rendition = Rendition(member.value)
            member.value.require(
                rendition.sampleRate == renditions.first?.value.sampleRate ?? rendition.sampleRate, .rate)
            renditions[member.name] = rendition
        }
        parts.require(!renditions.isEmpty, .count)
    }

    // MARK: Clips

    fileprivate mutating func readClips(_ root: JSONPart.Object) {
        let (spoken, pauses) = (root.at("clips"), root.list("pauses"))
        let words = spoken.list()
        spoken.require(!words.isEmpty && words.count + pauses.count <= Self.maximumClips, .count)
        var ids: Set<String> = []
        for (index, part) in (words + pauses).enumerated() where part.isSound {
            let clip = clip(part, isPause: index >= words.count)
            part.require(ids.insert(clip.id.lowercasedASCII).inserted, .duplicate)
            clips.append(clip)
        }
    }

    private func clip(_ part: JSONPart, isPause: Bool) -> Clip {
        let object = part.object()
        let samples = object.at("samples")
        var clip = Clip(
            id: object.at("id").name(Naming.isClipID),
            text: isPause ? "" : object.at("text").name { !$0.isEmpty }, samples: samples.int(), stated: Dictionary(),
            isPause: isPause)
        samples.require(clip.samples > 0, .length)
        for rendition in renditions.values {
            samples.require(clip.samples.isMultiple(of: rendition.frame?.samples ?? 1), .length)
            samples.require(Double(clip.samples) / Double(rendition.sampleRate) < limits.maxSeconds, .duration)
        }
        guard part.isSound else { return clip }
        for file in object.members("files") {
            let bytes = file.value.object().at("bytes")
            clip.stated[file.name] = bytes.int()
            guard let rendition = renditions[file.name] else {
                file.value.found(.rendition)
                continue
            }
            bytes.require(rendition.fits(bytes: clip.stated[file.name] ?? 0, samples: clip.samples), .length)
        }
        let isComplete = renditions.allSatisfy { $0.value.codec.isFramed || clip.stated[$0.key] != nil }
        part.require(isComplete, .rendition)
        return clip
    }

    // MARK: What is said

    fileprivate mutating func readWords(_ root: JSONPart.Object) throws(VoiceTableError) -> AmountGrammar? {
        let part = root.at("grammar")
        grammar = NumberTable(part)
        part.require(endFormsFit, .reference)
        textJoins = root.list("textJoins").map { TextJoin($0, clips: clips.count) }
        part.require(grammar.announcements.keys.allSatisfy(Naming.isID), .name)
        try part.finish()
        var said: AmountGrammar?
        if !grammar.isEmpty {
            do { said = try amountGrammar() } catch {
                throw VoiceTableError(error.rule, at: part.offset, table: error)
            }
        }
        if let sample = root.optional("numbers") {
            let form = NumberSample(rawValue: sample.text())
            sample.require(form != nil, .type)
            numbers = form ?? numbers
        }
        for zero in root.list("zeros") where zero.isSound {
            let id = zero.text()
            zero.require(said?.saysAmount(announcement: id) == true, .reference)
            zeros.insert(id)
        }
        let templates = root.list("texts")
        if templates.count > TextTemplate.maximumCount { templates[TextTemplate.maximumCount].found(.count) }
        for template in templates where template.isSound {
            let text = TextTemplate(template)
            template.require(grammar.announcements[text.says] != nil, .reference)
            texts.append(text)
        }
        return said
    }

    /// Whether end forms are called what they are and say what their clips say. Whether the table's indexes are in order is the
    /// grammar's matter.
    private var endFormsFit: Bool {
        let forms = Set(grammar.endForms.map(\.form))
        return grammar.endForms.allSatisfy { end in
            guard clips.indices.contains(end.clip), clips.indices.contains(end.form) else { return false }
            let (clip, form) = (clips[end.clip], clips[end.form])
            return form.id == clip.id + Naming.endMark && Array(form.text.utf8) == Array(clip.text.utf8)
        } && clips.indices.allSatisfy { Naming.endedClip(clips[$0].id) == nil || forms.contains($0) }
    }
}

extension NumberGrammarError {
    fileprivate var rule: VoiceTableError.Rule {
        switch self {
        case .unknownMachine, .unknownClip: .reference
        default: .count
        }
    }
}

extension JSONPart.Object {
    /// The schema number, which must be this one.
    package func schema(_ current: Int) -> Int {
        let part = at("schema")
        let schema = part.int()
        if schema != current { part.found(VoiceTableError(.schema, at: part.offset, isEarlier: schema < current)) }
        return schema
    }
}

extension SpliceManifest.Currency {
    fileprivate init(_ part: JSONPart) {
        let currency = part.object()
        self.init(
            code: currency.at("code").name(Naming.isCurrency),
            scale: currency.at("scale").int(in: 0...Amount.maximumScale))
    }
}

extension SpliceManifest.AmountRange {
    fileprivate init(_ part: JSONPart, scale: Int) {
        let range = part.object()
        let (low, high) = (range.at("min"), range.at("max"))
        self.init(min: low.text(), max: high.text())
        let (first, last) = (Amount(canonical: min, scale: scale), Amount(canonical: max, scale: scale))
        low.require(first != nil, .name)
        high.require(last != nil, .name)
        if let first, let last { high.require(first <= last, .number) }
    }
}

extension SpliceManifest.Rendition {
    fileprivate init(_ part: JSONPart) {
        let rendition = part.object()
        let (coded, wrapped) = (rendition.at("codec"), rendition.at("container"))
        let (codec, container) = (Codec(rawValue: coded.text()), Container(rawValue: wrapped.text()))
        coded.require(codec != nil, .type)
        wrapped.require(container != nil, .type)
        self.init(
            fileExtension: rendition.at("fileExtension").name(Naming.isExtension), codec: codec ?? .pcm,
            container: container ?? .wav, sampleRate: rendition.at("sampleRate").int(in: Self.sampleRates),
            frameSamples: rendition.optional("frameSamples")?.int(), frameBytes: rendition.optional("frameBytes")?.int()
        )
        let hasFrames = self.codec.isFramed ? frame != nil : frameSamples == nil && frameBytes == nil
        part.require(self.codec.containers.contains(self.container) && hasFrames, .rendition)
    }

    /// Whether a clip's file may have so many bytes.
    fileprivate func fits(bytes: Int, samples: Int) -> Bool {
        if let frame { return bytes == samples / frame.samples * frame.bytes }
        return codec.payload(samples: samples).map { bytes >= $0 } ?? true
    }
}

extension SpliceManifest.TextJoin {
    fileprivate init(_ part: JSONPart, clips: Int) {
        let join = part.object()
        let sides = (left: join.at("left"), right: join.at("right"))
        self.init(
            text: join.at("text").name { text in
                let scalars = text.unicodeScalars
                return scalars.count <= 8 && !scalars.contains { $0.properties.generalCategory == .control }
            }, left: sides.left.ints(), right: sides.right.ints())
        for (part, indexes) in [(sides.left, left), (sides.right, right)] {
            let isAscending = zip(indexes, indexes.dropFirst()).allSatisfy { $0 < $1 }
            part.require(isAscending && indexes.first ?? -1 >= 0 && indexes.last ?? clips < clips, .reference)
        }
    }
}

extension TextTemplate {
    fileprivate init(_ part: JSONPart) {
        let template = part.object()
        self.init(
            template.at("text").text(), says: template.at("says").text(), title: template.optional("title")?.text(),
            values: template.optional("values")?.dictionary { $0.text() } ?? Dictionary())
    }
}
