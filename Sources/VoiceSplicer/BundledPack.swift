#if canImport(Darwin)
    public import Foundation

    extension PackSplicer {
        /// Loads a pack that is among a bundle's resources, with its folders: `VoiceAssets/zh-Hans-CNY`.
        ///
        /// - Parameters:
        ///   - bundle: the bundle that holds the packs.
        ///   - path: from the folder of the bundle's resources.
        /// - Throws: as `init(pack:)` does.
        public init(pack path: String, in bundle: Bundle) throws(VoiceSplicerError) {
            try self.init(pack: "\(bundle.resourcePath ?? bundle.bundlePath)/\(path)")
        }
    }
#endif
