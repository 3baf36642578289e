import NumberGrammar
import VoiceAssetCore
import VoiceManifest
import VoiceNotifications

/// Reads `texts` of an announcement of pack.yml: templates of the texts that ask for it.
struct TextsReader {
    private static let keys = ["text", "body", "title"]

    /// The announcement's id.
    let id: String
    /// The names of the values that it says.
    let values: [String]
    /// The slots that could be read.
    let slots: [VoicePack.Slot]

    func templates(_ field: PackField) -> [TemplateOverlap.Entry] {
        (field.items(limit: TextTemplate.maximumCount) ?? []).compactMap { item in
            guard !field.findings.isFull, let template = template(item) else { return nil }
            return parts(of: template, at: item).map { .init(template: template, parts: $0, place: item) }
        }
    }

    /// A text, or a mapping with a text, a title and the values of slots.
    private func template(_ item: PackField) -> TextTemplate? {
        if item.plainText != nil { return item.prose().map { TextTemplate($0, says: id) } }
        guard case .mapping = item.node.content else {
            return item.reject(expecting: "a text, or a mapping with `text`")
        }
        let fixed = values.filter { $0 != PhraseItem.amount && !Self.keys.contains($0) }
        guard let record = PackRecord(item, optional: Self.keys + fixed) else { return nil }
        if let body = record["body"], record["text"] != nil { body.report(.packUnknownKey, "text and body") }
        guard let text = record["text"] ?? record["body"] else {
            return item.fault(.packMissingKey, "", ["key": .piece(item.key), "missing": .text("text")])
        }
        let title = record["title"].map { $0.prose() }
        var values: [String: String] = [:]
        for name in fixed { values[name] = record[name].flatMap(value) }
        guard let text = text.prose(), title != .some(nil) else { return nil }
        return TextTemplate(text, says: id, title: title ?? nil, values: values)
    }

    /// A value that a slot has in every text of a template.
    private func value(_ field: PackField) -> String? {
        guard let text = field.text() else { return nil }
        guard let slot = slots.first(where: { $0.name == field.key }), !slot.has(text) else { return text }
        var nearest = NearestName(among: slot.choices)
        return field.fault(
            .packValue, "fixed value", ["slot": .text(slot.name), "value": .piece(text)], nearest: nearest(text))
    }

    /// What texts are compared with; nil after a finding.
    private func parts(of template: TextTemplate, at place: PackField) -> TemplateParts? {
        let parts: TemplateParts
        do throws(TextTemplate.Fault) { parts = try TemplateParts(template) } catch {
            place.findings.add(Self.finding(error, of: template), at: place.position)
            return nil
        }
        var isKnown = true
        let names = values.map { "{\($0)}" }
        var nearest = NearestName(among: names)
        for name in parts.values.map(\.name) where !values.contains(name) {
            isKnown = false
            place.report(
                .packReference, names.isEmpty ? "no value" : "slot",
                ["text": .piece("{\(name)}"), "id": .piece(id), "known": .text(names.joined(separator: ", "))],
                nearest: nearest("{\(name)}"))
        }
        if parts.segments.count > 1, parts.segments[0].isEmpty {
            place.report(
                .templateOpenStart, "",
                ["text": .piece(template.text), "example": .piece(Self.denial(by: template.text))])
        }
        return isKnown ? parts : nil
    }

    private static func finding(_ fault: TextTemplate.Fault, of template: TextTemplate) -> Finding {
        let text = Finding.Argument.piece(template.text)
        return switch fault {
        case .malformed(let piece): Finding(.packValue, "template", ["piece": .piece(piece), "text": text])
        case .openValue(let value): Finding(.templateOpenValue, ["value": .text(value), "text": text])
        case .repeated(let name): Finding(.packDuplicate, "template value", ["name": .piece(name), "text": text])
        case .tooLong: Finding(.packLimit, "template", ["text": text, "most": .count(TextTemplate.maximumParts)])
        case .wordless: Finding(.packValue, "template of no word", ["text": text])
        }
    }

    /// A text that says that nothing came in, and fits a template that begins with `{*}`.
    private static func denial(by template: String) -> String {
        let rest = template.drop { $0 != "}" }.dropFirst()
        let text = rest.replacing(/\{\*\}/, with: "").replacing(/\{amount(:[^}]*)?\}/, with: "15")
        return (text.first == " " ? "No" : "No ") + text
    }
}

extension VoicePack.Slot {
    /// The texts of a choice; none of another slot.
    fileprivate var choices: [String] { if case .choice(let texts) = kind { texts.keys.sorted() } else { [] } }

    /// As `splice.json` names it.
    var kindName: String {
        switch kind {
        case .number: "number"
        case .choice: "choice"
        case .spell: "spell"
        case .fields(let fields): fields.form.kind
        case .duration: "duration"
        }
    }

    /// Whether a text is a value of the slot.
    fileprivate func has(_ text: String) -> Bool {
        switch kind {
        case .number(let range, _, _):
            let form = NumberTable.Form.number(scale: range.lowerBound.scale)
            return form.rank(of: text).map { (range.lowerBound.minorUnits...range.upperBound.minorUnits).contains($0) }
                ?? false
        case .choice(let texts): return texts.keys.contains { $0.utf8.elementsEqual(text.utf8) }
        case .spell(let groups, _, _, _, _):
            let form = SpelledForm(groups)
            return !text.isEmpty && form.isEnd(text.unicodeScalars.reduce(form.start) { form.next($0, $1) })
        case .fields(let fields): return fields.form.rank(of: text).map(fields.range.contains) ?? false
        case .duration(let range, let parts):
            return NumberTable.Form.duration(parts.map(\.unit)).rank(of: text).map(range.contains) ?? false
        }
    }
}
