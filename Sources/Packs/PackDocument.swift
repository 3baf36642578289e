package import VoiceAssetCore

/// What could be read from a pack.yml, and everything that is wrong with it.
package struct PackDocument: Sendable {
    /// The whole pack; nil if there is an error in it.
    package var pack: VoicePack?
    /// The clips that could be read, whatever is wrong elsewhere, so that their recordings are judged in the same run.
    package var clips: [VoicePack.Clip] = []
    /// The ids of all clips, also of those whose text could not be read.
    package var clipIDs: Set<String> = []
    /// How numbers become clips, if that could be read, and the language, so that the rules are judged in the same run.
    package var numbers: VoicePack.Numbers?
    package var locale: String?
    /// The profile, or the defaults if there is none; nil if there is an error in it.
    package var profile: ClipProfile?
    /// What takes are held to, or the defaults if there is nothing about it; nil if there is an error in it.
    package var takes: TakeLimits?
    /// The pack beside this one that it has takes from, if any.
    package var takesFrom: String?
    /// Clip id and the take that is to be used.
    package var pins: [String: TakePin] = [:]
    /// The ids of clips that are meant to be made of one take; one of another pack is written `en-USD/two`.
    package var sameTakes: [Set<String>] = []
    /// How much breaches of rules weigh, where the pack says so.
    package var severities: [RuleSetting] = []
    /// What a native speaker has to decide. Nothing that is generated depends on it.
    package var questions: [PackQuestion] = []
    package var diagnostics: [Finding] = []
    /// The SHA-256 of what pack.yml says, whatever its questions, comments, spaces, ways of quoting and order of keys; nil if it is no YAML.
    package var contentSha256: String?
    /// Where a clip's id or a slot first stands in pack.yml; and the value of `numbers`, by `numbersKey`.
    package var positions: [String: SourcePosition] = [:]

    /// No clip has this id, and no slot is written so.
    package static let numbersKey = "numbers:"

    static let questionsKey = "questions"
}

extension PackDocument {
    /// Reads a pack.yml.
    /// - Parameters:
    ///   - yaml: the bytes of the file, which may be anything.
    ///   - file: the file, as the user would type it.
    ///   - name: the pack's name.
    ///   - folder: the entries of the pack's folder; the number rules are looked up here.
    package init(yaml: [UInt8], file: String, name: String, folder: [FolderEntry]) {
        let findings = FileFindings(file: file)
        let root = Self.root(of: yaml, findings)
        let document = root.flatMap { PackReader.document($0, of: name, in: folder, findings) }
        self = document ?? PackDocument(diagnostics: findings.diagnostics)
        contentSha256 = root.map { Digest.sha256($0.leavingOut(Self.questionsKey).canonicalBytes) }
    }

    /// The root of a text that is YAML; of an empty one, a node without a value.
    private static func root(of yaml: [UInt8], _ findings: FileFindings) -> YAMLNode? {
        guard let source = YAMLSource(yaml, findings) else { return nil }
        if let root = YAMLDocument.root(of: source, findings) { return root }
        guard findings.diagnostics.isEmpty else { return nil }
        return YAMLNode(content: .nothing, position: SourcePosition(line: 1, column: 1))
    }
}

extension PackDocument {
    /// Where the clip, the slot or the announcement of a finding stands; nil of other findings.
    package func position(of finding: Finding) -> SourcePosition? {
        if let clip = finding.clip { return positions[clip] }
        if case .text(let name)? = finding.arguments["slot"], let place = positions[SlotReader.place(name)] {
            return place
        }
        guard case .text(let id)? = finding.arguments["announcement"] else { return nil }
        return positions[SlotUse.place(id)]
    }
}

/// What a new pack's clip says where nobody knows yet what people say: a mark, and what is to be written.
///
/// The mark is for the people who make the pack. It is a warning while they work, and `generate` refuses it.
package enum TodoMarker {
    /// What stands in such a text for the words that are missing.
    package static let mark = "TODO"

    /// Whether a clip's text is still to be written.
    ///
    /// The mark may stand behind a number: rules say some units with it in one clip.
    package static func stand(in text: String) -> Bool {
        text.contains(mark) && text.split { !$0.isLetter || !$0.isASCII }.contains { $0 == mark }
    }

    /// What a new pack's `speaker` and `license` say until somebody knows better.
    package static let unknown = "unknown"

    /// The comments behind that, by the keys.
    package static let notes = [
        "speaker": "# \(mark): who speaks", "license": "# \(mark): of the recordings, such as CC-BY-4.0",
    ]

    /// What a key of pack.yml says about the recordings; nil where it is still to be written.
    package static func known(_ value: String?) -> String? {
        value.flatMap { $0.lowercased() == unknown || stand(in: $0) ? nil : $0 }
    }

    /// What is still to be written about a pack's recordings before they leave for apps: who speaks, and what licence they have.
    package static func findings(speaker: String?, license: String?) -> [Finding] {
        [("speaker", speaker), ("license", license)].compactMap { key, value in
            guard let value, known(value) == nil else { return nil }
            return Finding(.packTodo, key, ["value": .piece(value)])
        }
    }
}
