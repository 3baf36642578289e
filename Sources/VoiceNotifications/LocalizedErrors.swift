#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension PayloadFault: LocalizedError {
    /// The error in words, as `localizedDescription` gives them.
    public var errorDescription: String? { description }
}

extension SoundError: LocalizedError {
    /// The error in words, as `localizedDescription` gives them.
    public var errorDescription: String? { description }
}

extension VoicePacksError: LocalizedError {
    /// The error in words, as `localizedDescription` gives them.
    public var errorDescription: String? { description }
}
