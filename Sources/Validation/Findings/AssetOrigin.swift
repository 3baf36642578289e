/// Who made a pack, which decides what mends a file of it.
enum AssetOrigin: Sendable, Hashable {
    /// `generate`, whose manifest is there.
    case generate
    /// Another encoder, as far as is known.
    case otherEncoder
}
