import AnnouncementProofs
import Concurrency
import Diagnostics
import FileSystem
import GrammarProofs
import NumberGrammar
import VoiceManifest
import VoicePack

/// Checks one pack's folder: its files by decoding them, then the manifest against the files.
struct PackValidator: Sendable {
    /// Bytes of an asset that are read at most: a minute of 16-bit samples at 192 kHz in two channels.
    private static let maximumBytes = 48 << 20

    var pack: AssetTree.Pack
    /// The folder of all packs: nothing outside of it is read.
    var root: String
    /// Where the pack's recordings are, if staleness is to be checked: path and label.
    var recordings: (path: String, label: String)?

    /// What validation of a pack came to.
    struct Result: Sendable {
        var summary: PackSummary
        var diagnostics: [Diagnostic]
    }

    func validate(workers: Int) async -> Result {
        var diagnostics: [Diagnostic] = []
        let manifest = readManifest(&diagnostics)
        let read = await concurrentMap(pack.files, workers: workers) { path in readAsset(path) }
        let files = read.compactMap { try? $0.get() }
        diagnostics += read.compactMap { if case .failure(let fault) = $0 { fault.diagnostic } else { nil } }
        let checks = AssetChecks(label: pack.label, target: manifest?.target)
        diagnostics += files.flatMap(checks.check) + checks.compare(files)
        if let manifest {
            diagnostics += ManifestChecks(label: pack.label, manifest: manifest).check(files, present: Set(pack.files))
            diagnostics += checkAnnouncements(manifest, files, isWhole: !diagnostics.hasErrors)
            if let recordings {
                diagnostics += StalenessCheck(manifest: manifest, path: recordings.path, label: recordings.label)
                    .check()
            }
        }
        let summary = PackSummary(name: pack.name, manifest: manifest, files: files)
        return Result(summary: summary, diagnostics: diagnostics.inReadingOrder())
    }

    /// Proves again what the manifest states about announcements, with the lengths that the files decode to. Unless the
    /// pack is whole so far, other figures than the manifest's come of what is wrong already.
    private func checkAnnouncements(
        _ manifest: PackManifest, _ files: [AssetFile], isWhole: Bool
    ) -> [Diagnostic] {
        let file = "\(pack.label)/\(PackManifest.fileName)"
        guard manifest.grammar != NumberTable(), let grammar = try? manifest.numberGrammar() else {
            let found = "the manifest has no number grammar: the pack announces nothing"
            return [Diagnostic(.amountUnsaid, file: file, found: found, advice: "run generate again")]
        }
        var decoded: [String: Int] = [:]
        for file in files { if let sound = try? file.sound.get() { decoded[file.path] = sound.samples } }
        let samples = manifest.clips.map { clip in
            clip.files.values.compactMap { decoded[$0.path] }.max() ?? clip.samples
        }
        let proof = ProvenAnnouncements(
            grammar, clips: manifest.clips.map(\.id), samples: samples,
            sampleRate: manifest.renditions.values.first?.sampleRate ?? 1, maxSeconds: manifest.limits.maxSeconds)
        var findings = proof.findings.map(AnnouncementWording(file: file).diagnostic)
        guard isWhole, !proof.findings.hasErrors else { return findings }
        if proof.announcements != manifest.announcements {
            let found = "the longest announcements are not the ones that the manifest states"
            findings.append(Diagnostic(.manifestInvalid, file: file, found: found, advice: "run generate again"))
        }
        if let (clip, witness) = zip(manifest.clips, proof.witnesses).first(where: { $0.witness != $1 }) {
            findings.append(
                Diagnostic(
                    .manifestInvalid, file: file, clip: clip.id,
                    found: "the clip '\(clip.id)' is heard \(Self.place(witness)), "
                        + "not \(Self.place(clip.witness)) as the manifest states",
                    advice: "run generate again"))
        }
        return findings
    }

    /// Where a clip is heard, in words.
    private static func place(_ witness: PackManifest.Clip.Witness?) -> String {
        guard let witness else { return "nowhere" }
        return "in '\(witness.announcement)'" + (witness.amount.map { " with \($0)" } ?? "")
    }

    /// The smallest amount that a manifest's table has no clips for, if the table is what makes the manifest unsound.
    private func unresolvedAmount(_ json: [UInt8], file: String) -> [Diagnostic] {
        guard let grammar = UnsoundGrammar(json: json), grammar.table != NumberTable(),
            let amount = smallestUnresolvedAmount(
                grammar.table, clipCount: grammar.clipCount, range: grammar.range)
        else { return [] }
        let found = "not all that says \(amount) is there; every smaller amount of the range has its clips"
        return [Diagnostic(.amountUnsaid, file: file, found: found, advice: "run generate again")]
    }

    private struct ReadFault: Error { var diagnostic: Diagnostic }

    private func readAsset(_ path: String) -> Swift.Result<AssetFile, ReadFault> {
        do {
            return .success(
                AssetFile(
                    path: path, bytes: try readFile(at: "\(pack.path)/\(path)", within: root, limit: Self.maximumBytes))
            )
        } catch let error {
            return .failure(
                ReadFault(diagnostic: error.diagnostic(file: "\(pack.label)/\(path)", limit: .assetUnreadable)))
        }
    }

    private func readManifest(_ diagnostics: inout [Diagnostic]) -> PackManifest? {
        let file = "\(pack.label)/\(PackManifest.fileName)"
        guard pack.hasManifest else {
            diagnostics.append(
                Diagnostic(
                    .manifestMissing, file: file, found: "not found",
                    advice: "make the pack with voice-assets generate; its clips are checked by themselves here"))
            return nil
        }
        var json: [UInt8] = []
        do {
            json = try readFile(
                at: "\(pack.path)/\(PackManifest.fileName)", within: root, limit: PackManifest.maximumBytes)
            let manifest = try PackManifest(json: json)
            if let folder = pack.folder, folder != manifest.pack {
                diagnostics.append(
                    Diagnostic(
                        .manifestInvalid, file: file, found: "the manifest is of the pack '\(manifest.pack)'",
                        limit: "the folder's name, '\(folder)'", advice: "rename the folder, or remove the copy"))
            }
            return manifest
        } catch let error as FileReadError {
            diagnostics.append(error.diagnostic(file: file, limit: .manifestInvalid))
        } catch let error as VoiceManifestError {
            diagnostics += error.faults.map {
                Diagnostic(.manifestInvalid, file: file, found: $0.description, advice: "run generate again")
            }
            diagnostics += unresolvedAmount(json, file: file)
        } catch {
            diagnostics.append(Diagnostic(.manifestInvalid, file: file, found: "\(error)"))
        }
        return nil
    }
}

extension PackManifest {
    /// What the pack's files are held to.
    var target: AssetChecks.Target {
        .init(
            loudness: profile.level == .clip ? profile.loudness : nil, truePeak: profile.truePeak,
            gapSamples: profile.gapSamples,
            softened: Set(
                clips.filter { $0.findings.contains { $0.rule == Rule.clipLoudness.id } }.map(\.id)),
            decoderDelays: renditions.mapValues(\.decoderDelay))
    }
}
