#if canImport(Darwin)
    public import Foundation

    extension PackSplicer {
        /// Loads a pack that is among a bundle's resources, with its folders: `VoiceAssets/zh-Hans-CNY`.
        ///
        /// - Parameter path: from the folder of the bundle's resources.
        /// - Throws: as `init(pack:)` does.
        public init(pack path: String, in bundle: Bundle) throws(VoiceSplicerError) {
            try self.init(pack: "\(bundle.resourcePath ?? bundle.bundlePath)/\(path)")
        }
    }

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
