import Checksums
import Diagnostics
import FileSystem
import Publishing
import VoiceManifest
import VoicePack
import Wording

/// A take that was read.
struct TakeReading: Sendable {
    var take: PackBuild.Job.Take
    /// Where the clip comes from; nil if there is no clip in it.
    var source: PackManifest.ClipSource?
    var prepared: PreparedTake?
    /// What was found about it, errors included.
    var findings: [TakeFinding] = []
    /// Why the file could not be read.
    var unreadable: Diagnostic?
    /// SHA-256 of the file.
    var digest = ""

    var sound: PackBuild.Sound? {
        prepared.map { .init(seconds: $0.traits.seconds, print: $0.print) }
    }
}

extension PackBuild {
    // MARK: Whether anything changed

    /// The build that knows whether the earlier pack was made of the same recordings and the same pack.yml.
    func settled(jobs count: Int) async -> PackBuild {
        guard let earlier, builder.profile.level == .clip,
            earlier.manifest.source.sha256 == Digest.sha256(folder.yaml),
            earlier.manifest.clips.map(\.id) == jobs.map(\.clip.id)
        else { return self }
        let same = await concurrentMap(Array(zip(jobs, earlier.manifest.clips)), jobs: count) { job, clip in
            isSame(job, clip.source)
        }
        var build = self
        build.isSettled = same.allSatisfy { $0 }
        return build
    }

    private func isSame(_ job: Job, _ source: PackManifest.ClipSource) -> Bool {
        guard job.takes.count == source.takes ?? 1 else { return false }
        var digests: [String] = []
        for take in job.takes {
            guard let bytes = try? readFile(at: take.path, within: root, limit: StalenessCheck.maximumRecordingBytes)
            else { return false }
            digests.append(Digest.sha256(bytes))
        }
        if job.takes.count > 1 {
            return source.takesSha256 == Self.digest(Array(zip(job.takes.map(\.fileName), digests)))
        }
        return source.file == job.takes[0].fileName && source.sha256 == digests[0]
    }

    /// One checksum of several takes: of their names and checksums, a line each.
    static func digest(_ takes: [(file: String, sha256: String)]) -> String {
        Digest.sha256(Array(takes.map { "\($0.sha256)  \($0.file)\n" }.joined().utf8))
    }

    // MARK: Clips

    /// Decodes, judges and trims a clip's takes. If there is only one, makes the clip of it, unless the pack is levelled
    /// as a whole.
    func run(_ job: Job) -> Result {
        if isSettled, let clip = earlier?.manifest.clips.first(where: { $0.id == job.clip.id }) {
            return Result(outcome: asBefore(job, clip))
        }
        let readings = readings(job)
        let traits = readings.compactMap(\.prepared?.traits)
        guard job.takes.count == 1 else { return Result(outcome: .candidates(readings), traits: traits) }
        let outcome = outcome(of: readings[0], readings[0].source, job)
        return Result(outcome: outcome, traits: traits, sound: readings[0].sound)
    }

    /// The clip that there was, or one made in the same way if its files are not what they were.
    private func asBefore(_ job: Job, _ clip: PackManifest.Clip) -> Outcome {
        if earlier?.isIntact(clip) == true { return .kept(clip) }
        guard let take = job.takes.first(where: { $0.fileName == clip.source.file }) else { return .kept(clip) }
        let outcome = outcome(of: read(take, job), clip.source, job)
        guard case .made(var made, let files) = outcome else { return outcome }
        made.findings = clip.findings
        return .made(made, files: files)
    }

    /// Decodes, judges and trims all takes of a clip.
    func readings(_ job: Job) -> [TakeReading] {
        job.takes.map { read($0, job) }
    }

    private func read(_ take: Job.Take, _ job: Job) -> TakeReading {
        var reading = TakeReading(take: take)
        do {
            let bytes = try readFile(at: take.path, within: root, limit: StalenessCheck.maximumRecordingBytes)
            reading.digest = Digest.sha256(bytes)
            let prepared = try builder.prepare(bytes)
            reading.prepared = prepared
            reading.findings = prepared.findings
            reading.source = PackManifest.ClipSource(
                file: take.fileName, sha256: reading.digest, sampleRate: prepared.sampleRate,
                channels: prepared.channels, seconds: prepared.seconds.rounded(3),
                speechStart: prepared.speech.start.rounded(3), speechEnd: prepared.speech.end.rounded(3))
        } catch let failure as ClipFailure {
            reading.findings = failure.findings
        } catch let error as FileReadError {
            reading.unreadable = error.diagnostic(file: take.label, clip: job.clip.id, limit: .recordingLimit)
        } catch {
            reading.findings = [.library("\(error)")]
        }
        return reading
    }

    /// What becomes of a take that is used. The clip that an earlier run made of it stays; what was found about the take
    /// is said anew, because limits may have changed.
    private func outcome(of reading: TakeReading, _ source: PackManifest.ClipSource?, _ job: Job) -> Outcome {
        guard let take = reading.prepared, let source else { return .failed(faults(of: reading, job)) }
        if builder.profile.level == .pack { return .prepared(take, source: source) }
        guard var clip = earlier?.clip(job.clip.id, sourceDigest: reading.digest) else {
            return finish(job, take, source, gain: nil)
        }
        clip.text = job.clip.text
        clip.source = source
        clip.findings =
            manifest(take.findings, reading.take.label, job) + clip.findings.filter { $0.rule == Rule.clipLoudness.id }
        return .kept(clip)
    }

    private func faults(of reading: TakeReading, _ job: Job) -> [Diagnostic] {
        reading.unreadable.map { [$0] } ?? diagnostics(reading.findings, reading.take.label, job)
    }

    /// Findings as they stand in a manifest.
    func manifest(_ findings: [TakeFinding], _ label: String, _ job: Job) -> [PackManifest.Finding] {
        diagnostics(findings, label, job).map { diagnostic in
            // A clip with an error never gets this far.
            let severity: PackManifest.Finding.Severity = diagnostic.severity == .note ? .note : .warning
            return .init(rule: diagnostic.rule.id, severity: severity, message: diagnostic.message)
        }
    }

    // MARK: The choice among takes

    /// What takes are chosen by, once all of the pack are read; nil if there is nothing to choose.
    func choice(_ results: [Result]) -> TakeChoice? {
        guard results.contains(where: { if case .candidates = $0.outcome { true } else { false } }) else { return nil }
        return TakeChoice(
            zip(jobs, results).flatMap { job, result in
                let syllables = SyllableCount.count(job.clip.text)
                return result.traits.map { ($0, syllables) }
            })
    }

    /// The best of a clip's takes, and why; nil if none can be used, or the pinned one can't, or a file of one can't be read
    /// at all: `validate` would stumble over it ever after.
    func chosen(
        _ job: Job, _ readings: [TakeReading], by choice: TakeChoice
    ) -> (reading: TakeReading, choice: TakeChoice.Chosen)? {
        guard readings.allSatisfy({ $0.unreadable == nil }) else { return nil }
        let candidates = readings.map {
            TakeChoice.Candidate(number: $0.take.number, findings: $0.findings, traits: $0.prepared?.traits)
        }
        let chosen = choice.choose(among: candidates, syllables: SyllableCount.count(job.clip.text), pin: job.pin)
        guard let chosen, let reading = readings.first(where: { $0.take.number == chosen.number }) else { return nil }
        return (reading, chosen)
    }

    /// Why none of a clip's takes can be used.
    func faults(_ job: Job, _ readings: [TakeReading]) -> [Diagnostic] {
        let unreadable = readings.compactMap(\.unreadable)
        guard unreadable.isEmpty else { return unreadable }
        let pinned = readings.filter { $0.take.number == job.pin }
        return (pinned.isEmpty ? readings : pinned).flatMap { faults(of: $0, job) }
    }

    /// Makes the clip of the best of its takes.
    func choose(_ job: Job, _ result: Result, by choice: TakeChoice) -> Result {
        guard case .candidates(let readings) = result.outcome else { return result }
        var result = result
        guard let (reading, chosen) = chosen(job, readings, by: choice) else {
            result.outcome = .failed(faults(job, readings))
            return result
        }
        var source = reading.source
        source?.take = chosen.number
        source?.takes = readings.count
        source?.choice = chosen.reason
        source?.takesSha256 = Self.digest(readings.map { ($0.take.fileName, $0.digest) })
        result.outcome = outcome(of: reading, source, job)
        result.sound = reading.sound
        return result
    }

    /// Says which of several takes was chosen, and why.
    func choiceNote(_ job: Job, _ source: PackManifest.ClipSource) -> [Diagnostic] {
        guard let choice = source.choice else { return [] }
        return [
            Diagnostic(
                .recordingUnused, file: job.label(of: source), clip: job.clip.id, found: choice,
                advice: job.pin == nil
                    ? "to use another, write its number for <take>: `pins: {\"\(job.clip.id)\": <take>}` in pack.yml"
                    : nil)
        ]
    }
}
