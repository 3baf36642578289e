import NumberGrammar
import VoiceAssetCore

/// A silence between two clips: `{pause 300ms}`. It is a clip that nobody records.
package struct Pause: Sendable, Hashable, Comparable {
    /// The lengths of pauses, milliseconds. A shorter one is not heard between two words, which part by 50 ms anyway; a longer one
    /// takes more than a fifteenth of the 30 seconds that an announcement has.
    package static let lengths = 50...2000
    /// The most different pauses of a pack.
    static let most = 20
    private static let name = "pause"

    package let milliseconds: Int

    /// The id of its clip: `pause-300ms`.
    package var id: String { "\(Self.name)-\(milliseconds)ms" }
    /// Its clip, which says nothing.
    package var clip: VoicePack.Clip { .init(id: id, text: "") }

    package static func < (one: Pause, other: Pause) -> Bool { one.milliseconds < other.milliseconds }

    /// Tells an item of a `say` list that is meant as a pause.
    static func isMeant(by text: String) -> Bool { text.hasPrefix("{\(name) ") || text == "{\(name)}" }

    /// Reads `300ms`; nil for any other text and for a length out of bounds.
    package init?(length text: some StringProtocol) {
        guard text.hasSuffix("ms"), (3...6).contains(text.utf8.count) else { return nil }
        let digits = text.dropLast(2)
        guard digits.utf8.allSatisfy(\.isASCIIDigit), digits.first != "0", let milliseconds = Int(digits),
            Self.lengths.contains(milliseconds)
        else { return nil }
        self.milliseconds = milliseconds
    }

    /// Reads the id of its clip.
    package init?(id: String) {
        guard id.hasPrefix("\(Self.name)-") else { return nil }
        self.init(length: id.dropFirst(Self.name.utf8.count + 1))
    }

    /// Reads an item with its braces: `{pause 300ms}`.
    init?(item text: String) {
        guard Self.isMeant(by: text), text.hasSuffix("}") else { return nil }
        self.init(length: text.dropFirst(Self.name.utf8.count + 2).dropLast())
    }
}

extension Pause {
    /// An item of a list, as pauses see it.
    enum Item {
        case pause(SourcePosition)
        /// Something whatever is said of a slot, and something that may be left out.
        case always, sometimes
    }

    /// Reports pauses that don't stand between two things which are always said: what a slot leaves out would let an announcement
    /// begin or end with silence, or double it.
    static func checkPlaces(_ items: [Item], _ findings: inout FileFindings) {
        var misplaced: [SourcePosition] = []
        var open: SourcePosition?
        var isSaid = false
        for item in items {
            switch item {
            case .always: (isSaid, open) = (true, nil)
            case .sometimes: break
            case .pause(let position):
                if !isSaid { misplaced.append(position) }
                (isSaid, open) = (false, position)
            }
        }
        if let open, !misplaced.contains(open) { misplaced.append(open) }
        for position in misplaced {
            findings.add(.packValue, "pause at an end", at: position)
        }
    }
}

extension VoicePack.Clip {
    /// True of a pause's clip.
    package var isPause: Bool { text.isEmpty && Pause(id: id) != nil }
}

extension ClipReferences {
    /// Reads an item that is meant as a pause, and notes that the pack has it.
    /// - Returns: the id of its clip; nil after a fault.
    mutating func pause(_ text: String, at position: SourcePosition, _ findings: inout FileFindings) -> String? {
        pause(Pause(item: text), written: text, example: "\"{pause 300ms}\"", at: position, &findings)?.id
    }

    /// Notes that the pack has a pause, or reports a text that is none.
    /// - Parameters:
    ///   - text: as pack.yml has it.
    ///   - example: a right one, in its place.
    mutating func pause(
        _ pause: Pause?, written text: String, example: String, at position: SourcePosition,
        _ findings: inout FileFindings
    ) -> Pause? {
        guard let pause else {
            findings.add(
                .packValue, "pause",
                [
                    "text": .piece(text), "least": .count(Pause.lengths.lowerBound),
                    "most": .count(Pause.lengths.upperBound), "example": .text(example),
                ], at: position)
            return nil
        }
        note(pause, at: position, &findings)
        return pause
    }

    private mutating func note(_ pause: Pause, at position: SourcePosition, _ findings: inout FileFindings) {
        guard pauses.insert(pause).inserted else { return }
        if ids?.contains(pause.id) == true {
            findings.add(
                .packValue, "pause as a clip", ["milliseconds": .count(pause.milliseconds), "id": .text(pause.id)],
                at: position)
        }
        if pauses.count == Pause.most + 1 {
            findings.add(.packLimit, "pauses", ["most": .count(Pause.most)], at: position)
        }
    }
}
