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
            return "\(pack.name): removed, \(count) file\(count == 1 ? "" : "s"); there is no such pack any more"
        }
        let renditions = "\(pack.renditions) rendition\(pack.renditions == 1 ? "" : "s")"
        let sizes = "\(pack.clips) clips in \(renditions), \(pack.bytes.kilobytes)"
        return switch pack.outcome.change {
        case .failed: "\(pack.name): not written"
        case .unchanged: "\(pack.name): unchanged, \(sizes)"
        case .changed: "\(pack.name): \(sizes)"
        }
    }
}
