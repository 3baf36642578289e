import VoiceAssetCore
import VoiceManifest

/// The text that the licence of a pack's recordings wants to go with them: a file beside pack.yml that `generate` copies as it is.
struct PackAttribution {
    /// nil if there is none that can be shown.
    private(set) var bytes: [UInt8]?
    private(set) var diagnostics: [Finding] = []

    /// - Parameters:
    ///   - entries: what is in the pack's folder.
    ///   - folder: the pack's folder, as the user would type it.
    ///   - root: the folder of all recordings; no link may leave it.
    init(in entries: [FolderEntry], of folder: String, within root: String) {
        guard entries.contains(where: { $0.name == PackManifest.attributionName }) else { return }
        let file = "\(folder)/\(PackManifest.attributionName)"
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try readFile(at: file, within: root, limit: PackManifest.maximumAttributionBytes)
        } catch {
            diagnostics = [error.diagnostic(file: file)]
            return
        }
        if let fault = Self.fault(of: bytes) {
            diagnostics = [Finding(.packValue, "attribution \(fault)").at(file)]
        } else {
            self.bytes = bytes
        }
    }

    private static func fault(of bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return "not UTF-8" }
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return "empty" }
        let control = text.unicodeScalars.contains { scalar in
            scalar.properties.generalCategory == .control && !["\n", "\r", "\t"].contains(scalar)
        }
        return control ? "control" : nil
    }
}
