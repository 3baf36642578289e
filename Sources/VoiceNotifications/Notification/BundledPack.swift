#if canImport(Darwin)
    public import Foundation

    extension VoicePacks {
        /// The packs among a bundle's resources: `Bundle.main` in an app or an extension, `Bundle.module` in a target
        /// of a package.
        ///
        /// - Parameters:
        ///   - bundle: the bundle that holds the packs.
        ///   - folder: the folder's path from the bundle's resources, which macOS and Mac Catalyst keep in
        ///   `Contents/Resources`.
        public convenience init(bundle: Bundle, folder: String = "VoiceAssets") {
            self.init(assets: "\(bundle.resourcePath ?? bundle.bundlePath)/\(folder)")
        }
    }
#endif
