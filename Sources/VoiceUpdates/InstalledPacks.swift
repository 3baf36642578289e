public import VoiceNotifications

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension VoicePacks {
    /// Installs the packs of a bundle that `voice-assets bundle` wrote. They count at once, also in processes that have installed
    /// packs, or not at all: whenever this ends or is killed, the packs from before or the new ones are there as a whole.
    ///
    /// Two versions are kept, this one and the last good one before. The bundle is held in memory: call it in the app, not in an
    /// extension.
    ///
    /// - Parameters:
    ///   - bundle: the file, as it was fetched.
    ///   - key: the team's public key, which stands in the app's code.
    ///   - folder: a folder for this alone, in the App Group's container for an extension to find it.
    ///   - lowest: the lowest number that is taken, 1 or more: that of the packs that the app itself came with.
    ///   - app: the app's identifier, as `voice-assets bundle --app` got it: bundles for another app, or for none, are refused. `nil`
    ///     takes bundles that are for no app alone.
    /// - Returns: the packs, as `installed(in:atLeast:)` gives them.
    /// - Throws: `PackBundleError`: for a bundle that is not the team's, that is damaged or older than what is installed, and for a pack
    ///   or a clip that can't be spliced. What was installed before stays.
    @discardableResult
    public static func install(
        from bundle: URL, verifying key: BundleKey, in folder: URL, atLeast lowest: Int = 1, for app: String? = nil
    ) throws(PackBundleError) -> VoicePacks {
        try install(from: bundle, verifying: key, in: folder, atLeast: lowest, for: app, step: {})
    }

    /// The packs that were installed in a folder. What was verified then is not verified again: whoever can write into the folder, which
    /// on a phone are the apps of the App Group alone, can change what is said. `installed(in:verifying:)` verifies it.
    ///
    /// - Parameters:
    ///   - folder: as `install` got it.
    ///   - lowest: the lowest number that is taken: after an update of the app, its own packs may be newer than installed ones.
    /// - Returns: `nil` if none were installed, none can be read, as those that were made for an earlier version of the app, or their
    ///   bundle's number is lower: then take those of the app.
    public static func installed(in folder: URL, atLeast lowest: Int = 1) -> VoicePacks? {
        guard let found = PackInstallation(folder: folder.path).assets, found.number >= lowest else { return nil }
        return VoicePacks(assets: found.path)
    }

    /// The packs that were installed in a folder, verified again: every file is read, and they are the files of a bundle that the key
    /// signed, none more and none less. It takes the time and the memory that reading all of it takes, which for a pack in one rendition
    /// are milliseconds and some megabytes.
    ///
    /// Later changes are not seen, nor packs that are installed later: call it again for those.
    ///
    /// - Parameters:
    ///   - folder: as `install` got it.
    ///   - key: the team's public key.
    ///   - lowest: the lowest number that is taken.
    ///   - app: the app's identifier, as `install` got it.
    /// - Returns: `nil` if none were installed, or none is as it was signed: then take those of the app.
    public static func installed(
        in folder: URL, verifying key: BundleKey, atLeast lowest: Int = 1, for app: String? = nil
    ) -> VoicePacks? {
        let installation = PackInstallation(folder: folder.path)
        return installation.verified(by: key, atLeast: lowest, for: app).map { VoicePacks(assets: $0) }
    }

    /// - Parameter step: called between any two changes of the folder.
    package static func install(
        from bundle: URL, verifying key: BundleKey, in folder: URL, atLeast lowest: Int = 1, for app: String? = nil,
        step: @escaping () -> Void
    ) throws(PackBundleError) -> VoicePacks {
        let bytes = try PackBundle.contents(of: bundle.path)
        let packs = try PackBundle(bytes, verifying: key)
        guard packs.app == app else { throw .otherApp }
        guard packs.version >= lowest else { throw .older(version: packs.version, installed: lowest) }
        let installation = PackInstallation(folder: folder.path, step: step)
        try installation.install(packs, signature: Array(bytes.suffix(Ed25519.signatureBytes)))
        guard let installed = installed(in: folder) else { throw .unwritable(path: folder.path) }
        return installed
    }
}

extension PackBundle {
    /// The bytes of a regular file, never more than a bundle may have.
    static func contents(of path: String) throws(PackBundleError) -> [UInt8] {
        let descriptor = SystemCalls.openFile(path)
        guard descriptor >= 0 else { throw .unreadable(path: path) }
        defer { SystemCalls.close(descriptor) }
        guard let status = SystemCalls.status(descriptor), status.isFile else { throw .unreadable(path: path) }
        let limit = maximumBytes
        guard status.bytes <= limit else { throw .tooLarge(bytes: status.bytes, limit: limit) }
        guard let bytes = SystemCalls.bytes(status.bytes, of: descriptor) else { throw .unreadable(path: path) }
        return bytes
    }
}
