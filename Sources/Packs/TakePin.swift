package import VoiceAssetDiagnostics

/// The take of a clip that pack.yml asks for, and where it does.
package struct TakePin: Sendable, Hashable {
    package var take: Int
    package var position: SourcePosition
}
