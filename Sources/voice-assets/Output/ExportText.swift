import VoiceAssetCore
import VoiceAssetPipeline

/// An export's result for people: a line for each pack, one for the splicer, and what to do next.
struct ExportText {
    let lines: [String]

    /// - Parameters:
    ///   - folder: what was exported to.
    ///   - next: the command that makes a push to try it with; nil if nothing was exported.
    init(_ report: AssetExport.Report, to folder: String, next: String?) {
        let splicer =
            report.sources.isEmpty ? [] : ["\(folder): the splicer, \(counted(report.sources.count, "file"))"]
        lines = report.packs.map(Self.line) + splicer + (next.map { ["next, a push to try it with: \($0)"] } ?? [])
    }

    private static func line(_ pack: AssetExport.PackResult) -> String {
        guard !pack.isGone else {
            let count = pack.outcome.removed.count
            return "\(pack.name): removed, \(counted(count, "file")); there is no such pack any more"
        }
        let sizes =
            "\(counted(pack.clips, "clip")) in \(counted(pack.renditions, "rendition")), \(pack.bytes.kilobytes)"
        return switch pack.outcome.change {
        case .failed: "\(pack.name): not written"
        case .unchanged: "\(pack.name): unchanged, \(sizes)"
        case .changed: "\(pack.name): \(sizes)"
        }
    }
}
