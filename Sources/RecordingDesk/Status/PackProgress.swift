package import NumberGrammar
package import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetPipeline

/// How far a pack's recordings have come: which clips its announcements need, and what there is of them.
package struct PackProgress: Sendable {
    /// What there is of a clip.
    package enum State: Sendable, Hashable {
        /// A take that `generate` uses.
        case recorded
        /// A take that `generate` uses, of a text that the clip had before: a person says the new one.
        case changed(was: String)
        /// No take; perhaps the name of a file that is one, misnamed.
        case missing(misnamed: String?)
        /// The take that `generate` uses, or the choice of one, breaks a rule: only errors.
        case rejected([Finding])
    }

    /// How a clip is spoken, by where it is heard.
    package enum Intonation: String, Sendable, Hashable, CaseIterable {
        /// Nothing ever follows it.
        case ends
        /// Something always follows it.
        case continues
        /// Both occur.
        case both
    }

    /// An announcement in which a clip occurs.
    package struct Example: Sendable, Hashable {
        package var announcement: String
        /// The smallest one, if the announcement says an amount.
        package var amount: Amount?
        /// What is said, in order, and whether it is the clip.
        package var words: [Word]
    }

    package struct Word: Sendable, Hashable {
        package var text: String
        package var isClip: Bool
        /// What is written between the word before and this one; nil for what is usual.
        package var join: String?
    }

    package struct Clip: Sendable, Hashable {
        /// nil for a text of the number rules that no clip of pack.yml says.
        package var id: String?
        /// What is said; nil for an id of the number rules that pack.yml does not have.
        package var text: String?
        /// Whether pack.yml has it.
        package var isDeclared: Bool
        package var state: State
        /// The names of all its takes, the one that is used first.
        package var takes: [String]
        /// nil if it is not known how the clip is used, or it is not.
        package var example: Example?
        package var intonation: Intonation?
        /// True of a pause, which nobody records.
        var isPause = false
    }

    /// What can't be announced while a clip is not usable.
    package struct Gap: Sendable, Hashable {
        package enum Extent: Sendable, Hashable {
            /// An announcement that says no amount, or with whatever amount.
            case announcement(String)
            /// An amount in every announcement, and usually others: it is the smallest that needs these clips.
            case amount
        }

        package var extent: Extent
        /// The smallest amount; nil where none is said.
        package var amount: Amount?
        /// Indexes into `clips`; none if no pattern of pack.yml says the amount.
        package var clips: [Int]
    }

    /// How much of what the pack says native speakers have approved.
    package struct Approval: Sendable, Hashable {
        /// Of the readings that tell most, as `review` lists them.
        package var approved: Int
        package var telling: Int
        /// Whether anything is approved, telling or not.
        package var isBegun: Bool
    }

    package var name: String
    /// What pack.yml says; nil if there is an error in it.
    package var pack: VoicePack?
    /// The clips that some announcement needs, in the order of pack.yml, and behind them those that pack.yml lacks. All
    /// of pack.yml if an error prevents to find out which are needed.
    package var clips: [Clip] = []
    /// The clips of pack.yml that no announcement needs.
    package var unneeded: [Clip] = []
    /// Smallest amount first, then what says none.
    package var gaps: [Gap] = []
    /// What else was found. Takes are not remarked upon: their errors are in `State`.
    package var diagnostics: [Finding] = []
    /// How much breaches of rules weigh, where the pack says so.
    package var severities: [RuleSetting] = []
    /// Whether it is known which clips are needed.
    package var isProven = false
    /// nil if it is not known what the pack says.
    package var approval: Approval?

    package init(name: String) { self.name = name }

    package var recorded: Int { clips.count { $0.state == .recorded } }
    /// Clips that a synthesizer speaks.
    package var synthetic: [Clip] { clips.filter(\.isSynthetic) }
    /// By another pack, how many clips are recorded by its takes.
    package var shared: [String: Int] {
        let packs = clips.filter { $0.state == .recorded }.compactMap(\.takes.first).compactMap { take -> Substring? in
            let parts = take.split(separator: "/")
            return parts.first == ".." && parts.count > 1 ? parts[1] : nil
        }
        return Dictionary(packs.map { (String($0), 1) }, uniquingKeysWith: +)
    }
    /// Clips whose texts changed after they were recorded.
    package var changed: [Clip] { clips.filter(\.isChanged) }
    package var missing: [Clip] { clips.filter(\.isMissing) }
    package var rejected: [Clip] { clips.filter(\.isRejected) }

    /// Whether `generate` would make the pack, as far as can be told without encoding.
    package var isComplete: Bool {
        !diagnostics.hasErrors && gaps.isEmpty && clips.allSatisfy(\.isUsable)
            && !unneeded.contains(where: \.isRejected)
    }
}

extension PackProgress {
    /// That nobody has approved anything of the pack, for those who are about to record it.
    /// - Parameter folder: the pack's folder, as the user would type it.
    package func approvalNotes(folder: String) -> [Finding] {
        guard let approval, !approval.isBegun else { return [] }
        return severities.applied(to: [
            Finding(.packUnapproved, ["pack": .text(name)]).at(folder)
        ])
    }
}

extension PackProgress.Clip {
    /// Whether a synthesizer speaks it, until a person does. One whose synthetic take can't be used is spoken by nobody.
    package var isSynthetic: Bool { state == .recorded && takes.contains(where: SyntheticTakes.contain) }
    package var isChanged: Bool { if case .changed = state { true } else { false } }
    /// Whether `generate` makes the clip, if perhaps of another text.
    package var isUsable: Bool { state == .recorded || isChanged }
    /// Whether somebody is to record it, the first time or again: what `script --missing` lists.
    package var isToRecord: Bool { state != .recorded || isSynthetic }
    package var isMissing: Bool { if case .missing = state { true } else { false } }
    package var isRejected: Bool { if case .rejected = state { true } else { false } }

    /// What tells the clip from others: its id, or else its text between backquotes.
    package var name: String { id ?? "`\(text ?? "")`" }
}
