package import Diagnostics
import FileSystem
import VoicePack

/// `status` and `script`: looks at the recordings of packs, complete or not, and writes nothing.
package struct RecordingSurvey: Sendable {
    /// The folder with one folder of recordings a pack.
    package var recordings: String
    /// Names of packs; all if empty.
    package var packs: [String]
    /// Takes that are looked at at a time, at least 1.
    package var jobs: Int

    package init(recordings: String, packs: [String], jobs: Int) {
        self.recordings = recordings
        self.packs = packs
        self.jobs = jobs
    }

    package struct Report: Sendable {
        package var packs: [PackProgress] = []
        /// What is wrong with the folder of recordings, and which packs are not there.
        package var diagnostics: [Diagnostic] = []
    }

    /// A take that is to be judged.
    private struct Take: Sendable {
        var clip: String
        var path: String
        var builder: ClipBuilder
    }

    package func run() async -> Report {
        let selection = PackSelection(recordings: recordings, packs: packs)
        let folders = selection.names.map { name in
            let label = "\(recordings)/\(name)"
            return PackFolder(reading: label, within: recordings, label: label)
        }
        let takes = folders.map(takes)
        let root = recordings
        let all = await concurrentMap(takes.flatMap { $0 }, jobs: jobs) { Self.judge($0, within: root) }
        var rest = all[...]
        var report = Report(diagnostics: selection.diagnostics)
        for (folder, takes) in zip(folders, takes) {
            let judged = zip(takes, rest.prefix(takes.count)).map { ($0.clip, $1) }
            rest = rest.dropFirst(takes.count)
            let assessment = PackAssessment(
                folder: folder, label: "\(recordings)/\(folder.name)",
                takes: Dictionary(judged) { first, _ in first })
            report.packs.append(assessment.progress())
        }
        return report
    }

    /// The takes that `generate` would use.
    private func takes(of folder: PackFolder) -> [Take] {
        let builder = ClipBuilder(profile: folder.source.profile ?? Profile())
        return folder.source.clips.compactMap { clip in
            folder.recordings[clip.id].map {
                Take(clip: clip.id, path: "\(recordings)/\(folder.name)/\($0)", builder: builder)
            }
        }
    }

    /// Decodes, inspects and trims a take, as `generate` does before it encodes it.
    private static func judge(_ take: Take, within root: String) -> PackAssessment.Take {
        do {
            let bytes = try readFile(at: take.path, within: root, limit: StalenessCheck.maximumRecordingBytes)
            do throws(ClipFailure) {
                let prepared = try take.builder.prepare(bytes)
                return .usable(samples: take.builder.timeline.clipSamples(kept: prepared.speech.samples.count))
            } catch {
                let diagnostics = error.findings.map { $0.diagnostic(file: take.path, clip: take.clip) }
                return .unusable(diagnostics.filter { $0.severity == .error })
            }
        } catch {
            return .unusable([error.diagnostic(file: take.path, clip: take.clip, limit: .recordingLimit)])
        }
    }
}
