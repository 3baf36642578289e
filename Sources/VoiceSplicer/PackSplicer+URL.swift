#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension PackSplicer {
    /// Loads a pack from a folder of the file system; see `init(pack:)` for a path.
    public init(pack folder: URL) throws(VoiceSplicerError) {
        try self.init(pack: folder.path)
    }
}

extension SoundStore {
    /// A store in the container of an App Group; see `init(container:lifetime:fallback:)` for a path.
    public init(container: URL, lifetime: Int = defaultLifetime, fallback: FallbackSound = .standard) {
        self.init(container: container.path, lifetime: lifetime, fallback: fallback)
    }
}
