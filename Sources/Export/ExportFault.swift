import VoiceAssetDiagnostics

/// Why a pack can't be exported.
struct ExportFault: Error {
    let diagnostics: [Diagnostic]

    init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    init(_ diagnostic: Diagnostic) { self.init(diagnostics: [diagnostic]) }
}
