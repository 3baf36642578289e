import NumberGrammar
import VoiceChecks
import VoiceSplicer

/// Templates for texts that fit none. Nobody but who knows the texts can tell which of them are receipts: this doesn't.
struct TextProposals {
    /// A template for texts of one shape.
    struct Proposal {
        var text: String
        /// Of the texts' notifications; nil for any title.
        var title: String?
        var count: Int
        /// One of the texts.
        var example: String
        /// Whether several numbers in it may be the amount.
        var isDoubtful: Bool
    }

    /// Most texts first.
    private(set) var proposals: [Proposal] = []
    /// The texts that no template can be written for.
    private(set) var rest: [TextLog.Entry] = []

    /// Groups that a text is compared with, and titles of one group that are kept apart: a payer's name may be the title.
    private static let maximumGroups = 32
    private static let maximumTitles = 10

    private let counts: [TextLog.Entry: Int]
    private let samples: [NumberSample]
    private var found: [TextTemplate: Proposal] = [:]

    /// - Parameters:
    ///   - texts: how often each text is there.
    ///   - samples: how the packs' languages write numbers.
    init(_ texts: [(entry: TextLog.Entry, count: Int)], samples: [NumberSample]) {
        counts = Dictionary(texts.map { ($0.entry, $0.count) }) { $0 + $1 }
        self.samples = samples
        let ordered = texts.sorted {
            ($1.count, $0.entry.text, $0.entry.title) < ($0.count, $1.entry.text, $1.entry.title)
        }
        let members = ordered.map { TextGroup.Member(entry: $0.entry, shape: TextShape($0.entry.text)) }
        for members in Dictionary(grouping: members, by: \.shape.frame).values {
            let titles = Dictionary(grouping: members) { Self.template(forTitle: $0.entry.title) }
            for (title, members) in titles.count > Self.maximumTitles ? [nil: members] : titles {
                for group in Self.groups(of: members) { propose(group, title: title) }
            }
        }
        proposals = Array(found.values)
        proposals.sort { ($1.count, $0.text, $0.title ?? "") < ($0.count, $1.text, $1.title ?? "") }
        rest.sort { ($0.text, $0.title) < ($1.text, $1.title) }
    }

    private static func groups(of members: [TextGroup.Member]) -> [TextGroup] {
        var groups: [TextGroup] = []
        members: for member in members {
            for index in groups.indices.prefix(maximumGroups) where groups[index].take(member) { continue members }
            groups.append(TextGroup([member]))
        }
        return groups
    }

    /// What a title is like; nil of one without words.
    private static func template(forTitle title: String) -> String? {
        let shape = TextShape(title)
        let group = TextGroup([.init(entry: .init(title: "", text: title), shape: shape)])
        return shape.letterCount > 0 ? group.template(amount: "{*}") : nil
    }

    private mutating func propose(_ group: TextGroup, title: String?) {
        if let text = template(for: group, title: title) {
            let template = TextTemplate(text, says: "", title: title)
            let example = group.members[0].entry.text
            var proposal =
                found[template]
                ?? Proposal(text: text, title: title, count: 0, example: example, isDoubtful: false)
            proposal.count += group.members.reduce(0) { $0 + (counts[$1.entry] ?? 0) }
            proposal.example = min(proposal.example, example)
            proposal.isDoubtful = proposal.isDoubtful || group.amounts > 1
            found[template] = proposal
            return
        }
        // Without the others, those of one shape may have a template.
        let shapes = Dictionary(grouping: group.members, by: \.shape)
        guard shapes.count > 1 else {
            rest += group.members.map(\.entry)
            return
        }
        for members in shapes.values { propose(TextGroup(members), title: title) }
    }

    /// The first template that fits all texts of a group; nil if none does.
    private func template(for group: TextGroup, title: String?) -> String? {
        let written = group.amounts == 0 ? [] : NumberSample.allCases.map { ("{amount:\($0.rawValue)}", [$0]) }
        return ([("{amount}", samples)] + written).lazy.map { (group.template(amount: $0.0), $0.1) }
            .first { text, samples in
                let template = TextTemplate(text, says: "", title: title)
                return samples.contains { sample in
                    group.members.allSatisfy { template.fits($0.entry.text, title: $0.entry.title, numbers: sample) }
                }
            }?.0
    }
}
