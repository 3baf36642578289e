import Foundation
import NumberGrammar
import VoiceAssetGrammarProofs
import VoiceManifest

/// What it costs to prove a pack's announcements.
enum Proof {
    /// The median of many runs, milliseconds, for all amounts below 10^12.
    static func time(_ folder: String) throws {
        var manifest = try SpliceManifest(json: Data(contentsOf: URL(fileURLWithPath: "\(folder)/splice.json")))
        manifest.range.max = "999999999999" + (manifest.currency.scale > 0 ? "." : "")
        manifest.range.max += String(repeating: "9", count: manifest.currency.scale)
        let grammar = try manifest.amountGrammar()
        let samples = manifest.clips.map(\.samples)
        let limit = Int64(SpliceManifest.maximumSeconds * Double(manifest.renditions.values.first?.sampleRate ?? 0))
        var proof = try AnnouncementProof(grammar, samples: samples, limit: limit)
        let times = try (0..<101).map { _ in
            let start = DispatchTime.now().uptimeNanoseconds
            proof = try AnnouncementProof(grammar, samples: samples, limit: limit)
            return DispatchTime.now().uptimeNanoseconds - start
        }.sorted()
        print(String(format: "%8.3f ms", Double(times[times.count / 2]) / 1e6))
        for (id, longest) in proof.longest.sorted(by: { $0.key < $1.key }) {
            let tooLong = proof.tooLong[id]?.tuple.amount.map { ", too long from \($0)" } ?? ""
            print("\(id): longest with \(longest.tuple.amount ?? "no amount")\(tooLong)")
        }
    }
}
