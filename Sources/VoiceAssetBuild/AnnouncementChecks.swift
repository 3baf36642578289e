import Diagnostics
import GrammarProofs
import NumberGrammar
import VoiceManifest

/// Proves what a pack's announcements come to, from its table and the lengths of its clips.
struct AnnouncementChecks {
    /// The file that faults are reported for.
    var file: String
    var table: NumberTable
    var range: ClosedRange<Amount>
    /// The ids of the clips that the table refers to.
    var clips: [String]
    /// The clips' lengths, samples.
    var samples: [Int]
    var sampleRate: Int
    /// Where a clip stands in the file, by its id.
    var positions: [String: SourcePosition] = [:]
    /// Seconds that no announcement may reach.
    var maxSeconds = PackManifest.maximumSeconds

    /// What was proven.
    struct Result {
        var announcements: [String: PackManifest.Announcement] = [:]
        /// By clip.
        var witnesses: [PackManifest.Clip.Witness?]
        var diagnostics: [Diagnostic] = []
    }

    func check() -> Result {
        var result = Result(witnesses: Array(repeating: nil, count: clips.count))
        do {
            let grammar = try AmountGrammar(table, clipCount: clips.count, range: range)
            let proof = try AnnouncementProof(grammar, samples: samples, limit: limit)
            result.announcements = proof.longest.mapValues { .init(longest: length($0)) }
            result.witnesses = proof.witnesses.map { witness in
                witness.map { .init(announcement: $0.announcement, amount: $0.amount?.description) }
            }
            result.diagnostics = diagnostics(proof)
        } catch let error as AnnouncementProof.Failure {
            let found =
                "the rules of the set '\(error.set)' are too intricate to prove anything of in \(error.limit) steps"
            let advice = "divide a number by its unit before handing it on, or narrow the range"
            result.diagnostics = [Diagnostic(.numbersIntricate, file: file, found: found, advice: advice)]
        } catch {
            let found = "the table is not sound: \(error)"
            result.diagnostics = [Diagnostic(.amountUnsaid, file: file, found: found, advice: "run generate again")]
        }
        return result
    }

    /// The fewest samples that last too long. A splicer divides samples by their rate; the product of the seconds, which
    /// no binary number may be equal to, and the rate can be one off.
    private var limit: Int64 {
        var limit = Int64((maxSeconds * Double(sampleRate)).rounded())
        while Double(limit) / Double(sampleRate) < maxSeconds { limit += 1 }
        while limit > 0, Double(limit - 1) / Double(sampleRate) >= maxSeconds { limit -= 1 }
        return limit
    }

    private func length(_ length: AnnouncementProof.Length) -> PackManifest.Announcement.Length {
        .init(amount: length.amount?.description, seconds: seconds(length).rounded(6))
    }

    private func seconds(_ length: AnnouncementProof.Length) -> Double {
        Double(length.samples) / Double(sampleRate)
    }

    private func diagnostics(_ proof: AnnouncementProof) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if let amount = proof.unsaid {
            findings.append(
                Diagnostic(
                    .amountUnsaid, file: file, found: "no pattern of `amount` says \(amount)",
                    advice: "add a pattern without `when` at the end, or narrow the range"))
        }
        for (id, first) in proof.tooLong.sorted(by: { $0.key < $1.key }) {
            let limit = "under \(maxSeconds.rounded(1)) s"
            let length = "takes \(seconds(first).rounded(2)) s"
            if let amount = first.amount, let longest = proof.longest[id] {
                findings.append(
                    Diagnostic(
                        .announcementTooLong, file: file,
                        found: "the announcement '\(id)' with \(amount), and no smaller amount, \(length); "
                            + "the longest takes \(seconds(longest).rounded(2)) s",
                        limit: limit, advice: "narrow the range, speak faster, or shorten `gap`"))
            } else {
                findings.append(
                    Diagnostic(
                        .announcementTooLong, file: file, found: "the announcement '\(id)' \(length)", limit: limit,
                        advice: "say less, speak faster, or shorten `gap`"))
            }
        }
        for (clip, witness) in zip(clips, proof.witnesses) where witness == nil {
            findings.append(
                Diagnostic(
                    .clipUnused, file: file, position: positions[clip], clip: clip,
                    found: "no announcement says the clip '\(clip)'",
                    advice: "remove it, or check the rules that should say it"))
        }
        return findings
    }
}
