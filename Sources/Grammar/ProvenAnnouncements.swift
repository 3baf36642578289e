package import NumberGrammar
package import VoiceAssetCore
import VoiceAssetGrammarProofs
package import VoiceAssetPacks
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
    /// The two tuples that are said alike, if any are.
    private var alike: (first: AnnouncedTuple, second: AnnouncedTuple)?

    private let grammar: AmountGrammar
    private let clips: [AnnouncedClip]
    private let sampleRate: Int
    private let maxSeconds: Double

    /// - Parameters:
    ///   - clips: the clips that the table refers to.
    ///   - sampleRate: samples a second.
    ///   - maxSeconds: seconds that no announcement may reach.
    package init(
        _ grammar: AmountGrammar, clips: [AnnouncedClip], sampleRate: Int,
        maxSeconds: Double = PackManifest.maximumSeconds
    ) {
        (self.grammar, self.clips, self.sampleRate, self.maxSeconds) = (grammar, clips, sampleRate, maxSeconds)
        witnesses = Array(repeating: nil, count: clips.count)
        do throws(TooIntricate) {
            let limit = Self.limit(maxSeconds, sampleRate: sampleRate)
            let proof = try AnnouncementProof(grammar, samples: clips.map(\.samples), limit: limit)
            announcements = proof.longest.mapValues { .init(longest: summary($0)) }
            witnesses = proof.witnesses.map { $0.map(witness) }
            findings = proof.unsaid.map(unsaid)
            findings += proof.tooLong.sorted { $0.key < $1.key }.map { id, first in
                tooLong(id, first, longest: proof.longest[id] ?? first)
            }
            findings += Self.unheard(grammar.table.endForms, clips, proof.witnesses.map { $0 != nil })
            if let alike = try findAlike(proof) { findings.append(alike) }
        } catch {
            let form = error.isByDivisor ? "divisor" : error.set.isEmpty ? "alike" : "proof"
            findings.append(
                Finding(.numbersIntricate, form, ["set": .text(error.set), "bound": .text("\(error.bound)")]))
        }
    }

    /// The findings in a pack's folder.
    ///
    /// - Parameter places: where the rules say the values of slots, by the slot's name.
    package func findings(of source: PackDocument, in packFile: String, by places: [String: RulePlaces]) -> [Finding] {
        findings.map { finding in
            let rule = [.amountsAlike, .amountsSoundAlike].contains(finding.check) ? alike : nil
            let placed = rule.flatMap { rule in
                let (first, second) = (rule.first.texts, rule.second.texts)
                return second.keys.sorted().lazy.filter { first[$0] != second[$0] }.compactMap { slot in
                    places[slot]?.placed(finding, first: first[slot] ?? "", second: second[slot] ?? "")
                }.first
            }
            return placed ?? finding.at(packFile, position: source.position(of: finding))
        }
    }

    /// Whether amounts are all that announcements say besides clips: then an announcement is told by its amount.
    private var saysAmountsOnly: Bool { grammar.slots.isEmpty }

    private func seconds(_ length: AnnouncementProof.Length) -> Double { Double(length.samples) / Double(sampleRate) }

    private func summary(_ length: AnnouncementProof.Length) -> PackManifest.AnnouncementSummary.Length {
        let texts = length.tuple.texts
        return .init(
            amount: saysAmountsOnly ? length.tuple.amount : nil,
            values: saysAmountsOnly || texts.isEmpty ? nil : texts, seconds: seconds(length).rounded(toDecimals: 6))
    }

    private func witness(_ tuple: AnnouncedTuple) -> PackManifest.Clip.Witness {
        let texts = tuple.texts
        return .init(
            announcement: tuple.announcement, amount: saysAmountsOnly ? tuple.amount : nil,
            values: saysAmountsOnly || texts.isEmpty ? nil : texts)
    }

    private func said(_ tuple: AnnouncedTuple) -> [Int] {
        (try? grammar.clips(announcement: tuple.announcement, values: tuple.texts)) ?? []
    }

    // MARK: Findings

    private func unsaid(_ unsaid: AnnouncementProof.Unsaid) -> Finding {
        saysAmountsOnly
            ? Finding(.amountUnsaid, ["amount": .text(unsaid.value)])
            : Finding(.amountUnsaid, "slot", ["value": .text("\(unsaid.value)")]).naming(
                Finding.slotArgument, unsaid.slot)
    }

    private func tooLong(
        _ id: String, _ first: AnnouncementProof.Length, longest: AnnouncementProof.Length
    ) -> Finding {
        func argument(_ length: AnnouncementProof.Length) -> Finding.Argument {
            .of(seconds(length).decimals(upTo: 2, apartFrom: maxSeconds), "s")
        }
        let told = saysAmountsOnly ? first : longest
        var words = ["seconds": argument(told), "limit": Finding.Argument.of(maxSeconds.decimals(atLeast: 1), "s")]
        words["pauses"] = pauses(said(told.tuple))
        words["clips"] = longestClips(said(told.tuple))
        var forms = words["pauses"] == nil ? [] : ["pauses"]
        if saysAmountsOnly {
            words["amount"] = .text(told.tuple.amount ?? "")
            words["longest"] = argument(longest)
            if told.tuple.amount == nil { forms.insert("any amount", at: 0) }
        } else {
            words["values"] = .text(told.tuple.description)
            forms.insert("slots", at: 0)
        }
        return Finding(.announcementTooLong, forms.joined(separator: " "), words).naming(
            Finding.announcementArgument, id)
    }

    private mutating func findAlike(_ proof: AnnouncementProof) throws(TooIntricate) -> Finding? {
        // Who says the same clips says the same text: most often one search is enough.
        if let pair = try proof.alike(ClipSpelling.texts(clips)) {
            let same = try proof.alike(ClipSpelling.clips(clips)) ?? pair
            alike = same
            return finding(.amountsAlike, same)
        }
        let ended = Dictionary(grammar.table.endForms.map { ($0.form, $0.clip) }) { first, _ in first }
        guard let sounds = ClipSpelling.sounds(clips, ended: ended), let pair = try proof.alike(sounds) else {
            return nil
        }
        alike = pair
        return finding(.amountsSoundAlike, pair)
    }

    private func finding(_ check: Check, _ pair: (AnnouncedTuple, AnnouncedTuple)) -> Finding {
        let tuples = [pair.0, pair.1]
        let clips = tuples.map { tuple in
            (saysAmountsOnly
                ? tuple.amount.flatMap { try? Amount($0, scale: grammar.range.lowerBound.scale) }
                    .flatMap { try? grammar.clips(amount: $0) } ?? [] : said(tuple)).map { self.clips[$0] }
        }
        // In backquotes and cut to 120 characters: a long amount of a language with long words.
        let texts = clips.map { clips in
            let text = clips.filter { !$0.isPause }.map(\.text).joined(separator: " ")
            return "`\(text.prefix(120))\(text.count > 120 ? "…" : "")`"
        }
        let words = texts[0] == texts[1] ? texts[0] : "\(texts[0]) and \(texts[1])"
        let names = tuples.map { saysAmountsOnly ? $0.amount ?? "" : "`\($0.description)`" }
        let finding = Finding(
            check, ["first": .text(names[0]), "second": .text(names[1]), "words": .text(words)])
        guard !saysAmountsOnly else { return finding }
        return finding.naming(Finding.announcementArgument, pair.0.announcement)
            .naming(Finding.slotArgument, Self.differingSlot(pair))
    }

    /// The first slot by which the two differ; nil if they are two announcements.
    private static func differingSlot(_ pair: (AnnouncedTuple, AnnouncedTuple)) -> String? {
        guard pair.0.announcement == pair.1.announcement else { return nil }
        return (pair.0.values + pair.1.values).first { pair.0.texts[$0.slot] != pair.1.texts[$0.slot] }?.slot
    }

    /// The fewest samples that last too long. A splicer divides samples by their rate; the product of the seconds, which
    /// no binary number may be equal to, and the rate can be one off.
    private static func limit(_ maxSeconds: Double, sampleRate: Int) -> Int64 {
        var limit = Int64((maxSeconds * Double(sampleRate)).rounded())
        while Double(limit) / Double(sampleRate) < maxSeconds { limit += 1 }
        while limit > 0, Double(limit - 1) / Double(sampleRate) >= maxSeconds { limit -= 1 }
        return limit
    }

    /// The length of the pauses among an announcement's clips, seconds with their unit; nil if there are none.
    private func pauses(_ announced: [Int]) -> Finding.Argument? {
        let samples = announced.map { clips[$0] }.filter(\.isPause).reduce(0) { $0 + $1.samples }
        return samples == 0 ? nil : .of((Double(samples) / Double(sampleRate)).decimals(upTo: 2), "s")
    }

    /// The three longest clips of an announcement, the longest first: `7` (3.72 s, 9 times).
    private func longestClips(_ announced: [Int]) -> Finding.Argument {
        let counts = Dictionary(grouping: announced, by: \.self).mapValues(\.count)
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

    /// The clips that no announcement says, and of those with two forms the form that none says.
    private static func unheard(
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

extension Finding {
    /// The argument that names the announcement which a finding is about.
    package static let announcementArgument = "announcement"

    /// The argument that names the slot which a finding is about.
    package static let slotArgument = "slot"

    fileprivate func naming(_ argument: String, _ name: String?) -> Finding {
        var finding = self
        if let name { finding.arguments[argument] = .text(name) }
        return finding
    }
}

/// What the proofs need to know of a clip.
package struct AnnouncedClip: Sendable, Hashable {
    package var id: String
    /// What it says.
    package var text: String
    /// Its length, samples.
    package var samples: Int
    /// The ids of clips that sound like it.
    package var soundsLike: [String]
    /// True of silence: it says nothing, and so keeps nothing apart.
    package private(set) var isPause = false

    /// A pause.
    package init(pause id: String, samples: Int) {
        self.init(id: id, text: "", samples: samples)
        isPause = true
    }

    package init(id: String, text: String, samples: Int, soundsLike: [String] = []) {
        self.id = id
        self.text = text
        self.samples = samples
        self.soundsLike = soundsLike
    }
}

extension Finding {
    /// The id of the clip that sounds like this one, if that is what was found.
    package var similarClip: String? {
        if check == .recordingAlike, case .text(let other)? = arguments["other"] { other } else { nil }
    }
}

extension PackManifest.Finding {
    /// The id of the clip that sounds like this one, if a manifest states that.
    package var similarClip: String? {
        if rule == Check.recordingAlike.id, case .text(let other)? = arguments?["other"] { other } else { nil }
    }
}

/// What clips say, as sequences of symbols that can be compared.
enum ClipSpelling {
    /// Each clip by itself: what is compared are sequences of clips.
    static func clips(_ clips: [AnnouncedClip]) -> [[UInt32]] { clips.indices.map { [UInt32($0)] } }

    /// The texts, whatever their spaces, hyphens, invisible characters and case.
    static func texts(_ clips: [AnnouncedClip]) -> [[UInt32]] { clips.indices.map { text(of: $0, in: clips) } }

    /// The texts, with one for clips that sound alike, or whose end forms do; nil if none do.
    ///
    /// - Parameter ended: by end form, its clip.
    static func sounds(_ clips: [AnnouncedClip], ended: [Int: Int] = [:]) -> [[UInt32]]? {
        let indexes = Dictionary(zip(clips.map(\.id), clips.indices)) { first, _ in first }
        var firsts = Array(clips.indices)
        func first(_ clip: Int) -> Int {
            var clip = clip
            while firsts[clip] != clip { clip = firsts[clip] }
            return clip
        }
        var areAlike = false
        for (index, clip) in clips.enumerated() {
            for other in clip.soundsLike.compactMap({ indexes[$0] }) {
                // What is only heard within and what is only heard at the end are told apart by that.
                guard (ended[index] == nil) == (ended[other] == nil) else { continue }
                let pair = [first(ended[other] ?? other), first(ended[index] ?? index)].sorted()
                guard pair[0] != pair[1] else { continue }
                firsts[pair[1]] = pair[0]
                areAlike = true
            }
        }
        return areAlike ? clips.indices.map { text(of: first($0), in: clips) } : nil
    }

    /// What a clip says. One that nobody has written a text for says what no other one does.
    private static func text(of clip: Int, in clips: [AnnouncedClip]) -> [UInt32] {
        if clips[clip].isPause { return [] }
        return clips[clip].text.isEmpty ? [firstNonScalar + UInt32(clip)] : folded(clips[clip].text)
    }

    /// What follows the last of Unicode's scalars.
    private static let firstNonScalar: UInt32 = 0x110000

    private static func folded(_ text: String) -> [UInt32] {
        text.lowercased().unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .dashPunctuation: false
            default: true
            }
        }.map(\.value)
    }
}
