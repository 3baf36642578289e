import VoiceAssetCore
import VoiceAssetPipeline

/// A generation's result for people: a line for each pack.
struct GenerationText {
    let text: String

    init(_ report: AssetGeneration.Report, isDryRun: Bool) {
        text = report.packs.map { printable(Self.line($0, isDryRun: isDryRun)) + "\n" }.joined()
    }

    private static func line(_ pack: AssetGeneration.PackResult, isDryRun: Bool) -> String {
        let wouldBe = isDryRun ? "would be " : ""
        let sizes =
            "\(counted(pack.clips, "clip")) in \(counted(pack.renditions, "rendition")), \(pack.bytes.kilobytes)"
        switch pack.change {
        case .failed:
            return "\(pack.name): not written"
        case .removed:
            return "\(pack.name): \(wouldBe)removed, \(files(pack.removed)); it has no recordings any more"
        case .unchanged:
            return "\(pack.name): unchanged, \(sizes)"
        case .changed:
            let removal = pack.removed > 0 ? ", \(pack.removed) \(wouldBe)removed" : ""
            return "\(pack.name): \(sizes); \(files(pack.written)) \(wouldBe)written\(removal)"
        }
    }

    private static func files(_ count: Int) -> String { counted(count, "file") }
}
