package import NumberGrammar
package import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetUnicodeText
package import VoiceManifest

/// What is proven of a pack's announcements, from its checked table and the lengths of its clips, in the terms of its
/// manifest.
package struct ProvenAnnouncements: Sendable {
    /// By id; without those of which no length is known.
    package internal(set) var announcements: [String: PackManifest.AnnouncementSummary] = [:]
    /// By clip.
    package internal(set) var witnesses: [PackManifest.Clip.Witness?]
    /// Of no file yet; those of a clip name it.
    package internal(set) var findings: [Finding] = []

    /// - Parameters:
    ///   - clips: the clips that the table refers to.
    ///   - sampleRate: samples a second.
    ///   - maxSeconds: seconds that no announcement may reach.
    package init(
        _ grammar: AmountGrammar, clips: [AnnouncedClip], sampleRate: Int,
        maxSeconds: Double = PackManifest.maximumSeconds
    ) {
        witnesses = Array(repeating: nil, count: clips.count)
        let limit = Self.limit(maxSeconds, sampleRate: sampleRate)
        do throws(TooIntricate) {
            guard grammar.slots.isEmpty else {
                try prove(slotsOf: grammar, clips, sampleRate: sampleRate, maxSeconds: maxSeconds, limit: limit)
                return
            }
            let proof = try AnnouncementProof(grammar, samples: clips.map(\.samples), limit: limit)
            announcements = proof.longest.mapValues { length in
                let seconds = Self.seconds(length, sampleRate)
                return .init(
                    longest: .init(amount: length.amount?.description, seconds: seconds.rounded(toDecimals: 6)))
            }
            witnesses = proof.witnesses.map { witness in
                witness.map { .init(announcement: $0.announcement, amount: $0.amount?.description) }
            }
            findings = Self.findings(proof, grammar, clips, sampleRate: sampleRate, maxSeconds: maxSeconds)
            findings += Self.unheard(grammar.table.endForms, clips, proof.witnesses.map { $0 != nil })
            if let alike = try AmbiguityCheck(grammar: grammar, clips: clips).finding() { findings.append(alike) }
        } catch {
            findings.append(
                Finding(.numbersIntricate, "proof", ["set": .text(error.set), "bound": .text("\(error.bound)")]))
        }
    }

    /// The fewest samples that last too long. A splicer divides samples by their rate; the product of the seconds, which
    /// no binary number may be equal to, and the rate can be one off.
    private static func limit(_ maxSeconds: Double, sampleRate: Int) -> Int64 {
        var limit = Int64((maxSeconds * Double(sampleRate)).rounded())
        while Double(limit) / Double(sampleRate) < maxSeconds { limit += 1 }
        while limit > 0, Double(limit - 1) / Double(sampleRate) >= maxSeconds { limit -= 1 }
        return limit
    }

    private static func seconds(_ length: AnnouncementProof.Length, _ sampleRate: Int) -> Double {
        Double(length.samples) / Double(sampleRate)
    }

    /// The length of the pauses among an announcement's clips, seconds with their unit; nil if there are none.
    static func pauses(
        _ announced: [Int]?, _ clips: [AnnouncedClip], sampleRate: Int
    ) -> Finding.Argument? {
        let samples = (announced ?? []).map { clips[$0] }.filter(\.isPause).reduce(0) { $0 + $1.samples }
        return samples == 0 ? nil : .of((Double(samples) / Double(sampleRate)).decimals(upTo: 2), "s")
    }

    /// The three longest clips of an announcement, the longest first: `7` (3.72 s, 9 times).
    static func longestClips(_ announced: [Int]?, _ clips: [AnnouncedClip], sampleRate: Int) -> Finding.Argument {
        let counts = Dictionary(grouping: announced ?? [], by: \.self).mapValues(\.count)
            .filter { !clips[$0.key].isPause }
        let longest = counts.sorted { left, right in
            let (first, second) = (clips[left.key].samples, clips[right.key].samples)
            return first == second ? left.key < right.key : first > second
        }
        let named = longest.prefix(3).map { index, count in
            let seconds = (Double(clips[index].samples) / Double(sampleRate)).decimals(2)
            return "`\(clips[index].id)` (\(seconds) s\(count > 1 ? ", \(count) times" : ""))"
        }
        return .text(named.joined(separator: ", "))
    }

    private static func findings(
        _ proof: AnnouncementProof, _ grammar: AmountGrammar, _ clips: [AnnouncedClip], sampleRate: Int,
        maxSeconds: Double
    ) -> [Finding] {
        let unsaid = proof.unsaid.map { Finding(.amountUnsaid, ["amount": .text("\($0)")]) }
        let tooLong = proof.tooLong.sorted { $0.key < $1.key }.map { id, first in
            func argument(_ length: AnnouncementProof.Length) -> Finding.Argument {
                .of(seconds(length, sampleRate).decimals(upTo: 2, apartFrom: maxSeconds), "s")
            }
            var words = [
                "announcement": Finding.Argument.text(id), "amount": .text(first.amount?.description ?? ""),
                "seconds": argument(first), "longest": argument(proof.longest[id] ?? first),
                "limit": .of(maxSeconds.decimals(atLeast: 1), "s"),
            ]
            let announced = try? grammar.clips(announcement: id, amount: first.amount)
            words["pauses"] = pauses(announced, clips, sampleRate: sampleRate)
            words["clips"] = longestClips(announced, clips, sampleRate: sampleRate)
            let forms = [first.amount == nil ? "any amount" : "", words["pauses"] == nil ? "" : "pauses"]
            return Finding(.announcementTooLong, forms.filter { !$0.isEmpty }.joined(separator: " "), words)
        }
        return (unsaid.map { [$0] } ?? []) + tooLong
    }

    /// The clips that no announcement says, and of those with two forms the form that none says.
    static func unheard(
        _ endForms: [NumberTable.EndForm], _ all: [AnnouncedClip], _ isHeard: [Bool]
    ) -> [Finding] {
        let clips = all.map(\.id)
        let forms = Dictionary(endForms.map { ($0.clip, $0.form) }) { first, _ in first }
        let ended = Dictionary(endForms.map { ($0.form, $0.clip) }) { first, _ in first }
        return clips.indices.filter { !isHeard[$0] && !all[$0].isPause }.compactMap { index in
            if let clip = ended[index] {
                return !isHeard[clip] ? nil : unheard(clips[clip], "never last", as: "\(clips[clip]).end")
            }
            let isOnlyLast = forms[index].map { isHeard[$0] } ?? false
            return unheard(clips[index], isOnlyLast ? "only last" : "", as: clips[index])
        }
    }

    private static func unheard(_ clip: String, _ form: String, as id: String) -> Finding {
        Finding(.clipUnused, form, ["clip": .text(clip)]).at("", clip: id)
    }
}
