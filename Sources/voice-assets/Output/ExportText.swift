import VoiceAssetCore
import VoiceAssetPipeline

/// An export's result for people: a line for each pack, and for each file of the splicer.
struct ExportText {
    let text: String

    init(_ report: AssetExport.Report) {
        text = (report.packs.map(Self.line) + report.sources.map { "\($0): the splicer" }).map { printable($0) + "\n" }
            .joined()
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
