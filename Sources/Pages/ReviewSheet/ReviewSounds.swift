import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetUnicodeText
import VoiceManifest
import VoiceSplicer

/// The generated clips of a pack that a review needs, each once: a page appends the frames of MP3 clips as a phone does.
package struct ReviewSounds: Sendable {
    /// The rendition whose clips can be joined by appending their bytes.
    private static let rendition = SoundRendition.mp3
    /// The most bytes of clips on a page.
    private static let maximumBytes = 16 << 20

    /// By subject, indexes into `clips`.
    private var readings: [ReviewSheet.Row: [Int]] = [:]
    private var clips: [[UInt8]] = []

    /// - Parameters:
    ///   - rows: readings; one that the generated pack says otherwise gets no sound.
    ///   - assets: the folder with the packs, as the user would type it.
    /// - Returns: nil if the pack is not generated, or without MP3.
    package init?(of rows: [ReviewSheet.Row], pack: String, assets: String) {
        guard let splicer = try? PackSplicer(pack: "\(assets)/\(pack)"),
            splicer.renditions.contains(Self.rendition)
        else { return nil }
        let files = Dictionary(
            splicer.manifest.clips.compactMap { clip in
                splicer.manifest.path(of: clip, in: Self.rendition.name).map { (clip.id, $0) }
            }
        ) { first, _ in first }
        var indexes: [String: Int] = [:]
        var bytes = 0
        for row in rows {
            guard let said = Self.announcement(row.subject, by: splicer), said.transcript.asHeard == row.text.asHeard
            else { continue }
            for id in said.clips where indexes[id] == nil {
                guard let path = files[id],
                    let clip = try? readFile(
                        at: "\(assets)/\(pack)/\(path)", within: assets, limit: Self.maximumBytes - bytes)
                else { continue }
                bytes += clip.count
                indexes[id] = clips.count
                clips.append(clip)
            }
            let all = said.clips.compactMap { indexes[$0] }
            if all.count == said.clips.count { readings[row] = all }
        }
    }

    private static func announcement(
        _ subject: ApprovedReading.Subject, by splicer: PackSplicer
    ) -> PackSplicer.Announcement? {
        if subject.amount.contains("="), let values = SlotValuesText.values(subject.amount) {
            return try? splicer.announcement(subject.announcement, values)
        }
        return try? splicer.announcement(subject.announcement, amount: try? splicer.amount(subject.amount))
    }

    /// The indexes of a reading's clips with spaces between them; nil if it has no sound.
    func clips(of row: ReviewSheet.Row) -> String? {
        readings[row]?.map(String.init).joined(separator: " ")
    }

    /// The clips as data of a page: texts in base64.
    var data: JSONValue { .array(clips.map { .string($0.inBase64) }) }
}
