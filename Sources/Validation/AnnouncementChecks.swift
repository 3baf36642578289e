import NumberGrammar
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPipeline
import VoiceChecks
import VoiceManifest
import VoiceNotifications

/// Proves again what a manifest states about announcements, with the lengths that the pack's files decode to.
struct AnnouncementChecks {
    /// The pack's folder, as the user would type it.
    let folder: String
    let manifest: PackManifest
    /// nil if the pack announces nothing.
    let grammar: AmountGrammar?

    /// - Parameters:
    ///   - files: those that could be read.
    ///   - isWhole: whether nothing is wrong with the pack so far; else other figures than the manifest's come of that.
    func check(_ files: [AssetFile], isWhole: Bool) -> [Finding] {
        guard let grammar else { return [Finding(.amountUnsaid, "no grammar").at(file)] }
        let proven = ProvenAnnouncements(
            grammar, clips: clips(of: files),
            sampleRate: manifest.renditions.values.first?.sampleRate ?? 1, maxSeconds: manifest.limits.maxSeconds)
        let findings = proven.findings.map { $0.at(file) }
        // Without all lengths there is nothing to compare; what is said alike has its length all the same.
        let isProven = !proven.findings.contains { $0.check.severity == .error && $0.check != .amountsAlike }
        return isWhole && isProven ? findings + differences(to: proven) : findings
    }

    private var file: String { "\(folder)/\(PackManifest.fileName)" }

    /// The clips, with their lengths as their files have them, or else as the manifest states them.
    private func clips(of files: [AssetFile]) -> [AnnouncedClip] {
        var decoded: [String: Int] = [:]
        for file in files { if let sound = try? file.sound.get() { decoded[file.path] = sound.samples } }
        func length(_ files: [String: PackManifest.ClipFile], _ stated: Int) -> Int {
            files.values.compactMap { decoded[$0.path] }.max() ?? stated
        }
        return manifest.clips.map { clip in
            AnnouncedClip(
                id: clip.id, text: clip.text, samples: length(clip.files, clip.samples),
                soundsLike: clip.findings.compactMap(\.similarClip))
        } + (manifest.pauses ?? []).map { .init(pause: $0.id, samples: length($0.files, $0.samples)) }
    }

    /// What the manifest states otherwise; of clips that are heard elsewhere, the first.
    private func differences(to proven: ProvenAnnouncements) -> [Finding] {
        let longest =
            proven.announcements == manifest.announcements ? [] : [Finding(.manifestInvalid, "longest").at(file)]
        guard let (clip, witness) = zip(manifest.clips, proven.witnesses).first(where: { $0.witness != $1 }) else {
            return longest
        }
        func place(_ witness: PackManifest.Clip.Witness?) -> Finding.Argument {
            guard let witness else { return .text("nowhere") }
            let values = witness.values.map { $0.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }
            let with = witness.amount ?? values?.joined(separator: " ")
            return .text("in '\(witness.announcement)'" + (with.map { " with \($0)" } ?? ""))
        }
        let places = ["heard": place(witness), "stated": place(clip.witness)]
        return longest + [Finding(.manifestInvalid, "witness", places).at(file, clip: clip.id)]
    }
}

/// Measures how a pack's clips meet, on the files of one rendition: all share one timeline.
struct JoinMeasure {
    private let manifest: PackManifest
    private let grammar: AmountGrammar
    /// The rendition's name and folder: the one without a codec's noise, if the pack has it.
    private let rendition: String
    private let pauses: Set<String>

    /// nil of a pack that announces nothing.
    init?(_ manifest: PackManifest, _ grammar: AmountGrammar?) {
        let names = manifest.renditions.keys.sorted()
        guard let grammar, let first = names.first else { return nil }
        (self.manifest, self.grammar) = (manifest, grammar)
        pauses = Set((manifest.pauses ?? []).map(\.id))
        rendition = names.first { manifest.renditions[$0]?.codec == .pcm } ?? first
    }

    /// nil of a file that is not looked at.
    func edges(of file: AssetFile) -> WordEdges? {
        guard file.group == rendition, !pauses.contains(file.clip), let sound = try? file.sound.get() else {
            return nil
        }
        return WordEdges(of: sound.mono, sampleRate: sound.sampleRate)
    }

    /// - Parameter edges: by clip id.
    func figures(_ edges: [(clip: String, edges: WordEdges)]) -> JoinFigures? {
        let known = Dictionary(edges.map { ($0.clip, $0.edges) }) { first, _ in first }
        let rate = manifest.renditions[rendition]?.sampleRate ?? 1
        return JoinFigures(
            AnnouncedJoins(grammar, clipCount: manifest.soundFiles.count), manifest.soundFiles.map { known[$0.id] },
            askedGap: Double(manifest.profile.gapSamples) / Double(rate))
    }
}

/// Texts of pushes beside a pack's pack.yml, and what they are to say: `texts.csv`.
struct TextsCheck {
    static let fileName = "texts.csv"
    private static let columns = ["text", "announcement", "values"]
    private static let nothing = "nothing"

    let splice: CheckedSplice
    /// The folder of all recordings: nothing outside of it is read.
    let recordings: String

    /// Findings on texts that the pack reads otherwise; on none without the file.
    func check() -> [Finding] {
        let file = "\(recordings)/\(splice.manifest.pack)/\(Self.fileName)"
        do throws(Finding) {
            guard let bytes = try NamedColumns.bytes(of: file, within: recordings, as: .textOtherwise) else {
                return []
            }
            let table = try NamedColumns(csv: bytes, file: file, as: .textOtherwise)
            try table.require(Self.columns)
            return table.rows.compactMap { finding($0, table) }
        } catch {
            return [error]
        }
    }

    private func finding(_ row: NamedColumns.Row, _ table: NamedColumns) -> Finding? {
        if row["text"].isEmpty { return table.isEmpty(row, "text") }
        let expected: String?
        do throws(Finding) { expected = try self.expected(row, table) } catch { return error }
        let (got, code) = told(row["text"], title: row["title"])
        guard expected != got else { return nil }
        return table.fault(
            row.line, "",
            [
                "text": .piece(row["text"]), "expected": .text(expected ?? Self.nothing),
                "got": .text(got ?? "\(Self.nothing) because of \(code)"),
            ])
    }

    /// What the pack says of a text, nil for nothing, and the code that tells why.
    private func told(_ text: String, title: String) -> (words: String?, code: String) {
        do throws(PayloadFault) {
            switch try PayloadReader.reading(of: text, title: title, key: "text", by: splice) {
            case .ignored(let reason): return (nil, reason.code)
            case .announcement(let request):
                var values = request.values ?? [:]
                values[AmountGrammar.amountName] = request.amount?.description
                return (words(request.announcement, values), "")
            }
        } catch {
            return (nil, error.code)
        }
    }

    /// What the row says; nil for nothing.
    private func expected(_ row: NamedColumns.Row, _ table: NamedColumns) throws(Finding) -> String? {
        var values: [String: String] = [:]
        for value in row["values"].split(separator: " ") {
            let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, values.updateValue(parts[1], forKey: parts[0]) == nil else {
                throw table.fault(row.line, "value", ["value": .piece(String(value))])
            }
        }
        guard !row["announcement"].isEmpty else {
            if !values.isEmpty { throw table.fault(row.line, "no announcement") }
            return nil
        }
        if let amount = values[AmountGrammar.amountName] {
            guard let amount = try? Amount(amount, scale: splice.manifest.currency.scale) else {
                throw table.fault(row.line, "value", ["value": .piece("\(AmountGrammar.amountName)=\(amount)")])
            }
            values[AmountGrammar.amountName] = amount.description
        }
        return words(row["announcement"], values)
    }

    private func words(_ announcement: String, _ values: [String: String]) -> String {
        let values = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "`\(([announcement] + values).joined(separator: " "))`"
    }
}
