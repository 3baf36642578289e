import NumberGrammar
import VoiceAssetPacks

/// Finds the texts that a pack's number rules need clips for.
struct NeedsSearch {
    private let table: LiteralTable
    private let reach: RuleReach
    private let pack: VoicePack
    private let segmenter: TextSegmenter

    init(_ table: LiteralTable, _ reach: RuleReach, _ pack: VoicePack) {
        self.table = table
        self.reach = reach
        self.pack = pack
        segmenter = TextSegmenter(pack.clips, splits: pack.split ?? true, budget: table.budget)
    }

    var needs: NumberNeeds {
        let uses = LiteralUses(of: table, plurals: PluralRules(locale: pack.locale))
        var texts = NeededTexts()
        var clips: Set<String> = []
        for (index, literal) in table.literals.enumerated() where literal.kind == .text {
            guard let amount = reach.amount(ofLiteral: index) else { continue }
            let said = try? segmenter.clips(literal)
            for clip in said ?? [] { clips.insert(pack.clips[clip].id) }
            for part in parts(literal) {
                let isSaid = said != nil || (try? segmenter.clips(part)) != nil
                let isWhole = part.whole != nil
                var text = NumberNeeds.Text(text: part.text, isSaid: isSaid, amount: amount, isWhole: isWhole)
                if part == literal {
                    text.readings = uses.readings[index] ?? []
                    text.unit = uses.units[index]
                    text.form = uses.forms[index]
                    text.isAffix = uses.affixes.contains(index)
                }
                texts.add(text)
            }
        }
        return NumberNeeds(texts: texts.inOrder, clips: clips, beyond: beyond)
    }

    /// The smallest amount that the rules don't reach.
    private var beyond: Amount? {
        table.literals.indices.filter { table.literals[$0].kind.isBeyond }.compactMap { reach.amount(ofLiteral: $0) }
            .min()
    }

    /// A literal in parts that need clips of their own: the number that it has in it, and what stands around it.
    private func parts(_ literal: Literal) -> [Literal] {
        guard let whole = literal.whole else { return literal.text.contains("{") ? [] : [literal] }
        let (before, own, after) = literal.parts(whole.range)
        let around = [before, after].filter { !$0.contains("{") }.map {
            Literal(text: String($0), position: literal.position, kind: .text)
        }
        if SpokenText(before).isEmpty, SpokenText(after).isEmpty, !own.contains("{") { return [literal] }
        // What names one clip needs none.
        guard let plain = try? segmenter.plain(own), !plain.isOneID else { return around }
        let all = WholeNumber(range: 0..<plain.text.unicodeScalars.count, reason: whole.reason)
        return around + [Literal(text: plain.text, position: literal.position, kind: .text, whole: all)]
    }
}
