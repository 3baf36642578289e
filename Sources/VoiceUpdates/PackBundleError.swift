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
    /// The error in words.
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path): can't be read"
        case .tooLarge(let bytes, let limit):
            "a bundle of \(bytes) bytes or more (limit: \(limit)); leave packs or renditions out"
        case .notABundle: "no bundle of voice packs; voice-assets bundle writes one"
        case .signature: "the bundle is not signed by this key, or was changed since"
        case .otherApp: "the bundle is not for this app; voice-assets bundle --app says which one it is for"
        case .form(let what): "the bundle has \(what); make it anew with voice-assets bundle"
        case .older(let version, let installed): "the bundle's number \(version) is below \(installed)"
        case .reused(let version):
            "another bundle with the number \(version) is installed; give each bundle a number of its own"
        case .pack(let error): error.description
        case .sample(let pack, let announcement):
            "the pack \(pack) can't say a sample of \(announcement); run generate again, and make a bundle of what validate accepts"
        case .unwritable(let path): "\(path): can't be written"
        }
    }

    /// What is wrong, for programs and logs. It stays what it is.
    public var code: String {
        switch self {
        case .unreadable: "bundle.unreadable"
        case .tooLarge: "bundle.size"
        case .notABundle: "bundle.kind"
        case .signature: "bundle.signature"
        case .otherApp: "bundle.app"
        case .form: "bundle.form"
        case .older: "bundle.older"
        case .reused: "bundle.reused"
        case .pack(let error): error.code
        case .sample: "bundle.sample"
        case .unwritable: "file.unwritable"
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
