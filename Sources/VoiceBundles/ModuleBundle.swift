// What VoiceSplicer itself has on Apple's systems. Elsewhere `Bundle` is in a Foundation that brings ICU with it, some 40 MB
// that an app without bundles does not want.
#if !canImport(Darwin)
    public import Foundation
    public import VoiceSplicer

    extension VoicePacks {
        /// The packs among a bundle's resources: `Bundle.module` in a target of a package.
        ///
        /// - Parameters:
        ///   - bundle: the bundle that holds the packs.
        ///   - folder: the folder's path from the bundle's resources.
        public convenience init(bundle: Bundle, folder: String = "VoiceAssets") {
            self.init(assets: "\(bundle.resourcePath ?? bundle.bundlePath)/\(folder)")
        }
    }

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
