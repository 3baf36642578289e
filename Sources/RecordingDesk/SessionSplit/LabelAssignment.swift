import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Which clip each label names: by its id, by its text, or by the script's order if it names none.
struct LabelAssignment: Sendable {
    /// In the order of time.
    private(set) var cuts: [SessionCut] = []
    private(set) var diagnostics: [Finding] = []
    /// Whether a label names its clip.
    private(set) var isNamed = false

    /// - Parameters:
    ///   - heard: finds the speech behind a label that is a point.
    ///   - file: the label track, or the session with its cue points, as the user would type it.
    init(_ labels: [LabelTrack.Label], script: [VoicePack.Clip], heard: SessionListening, file: String) {
        var next = 0
        var used: Set<Int> = []
        let meanings = Self.meanings(of: script)
        for (index, label) in labels.enumerated() {
            let note = ProposedLabel(reading: label.text)
            let named =
                Self.clip(named: label.text, script, meanings, used)
                ?? (note.isLeftOut ? nil : Self.clip(named: note.name, script, meanings, used))
            if named != nil { isNamed = true }
            let isLeftOut = named == nil && note.isLeftOut
            let clip = isLeftOut ? nil : named ?? (Self.isUnnamed(label) && next < script.count ? next : nil)
            guard clip != nil || isLeftOut else {
                reject(label, script, file)
                continue
            }
            if let clip {
                next = clip + 1
                used.insert(clip)
            }
            let isPoint = label.end - label.start < SessionListening.click
            let end = isPoint ? index + 1 < labels.count ? labels[index + 1].start : heard.seconds : label.end
            // A point says where a clip begins; the speech behind it is the clip.
            let speech =
                !isPoint ? label.start...end : label.start < end ? heard.speech(in: label.start...end) : nil
            guard let speech else {
                diagnostics.append(
                    Self.fault(label, file, "no speech", ["at": .of(label.start.decimals(2), "s")]))
                continue
            }
            let isPlain = clip.map { script[$0].text == label.text } ?? false
            var cut = SessionCut(clip: clip.map { script[$0] }, start: speech.lowerBound, end: speech.upperBound)
            cut.evidence = clip.map { _ in note.isHeard && !isPlain ? .hand : .order }
            if note.isDoubtful, !isPlain { cut.doubts = [.marked] }
            cut.isSettled = clip.map { script[$0].inLabels == label.text.asLabel } ?? false
            cuts.append(cut)
        }
    }

    /// The clips that a label means by their text, or by id and text.
    private static func meanings(of script: [VoicePack.Clip]) -> [String: [Int]] {
        let names = script.indices.flatMap { index in
            Set([script[index].text.asLabel, script[index].inLabels]).map { (name: $0, clip: index) }
        }
        return Dictionary(grouping: names, by: \.name).mapValues { $0.map(\.clip) }
    }

    private static func clip(
        named name: String, _ script: [VoicePack.Clip], _ meanings: [String: [Int]], _ used: Set<Int>
    ) -> Int? {
        guard !name.isEmpty else { return nil }
        if let byID = script.firstIndex(where: { $0.id == name }) { return byID }
        // Several clips may have one text: the first that has no take yet is meant.
        let alike = meanings[name.asLabel] ?? []
        return alike.first { !used.contains($0) } ?? alike.first
    }

    /// Whether the script's order says which clip is meant.
    private static func isUnnamed(_ label: LabelTrack.Label) -> Bool {
        label.text.isEmpty
            || label.line == 0 && label.text.wholeMatch(of: /(?i)(marker|cue|label|region)[ _#]*[0-9]*/) != nil
    }

    private mutating func reject(_ label: LabelTrack.Label, _ script: [VoicePack.Clip], _ file: String) {
        guard diagnostics.count < 20 else { return }
        let name = String(label.text.prefix(64))
        guard !name.isEmpty else {
            diagnostics.append(Self.fault(label, file, "surplus"))
            return
        }
        var nearest = NearestName(among: script.map(\.id))
        let meant = nearest(String(ProposedLabel(reading: name).name.prefix { $0 != ":" }))
        var values = ["name": Finding.Argument.text(name)]
        values["nearest"] = meant.map { .text($0) }
        diagnostics.append(Self.fault(label, file, meant == nil ? "unknown" : "nearest", values))
    }

    private static func fault(
        _ label: LabelTrack.Label, _ file: String, _ form: String, _ arguments: [String: Finding.Argument] = [:]
    ) -> Finding {
        Finding(.sessionLabels, form, arguments)
            .at(file, position: label.line > 0 ? SourcePosition(line: label.line, column: 1) : nil)
    }
}

extension VoicePack.Clip {
    /// As the page of the cuts writes it into a label.
    fileprivate var inLabels: String { "\(id): \(text)".asLabel }
}

extension String {
    /// With one space where any are, as the page of the cuts writes labels, and in whatever case.
    fileprivate var asLabel: String { split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased() }
}

/// How a label track writes down a cut: `7: seven`, `7: seven ? about 0.45 s expected` in doubt, `7: seven ✓` heard and right, `-` left out.
struct ProposedLabel: Sendable, Equatable {
    /// What names the clip: its id, its text or both; nothing for the script's order.
    var name: String
    /// Whether it is marked as in doubt.
    var isDoubtful: Bool
    /// Whether somebody heard it and called it right.
    var isHeard: Bool

    /// Whether the cut belongs to no clip.
    var isLeftOut: Bool { name == "-" }

    /// Reads a label that is no clip's id or text as it is: behind the mark stands why it is in doubt.
    init(reading text: String) {
        let marked = text.firstRange(of: " ?")
        isDoubtful = marked != nil
        let label = marked.map { text[..<$0.lowerBound] } ?? text[...]
        isHeard = !isDoubtful && label.hasSuffix(" ✓")
        name = String(isHeard ? label.dropLast(2) : label)
    }
}

/// Tells of marks that a session has and that it is not cut at.
struct UnusedMarks: Sendable {
    private(set) var diagnostics: [Finding] = []

    /// Looks for cue points in the session, and for an Audacity label track of the same name beside it.
    init(cuePoints points: Int, seconds: Double, at path: String) {
        if points > 0 {
            diagnostics.append(Finding(.sessionLabels, "cue points unused", ["count": .count(points)]).at(path))
        }
        guard let file = Self.labelFile(of: path),
            let bytes = try? readFile(at: file, limit: LabelTrack.maximumBytes)
        else { return }
        let track = LabelTrack(reading: bytes, seconds: seconds, file: file)
        // Any text may have this name.
        guard track.diagnostics.isEmpty, !track.labels.isEmpty else { return }
        let values = ["count": Finding.Argument.count(track.labels.count), "labels": .text(file)]
        diagnostics.append(Finding(.sessionLabels, "labels unused", values).at(file))
    }

    /// `a/session.wav` → `a/session.txt`
    private static func labelFile(of session: String) -> String? {
        let start = session.lastIndex(of: "/").map(session.index(after:)) ?? session.startIndex
        guard let dot = session[start...].lastIndex(of: "."), dot > start else { return nil }
        let file = session[..<dot] + ".txt"
        return file == session ? nil : String(file)
    }
}
