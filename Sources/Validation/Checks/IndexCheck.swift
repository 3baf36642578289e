import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceManifest

/// Holds a folder's index against the packs that are there: it lists those that have a manifest, and no others.
struct IndexCheck {
    let assets: String
    let tree: AssetTree

    func check() -> [AssetFinding] {
        let withManifest = Set(tree.packs.filter(\.hasManifest).map(\.name))
        let file = "\(assets)/\(VoiceIndex.fileName)"
        guard tree.hasIndex else { return withManifest.isEmpty ? [] : [AssetFinding(file, .index(.missing))] }
        let json: [UInt8]
        do { json = try readFile(at: file, within: assets, limit: VoiceIndex.maximumBytes) } catch {
            return [AssetFinding(file, .unread(error, limit: .manifestInvalid))]
        }
        return faults(json, withManifest).map { AssetFinding(file, .index($0)) }
    }

    private func faults(_ json: [UInt8], _ present: Set<String>) -> [IndexFault] {
        do {
            let listed = Set(try VoiceIndex(json: json).packs.keys)
            return listed.subtracting(present).sorted().map { .lists($0) }
                + present.subtracting(listed).sorted().map { .omits($0) }
        } catch {
            return error.faults.map { .unsound($0) }
        }
    }
}
