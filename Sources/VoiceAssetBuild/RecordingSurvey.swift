package import Diagnostics
import FileSystem
import VoicePack
import Wording

/// `status` and `script`: looks at the recordings of packs, complete or not, and writes nothing.
package struct RecordingSurvey: Sendable {
    /// The folder with one folder of recordings a pack.
    package var recordings: String
    /// Names of packs; all if empty.
    package var packs: [String]
    /// Takes that are looked at at a time, at least 1.
    package var jobs: Int
    /// Whether takes are listened to. Where not, every clip counts as missing, and much time is saved.
    package var judgesTakes = true

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

    package func run() async -> Report {
        let selection = PackSelection(recordings: recordings, packs: packs)
        let builds = selection.names.map { PackBuild(name: $0, recordings: recordings, output: nil) }
        let jobs = judgesTakes ? builds.flatMap { build in build.jobs.map { (build: build, job: $0) } } : []
        let all = await concurrentMap(jobs, jobs: self.jobs) { $0.build.readings($0.job) }
        var rest = all[...]
        var report = Report(diagnostics: selection.diagnostics)
        for build in builds {
            let readings = judgesTakes ? Array(rest.prefix(build.jobs.count)) : []
            rest = rest.dropFirst(readings.count)
            let assessment = PackAssessment(
                folder: build.folder, label: "\(recordings)/\(build.folder.name)", takes: takes(of: build, readings))
            report.packs.append(assessment.progress())
        }
        return report
    }

    /// What the takes that `generate` would use are worth.
    private func takes(of build: PackBuild, _ readings: [[TakeReading]]) -> [String: PackAssessment.Take] {
        let choice = TakeChoice(
            zip(build.jobs, readings).flatMap { job, readings in
                let syllables = SyllableCount.count(job.clip.text)
                return readings.compactMap(\.prepared?.traits).map { ($0, syllables) }
            })
        var takes: [String: PackAssessment.Take] = [:]
        for (job, readings) in zip(build.jobs, readings) {
            if let take = build.chosen(job, readings, by: choice)?.reading.prepared {
                takes[job.clip.id] = .usable(
                    samples: build.builder.timeline.clipSamples(kept: take.speech.samples.count))
            } else {
                takes[job.clip.id] = .unusable(build.faults(job, readings).filter { $0.severity == .error })
            }
        }
        return takes
    }
}
