import VoiceAssetCore
import VoiceManifest
import VoiceNotifications

/// Holds a folder's index against the packs that are there: it lists those that have a manifest, and no others.
struct IndexCheck {
    let assets: String
    let tree: AssetTree

    func check() -> [Finding] {
        let withManifest = Set(tree.packs.filter(\.hasManifest).map(\.name))
        let file = "\(assets)/\(VoiceIndex.fileName)"
        guard tree.hasIndex else { return withManifest.isEmpty ? [] : [Finding(.manifestMissing, "index").at(file)] }
        let json: [UInt8]
        do { json = try readFile(at: file, within: assets, limit: VoiceIndex.maximumBytes) } catch {
            return [error.diagnostic(file: file, limit: .manifestInvalid)]
        }
        if let leftover = GitLeftover(in: json) { return [leftover.manifestFinding(at: file)] }
        return faults(json, withManifest).map { $0.at(file) }
    }

    private func faults(_ json: [UInt8], _ present: Set<String>) -> [Finding] {
        do {
            let listed = Set(try VoiceIndex(told: json).packs.keys)
            return listed.subtracting(present).sorted().map { Finding(.assetMissing, "pack", ["pack": .text($0)]) }
                + present.subtracting(listed).sorted().map { Finding(.assetExtra, "pack", ["pack": .text($0)]) }
        } catch {
            return error.faults.map { .unsound($0) }
        }
    }
}
