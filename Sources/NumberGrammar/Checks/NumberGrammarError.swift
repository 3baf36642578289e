/// Why a table is not evaluated.
public enum NumberGrammarError: Error, Sendable, Equatable {
    /// There are more of these than `limit`: machines, items, slots.
    case tooMany(String, limit: Int)
    /// A machine of more digits than numbers have, or with a state that has not ten digits or leads to a state that is not there.
    case machine(String)
    /// Something uses a machine that is not there.
    case unknownMachine(String)
    /// An index that no clip has.
    case unknownClip(Int)
    /// What the table says of this clip's end form: clips that do not ascend, a clip that is its own form, or a form that
    /// is one of two clips, has a form itself, or is said by a machine, a pattern or an announcement.
    case endForm(Int)
    /// There is no way to say an amount, although an announcement has one, or an announcement says nothing.
    case empty(String)
    /// A slot that is not sound, that an announcement says twice, or that is not there.
    case slot(String)
}
