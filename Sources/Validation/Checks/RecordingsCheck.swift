import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceManifest

/// Holds generated packs against a folder of recordings. Where generate would refuse a pack as it is now, its reason is told, not that generate
/// should run.
struct RecordingsCheck {
    /// The folder with one folder of recordings per pack.
    let recordings: String
    /// The folder with the generated packs.
    let assets: String
    /// Clips that are worked on at a time, at least 1.
    let workers: Int

    /// Changes since a pack was made.
    func changes(since manifest: PackManifest) async -> [Finding] {
        let changes = StalenessCheck(manifest, against: recordings).check()
        let isThere = FileKind(at: "\(recordings)/\(manifest.pack)/\(PackFolder.fileName)") != nil
        guard changes.hasErrors, isThere else { return changes }
        return Self.told(changes, with: await refusals(of: manifest.pack))
    }

    /// Packs with recordings that are not among the generated ones, and what is wrong with the folder of recordings.
    func ungenerated(besides generated: Set<String>) async -> [Finding] {
        let list = PackList(recordings: recordings)
        let register = PackRegister(.generated, in: recordings)
        var findings = list.diagnostics
        for name in list.names where !generated.contains(name) {
            let form = register.lists(name) ? "gone" : "never generated"
            findings.append(Finding(.assetStale, form, ["assets": .text(assets)]).at("\(recordings)/\(name)"))
            findings += await refusals(of: name)
        }
        return findings
    }

    /// Why generate would refuse a pack.
    private func refusals(of pack: String) async -> [Finding] {
        let run = AssetGeneration(
            recordings: recordings, output: assets, packs: [pack], workers: workers, isDryRun: true)
        let faults = await run.run { _ in }.diagnostics.filter { $0.severity == .error }
        // Of the other packs' folders it is told once.
        let others = Set(PackSelection(recordings: recordings, packs: [pack]).diagnostics)
        // Pointers of Git LFS are enough to see what changed; generate needs the files, where it runs.
        return faults.filter { !others.contains($0) && $0.form != "pointer" }
    }

    /// Both, without a change that a refusal explains. A take that was there before is gone; that it is missing says less.
    private static func told(_ changes: [Finding], with refusals: [Finding]) -> [Finding] {
        let gone = Set(changes.filter { $0.form == "no take" }.compactMap(\.clip))
        let reasons = refusals.filter { refusal in
            let isPlain = refusal.check == .recordingMissing && ["", "end"].contains(refusal.form)
            return !(isPlain && refusal.clip.map(gone.contains) == true) && !changes.contains(refusal)
        }
        let faults = reasons + changes.filter { $0.check != .assetStale }
        let named = Set(faults.filter { $0.severity == .error }.flatMap(Self.clips))
        let isUnlent = refusals.contains { $0.check == .packReference && $0.form == "takes from" }
        return reasons
            + changes.filter { change in
                guard change.check == .assetStale else { return true }
                if isUnlent, change.form == "no take" { return false }
                return change.clip.map { !named.contains($0) } ?? !faults.hasErrors
            }
    }

    /// The clips that a finding is about: two that changed places are one.
    private static func clips(of finding: Finding) -> [String] {
        guard finding.check == .recordingMixedUp, case .text(let other)? = finding.arguments["other"] else {
            return [finding.clip].compactMap(\.self)
        }
        return [finding.clip, other].compactMap(\.self)
    }
}
