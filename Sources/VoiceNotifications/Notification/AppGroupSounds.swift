#if canImport(Darwin)
    public import Foundation

    extension SoundStore {
        /// The store of an App Group.
        ///
        /// - Parameters:
        ///   - group: the group's identifier, `group.com.example.app`. If the entitlements don't have it, storing is an
        ///     error that says so.
        ///   - lifetime: how long a sound is kept, seconds; less than 0 counts as 0.
        ///   - maximumFiles: how many sounds are kept.
        ///   - maximumBytes: how many bytes of sounds are kept.
        ///   - fallback: what the errors name to be played instead.
        public init(
            appGroup group: String, lifetime: TimeInterval = defaultLifetime,
            maximumFiles: Int = defaultMaximumFiles, maximumBytes: Int = defaultMaximumBytes,
            fallback: FallbackSound = .own
        ) {
            let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
            self.init(
                container: container?.path ?? group, lifetime: lifetime, maximumFiles: maximumFiles,
                maximumBytes: maximumBytes, fallback: fallback)
        }
    }

    extension AnnouncementTurns {
        /// The turns that an App Group shares; see the initializer for a path.
        ///
        /// - Parameter group: the group's identifier. If the entitlements don't have it, taking a turn is an error.
        public init(
            appGroup group: String, interval: TimeInterval = 0.5, maximumAge: TimeInterval? = 600,
            patience: TimeInterval = 20, reach: TimeInterval = 120
        ) {
            let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
            self.init(
                container: container?.path ?? group, interval: interval, maximumAge: maximumAge, patience: patience,
                reach: reach)
        }
    }
#endif
