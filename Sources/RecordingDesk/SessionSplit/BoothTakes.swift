package import VoiceAssetCore
import VoiceAssetPacks

/// The takes in a file of the booth's page: each is a cue region that names its clip and notes the text that was read.
struct BoothTakes: Sendable {
    /// In the order of time.
    private(set) var cuts: [SessionCut] = []
    private(set) var diagnostics: [Finding] = []

    /// - Parameters:
    ///   - clips: all of pack.yml.
    ///   - file: the session, as the user typed it.
    init(
        _ points: [CuePoint], of mark: BoothMark, pack: String, clips: [VoicePack.Clip], sampleRate: Int,
        frames: Int, file: String
    ) {
        guard mark.pack == pack else {
            diagnostics = [
                Finding(.sessionFit, "other pack", ["pack": .piece(mark.pack), "expected": .piece(pack)]).at(file)
            ]
            return
        }
        // In frames: a take begins with the very sample behind the one before it.
        let ends = points.map { $0.frame + $0.length }
        let isWhole =
            zip(ends, points.dropFirst().map(\.frame) + [frames]).allSatisfy { $0 <= $1 }
            && points.allSatisfy { $0.length > 0 }
        if points.isEmpty || !isWhole {
            diagnostics = [Finding(.sessionLabels, points.isEmpty ? "no takes" : "odd takes").at(file)]
        }
        guard diagnostics.isEmpty else { return }
        let known = Dictionary(clips.map { ($0.id, $0) }) { first, _ in first }
        cuts = points.map { point in
            let clip = known[point.label]
            let (start, end) = (
                Double(point.frame) / Double(sampleRate), Double(point.frame + point.length) / Double(sampleRate)
            )
            var cut = SessionCut(clip: clip, start: start, end: end)
            cut.evidence = clip.map { _ in .order }
            if clip == nil { cut.doubts.append(.unknownClip(point.label)) }
            if let clip, clip.text != point.note { cut.doubts.append(.otherText(point.note)) }
            return cut
        }
    }
}

/// What the booth's page writes into the `LIST INFO` of a file of takes: that it comes from there, and whose takes it holds.
package struct BoothMark: Sendable, Equatable {
    /// The pack's name.
    package var pack: String
    /// As the speaker wrote it, on one line; empty if nothing was written.
    package var speaker: String
    package var license: String

    /// What the name of the software begins with.
    private static let software = "voice-assets booth"
    /// Bytes of the chunk that are read: it bounds what a hostile file costs.
    private static let maximumBytes = 1 << 16

    /// nil if the file is none of the booth's.
    package init?(in file: borrowing OpenFile) throws(FileReadError) {
        var texts: [String: String] = [:]
        for list in try CuePoint.chunks(["LIST"], of: file, maximumBytes: Self.maximumBytes) {
            for (chunk, content) in list.content.members(of: "INFO") { texts[chunk] = content.textToNUL }
        }
        // A program that copied the file may have put its own name into ISFT.
        guard ["ISFT", "ICMT"].contains(where: { texts[$0]?.hasPrefix(Self.software) == true }) else { return nil }
        func text(_ name: String) -> String { (texts[name] ?? "").onOneLine.trimmed }
        (pack, speaker, license) = (text("INAM"), text("IART"), text("ICOP"))
    }

    /// That a file has the name of a file of takes and not its mark: it was copied by a program that drops what it does not know.
    /// nil of other names.
    static func lost(in file: String) -> Finding? {
        let name = file.split(separator: "/").last ?? ""
        guard name.firstMatch(of: /\.takes(-[0-9]+)?\.[A-Za-z0-9]+$/) != nil else { return nil }
        return Finding(.sessionLabels, "lost mark").at(file)
    }

    /// The parts of it that pack.yml lacks or says otherwise, by their keys there; `other` is what pack.yml says, nil if it is `unknown`.
    private func stated(_ pack: VoicePack?) -> [(key: String, own: String, packs: String?, other: String?)] {
        [("speaker", speaker, pack?.speaker), ("license", license, pack?.license)].compactMap { key, own, packs in
            // Nobody has agreed to "unknown".
            guard !own.isEmpty, TodoMarker.known(own) != nil, own != packs else { return nil }
            return (key, own, packs, TodoMarker.known(packs))
        }
    }

    /// The same in words.
    /// - Parameter file: the session, as the user typed it.
    func findings(for pack: VoicePack?, file: String) -> [Finding] {
        stated(pack).map { key, own, _, other in
            var values = [
                "key": Finding.Argument.text(key), "value": .piece(own),
                "line": .text("\(key): \(ClipTextEditor.scalar(own))"),
            ]
            values["expected"] = other.map { .piece($0) }
            return Finding(.sessionFit, other == nil ? "new key" : "other key", values).at(file)
        }
    }

    /// Speaker and licence by their keys in pack.yml, where that says `unknown`.
    func news(for pack: VoicePack?) -> [String: String] {
        let news = stated(pack).filter { $0.packs != nil && $0.other == nil }
        return Dictionary(uniqueKeysWithValues: news.map { ($0.key, $0.own) })
    }
}
