/// What changed since a pack was generated.
enum StaleInput: Sendable, Hashable {
    /// The pack.yml or the number rules.
    case file
    /// A clip came.
    case newClip
    /// The clip of this id went.
    case formerClip(String)
    /// A clip's recording went.
    case noRecording
    /// A clip has another number of takes.
    case takes(Int, before: Int)
    /// A clip was recorded anew.
    case recording
}
