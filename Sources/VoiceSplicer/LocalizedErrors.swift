#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension VoiceSplicerError: LocalizedError {
    /// The error in words, as `localizedDescription` gives them.
    public var errorDescription: String? { description }
}
