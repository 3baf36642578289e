#if canImport(Darwin)
    public import Foundation

    extension SoundStore {
        /// The store of an App Group.
        ///
        /// - Parameter group: the group's identifier, `group.com.example.app`. If the entitlements don't have it,
        ///   storing is an error that says so.
        public init(appGroup group: String, lifetime: Int = defaultLifetime, fallback: FallbackSound = .standard) {
            let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
            self.init(container: container?.path ?? group, lifetime: lifetime, fallback: fallback)
        }
    }
#endif
