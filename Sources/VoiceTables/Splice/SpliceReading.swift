package import NumberGrammar

/// A splicer's manifest that is sound, with its table as the check left it: ready to be evaluated.
package struct CheckedSplice: Sendable {
    package let manifest: SpliceManifest
    /// nil in a pack that announces nothing.
    package let grammar: AmountGrammar?

    /// Reads and checks the bytes, as `SpliceManifest.init(json:)` does.
    package init(json: some Collection<UInt8>) throws(VoiceTableError) { try self.init(Array(json)) }

    private init(_ json: [UInt8]) throws(VoiceTableError) {
        let root = try JSONPart(json, atMost: SpliceManifest.maximumBytes).object()
        var manifest = try SpliceManifest(root)
        try manifest.readClips(root)
        (self.grammar, self.manifest) = (try manifest.readWords(root), manifest)
    }
}

extension SpliceManifest {
    /// The schema number of a text; nil if it is none.
    package static func schema(of json: [UInt8]) -> Int? {
        try? JSONPart(json, atMost: maximumBytes).object().at("schema").int()
    }

    /// Reads what the pack is, and for which amounts.
    fileprivate init(_ root: JSONPart.Object) throws(VoiceTableError) {
        let schema = try root.schema(Self.currentSchema)
        self.init(
            schema: schema, pack: try root.at("pack").name(Naming.isPack),
            locale: try root.at("locale").name(LanguageTag.isWellFormed), currency: try Currency(root.at("currency")),
            speaker: try root.optional("speaker")?.text(), range: AmountRange(min: "", max: ""), renditions: [:],
            clips: [], grammar: NumberTable(), textJoins: [], limits: Limits())
        if let limit = try root.optional("limits")?.object().at("maxSeconds") {
            limits = Limits(maxSeconds: try limit.real())
            try limit.require(limits.isSound, .number)
        }
        range = try AmountRange(root.at("range"), scale: currency.scale)
        let parts = try root.at("renditions")
        for member in try parts.members() {
            try member.value.require(Naming.isID(member.name), .name)
            let rendition = try Rendition(member.value)
            try member.value.require(
                rendition.sampleRate == renditions.first?.value.sampleRate ?? rendition.sampleRate, .rate)
            renditions[member.name] = rendition
        }
        try parts.require(!renditions.isEmpty, .count)
    }

    // MARK: Clips

    fileprivate mutating func readClips(_ root: JSONPart.Object) throws(VoiceTableError) {
        let (spoken, pauses) = (try root.at("clips"), try root.list("pauses"))
        let words = try spoken.list()
        try spoken.require(!words.isEmpty && words.count + pauses.count <= Self.maximumClips, .count)
        var ids: Set<String> = []
        for (index, part) in (words + pauses).enumerated() {
            let clip = try clip(part, isPause: index >= words.count)
            try part.require(ids.insert(clip.id.lowercasedASCII).inserted, .duplicate)
            clips.append(clip)
        }
    }

    private func clip(_ part: JSONPart, isPause: Bool) throws(VoiceTableError) -> Clip {
        let object = try part.object()
        let samples = try object.at("samples")
        var clip = Clip(
            id: try object.at("id").name(Naming.isClipID),
            text: isPause ? "" : try object.at("text").name { !$0.isEmpty }, samples: try samples.int(), stated: [:])
        clip.isPause = isPause
        try samples.require(clip.samples > 0, .length)
        for rendition in renditions.values {
            if let frame = rendition.frame {
                try samples.require(clip.samples.isMultiple(of: frame.samples), .length)
            }
            try samples.require(Double(clip.samples) / Double(rendition.sampleRate) < limits.maxSeconds, .duration)
        }
        for file in try object.members("files") {
            guard let rendition = renditions[file.name] else { throw file.value.fault(.rendition) }
            let bytes = try file.value.object().at("bytes")
            clip.stated[file.name] = try bytes.int()
            try bytes.require(rendition.fits(bytes: clip.stated[file.name] ?? 0, samples: clip.samples), .length)
        }
        let isComplete = renditions.allSatisfy { $0.value.codec.isFramed || clip.stated[$0.key] != nil }
        try part.require(isComplete, .rendition)
        return clip
    }

    // MARK: What is said

    fileprivate mutating func readWords(_ root: JSONPart.Object) throws(VoiceTableError) -> AmountGrammar? {
        let part = try root.at("grammar")
        grammar = try NumberTable(part)
        try part.require(endFormsFit, .reference)
        for join in try root.list("textJoins") { textJoins.append(try TextJoin(join, clips: clips.count)) }
        try part.require(grammar.announcements.keys.allSatisfy(Naming.isID), .name)
        var said: AmountGrammar?
        if !grammar.isEmpty {
            do { said = try amountGrammar() } catch {
                throw VoiceTableError(error.rule, at: part.offset, table: error)
            }
        }
        if let sample = root.optional("numbers") {
            guard let numbers = NumberSample(rawValue: try sample.text()) else { throw sample.fault(.type) }
            self.numbers = numbers
        }
        for zero in try root.list("zeros") {
            let id = try zero.text()
            try zero.require(said?.saysAmount(announcement: id) == true, .reference)
            zeros.insert(id)
        }
        let templates = try root.list("texts")
        if templates.count > TextTemplate.maximumCount { throw templates[TextTemplate.maximumCount].fault(.count) }
        for template in templates {
            let text = try TextTemplate(template)
            try template.require(grammar.announcements[text.says] != nil, .reference)
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
            return form.id == clip.id + Naming.endMark && form.text.utf8.elementsEqual(clip.text.utf8)
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
    func schema(_ current: Int) throws(VoiceTableError) -> Int {
        let part = try at("schema")
        let schema = try part.int()
        guard schema == current else { throw VoiceTableError(.schema, at: part.offset, isEarlier: schema < current) }
        return schema
    }
}

extension SpliceManifest.Currency {
    fileprivate init(_ part: JSONPart) throws(VoiceTableError) {
        let currency = try part.object()
        self.init(
            code: try currency.at("code").name(Naming.isCurrency),
            scale: try currency.at("scale").int(in: 0...Amount.maximumScale))
    }
}

extension SpliceManifest.AmountRange {
    fileprivate init(_ part: JSONPart, scale: Int) throws(VoiceTableError) {
        let range = try part.object()
        let (low, high) = (try range.at("min"), try range.at("max"))
        self.init(min: try low.text(), max: try high.text())
        guard let first = Amount(canonical: min, scale: scale) else { throw low.fault(.name) }
        guard let last = Amount(canonical: max, scale: scale) else { throw high.fault(.name) }
        try high.require(first <= last, .number)
    }
}

extension SpliceManifest.Rendition {
    fileprivate init(_ part: JSONPart) throws(VoiceTableError) {
        let rendition = try part.object()
        let (coded, wrapped) = (try rendition.at("codec"), try rendition.at("container"))
        guard let codec = Codec(rawValue: try coded.text()) else { throw coded.fault(.type) }
        guard let container = Container(rawValue: try wrapped.text()) else { throw wrapped.fault(.type) }
        self.init(
            fileExtension: try rendition.at("fileExtension").name(Naming.isExtension), codec: codec,
            container: container, sampleRate: try rendition.at("sampleRate").int(in: Self.sampleRates),
            frameSamples: try rendition.optional("frameSamples")?.int(),
            frameBytes: try rendition.optional("frameBytes")?.int())
        let hasFrames = codec.isFramed ? frame != nil : frameSamples == nil && frameBytes == nil
        try part.require(codec.containers.contains(container) && hasFrames, .rendition)
    }

    /// Whether a clip's file may have so many bytes.
    fileprivate func fits(bytes: Int, samples: Int) -> Bool {
        if let frame { return bytes == samples / frame.samples * frame.bytes }
        return codec.payload(samples: samples).map { bytes >= $0 } ?? true
    }
}

extension SpliceManifest.TextJoin {
    fileprivate init(_ part: JSONPart, clips: Int) throws(VoiceTableError) {
        let join = try part.object()
        let sides = (left: try join.at("left"), right: try join.at("right"))
        self.init(
            text: try join.at("text").name { text in
                let scalars = text.unicodeScalars
                return scalars.count <= 8 && !scalars.contains { $0.properties.generalCategory == .control }
            }, left: try sides.left.ints(), right: try sides.right.ints())
        for (part, indexes) in [(sides.left, left), (sides.right, right)] {
            let isAscending = zip(indexes, indexes.dropFirst()).allSatisfy { $0 < $1 }
            guard let first = indexes.first, let last = indexes.last, isAscending, first >= 0, last < clips else {
                throw part.fault(.reference)
            }
        }
    }
}

extension TextTemplate {
    fileprivate init(_ part: JSONPart) throws(VoiceTableError) {
        let template = try part.object()
        self.init(
            try template.at("text").text(), says: try template.at("says").text(),
            title: try template.optional("title")?.text(),
            values: try template.optional("values")?.dictionary { part throws(VoiceTableError) in try part.text() }
                ?? [:])
    }
}
