public import VoiceNotifications

/// Why packs are not installed. What was installed before stays.
public enum PackBundleError: Error, Sendable, Equatable {
    /// There is no such file, it is no regular file, or it can't be read.
    case unreadable(path: String)
    /// It is larger than a bundle may be; bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// It does not begin as a bundle does.
    case notABundle
    /// It is not signed by this key, or was changed since.
    case signature
    /// It is for another app, for one app where the caller names none, or for every app where the caller names one.
    case otherApp
    /// It is signed, and yet no bundle that this version writes or reads; what is odd about it.
    case form(String)
    /// Its number is lower than that of what is installed, or than the lowest that the app takes.
    case older(version: Int, installed: Int)
    /// Its number is that of what is installed, which is another bundle.
    case reused(version: Int)
    /// A pack of it can't be loaded, or a clip is not what the pack says.
    case pack(VoicePacksError)
    /// A pack of it can't say an announcement with the least values that it says.
    case sample(pack: String, announcement: String)
    /// A file or folder can't be written: the disk is full, or the folder is somebody else's.
    case unwritable(path: String)
}

extension PackBundleError: CustomStringConvertible {
    /// What is wrong, for programs and logs. It stays what it is.
    public var code: String { told.code }

    /// The error in words.
    public var description: String { told.words }

    private var told: (code: String, words: String) {
        switch self {
        case .unreadable(let path): ("bundle.unreadable", "\(path): can't be read")
        case .tooLarge(let bytes, let limit):
            ("bundle.size", "a bundle of \(bytes) bytes or more (limit: \(limit)); leave packs or renditions out")
        case .notABundle: ("bundle.kind", "no bundle of voice packs; voice-assets bundle writes one")
        case .signature: ("bundle.signature", "the bundle is not signed by this key, or was changed since")
        case .otherApp:
            ("bundle.app", "the bundle is not for this app; voice-assets bundle --app says which one it is for")
        case .form(let what): ("bundle.form", "the bundle has \(what); make it anew with voice-assets bundle")
        case .older(let version, let installed):
            ("bundle.older", "the bundle's number \(version) is below \(installed)")
        case .reused(let version):
            (
                "bundle.reused",
                "another bundle with the number \(version) is installed; give each bundle a number of its own"
            )
        case .pack(let error): error.told
        case .sample(let pack, let announcement):
            (
                "bundle.sample",
                "the pack \(pack) can't say a sample of \(announcement); run generate again, and make a bundle of what validate accepts"
            )
        case .unwritable(let path): ("file.unwritable", "\(path): can't be written")
        }
    }
}

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension PackBundleError: LocalizedError {
    /// The error in words, as `localizedDescription` gives them.
    public var errorDescription: String? { description }
}
