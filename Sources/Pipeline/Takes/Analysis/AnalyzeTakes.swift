import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The first stage: files of takes in, their analyses out.
package struct AnalyzeTakes: Sendable {
    private static let name = "analyze-take"
    /// Raised with every change after which a take may be measured or trimmed otherwise.
    package static let version = 15

    package let analyzer: TakeAnalyzer
    private let store: StageStore
    private let reader: TakeReader
    /// The libraries that decode, resample and measure, by their versions.
    private let libraries: String
    /// The samples of takes that were measured in this run.
    private let kept: KeptValues<[Float]>?
    /// What the keys of all takes have in common.
    private let settings: [String]

    /// - Parameters:
    ///   - clips: all clips of the pack that have takes: where one has several, the choice needs their pitch.
    ///   - libraries: what decides the figures besides the code.
    ///   - kept: where samples are kept for the stages that follow.
    package init(
        _ clips: [RecordedClip], profile: ClipProfile, limits: TakeLimits, by reader: TakeReader, store: StageStore,
        libraries: String, kept: KeptValues<[Float]>? = nil
    ) {
        analyzer = TakeAnalyzer(
            profile: profile, limits: limits, measuresPitch: clips.contains { $0.takes.count > 1 })
        self.reader = reader
        self.store = store
        self.libraries = libraries
        self.kept = kept
        settings = [
            "\(Timeline(profile))", "\(profile.gapMilliseconds)", "\(limits)", "\(analyzer.measuresPitch)",
        ]
    }

    /// The clips with their takes, analyzed.
    /// - Parameter workers: takes that are worked on at a time, at least 1.
    package func callAsFunction(_ clips: [RecordedClip], workers: Int) async -> [AnalyzedClip] {
        await concurrentMap(clips, workers: workers) { clip in
            var takes: [AnalyzedTake] = []
            for file in clip.takes { takes.append(await analyzed(file)) }
            return AnalyzedClip(recorded: clip, takes: takes)
        }
    }

    /// Whether the analyses of all takes are known.
    package func areKnown(_ clips: [RecordedClip]) async -> Bool {
        for file in clips.flatMap(\.takes) {
            guard let sha256 = try? reader.sha256(of: file), await store.holds(key(of: file, sha256: sha256)) else {
                return false
            }
        }
        return true
    }

    /// One take.
    package func analyzed(_ file: TakeFile) async -> AnalyzedTake {
        do throws(FileReadError) {
            if let known = reader.knownSHA256(of: file), let kept = await kept(file, known) { return kept }
            let take = try reader.read(file)
            if let kept = await kept(file, take.sha256) { return kept }
            let result = await result(of: take)
            await keep(result, of: file, take.sha256)
            return AnalyzedTake(file: file, sha256: take.sha256, result: result, isNew: true)
        } catch {
            return AnalyzedTake(file: file, sha256: "", result: .unreadable(error))
        }
    }

    private func keep(_ result: AnalyzedTake.Result, of file: TakeFile, _ sha256: String) async {
        let key = key(of: file, sha256: sha256)
        await store.put(TakeRecord(result), for: key)
        guard case .usable(let analysis) = result, let print = await analysis.print?.whole else { return }
        await store.put(print, for: key.companion)
    }

    /// A take as the store has it; nil if it does not.
    private func kept(_ file: TakeFile, _ sha256: String) async -> AnalyzedTake? {
        let key = key(of: file, sha256: sha256)
        let printKey = key.companion
        guard let record: TakeRecord = await store.value(key, keeping: printKey) else { return nil }
        if let faults = record.faults { return AnalyzedTake(file: file, sha256: sha256, result: .faulty(faults)) }
        guard var analysis = record.usable else { return nil }
        analysis.print = record.sketch.map { sketch in
            TakePrint(sketch) {
                if let stored: VoicePrint = await store.value(printKey) { return stored }
                return await measuredPrint(of: file, sha256)
            }
        }
        return AnalyzedTake(file: file, sha256: sha256, result: .usable(analysis))
    }

    /// The print of a take whose record is known and whose print is not: the store was damaged.
    private func measuredPrint(of file: TakeFile, _ sha256: String) async -> VoicePrint? {
        guard let take = try? reader.read(file), take.sha256 == sha256,
            let trimmed = try? analyzer.trimmed(take.bytes, named: file.name, isSynthetic: file.isSynthetic),
            let print = await trimmed.analysis.print?.whole
        else { return nil }
        await store.put(print, for: key(of: file, sha256: sha256).companion)
        return print
    }

    private func result(of take: ReadTake) async -> AnalyzedTake.Result {
        do throws(Faults) {
            let trimmed = try analyzer.trimmed(
                take.bytes, named: take.file.name, isSynthetic: take.file.isSynthetic)
            await kept?.keep(
                trimmed.samples, of: kind(of: take.file, sha256: take.sha256), size: 4 * trimmed.samples.count)
            return .usable(trimmed.analysis)
        } catch {
            return .faulty(error.findings)
        }
    }

    /// What the samples of a take are kept by.
    private func kind(of file: TakeFile, sha256: String) -> String {
        "\(sha256) \(Self.form(of: file, analyzer.limits)) \(file.isSynthetic)"
    }

    /// The take's samples: as they were kept, or by decoding and trimming its file.
    /// - Parameter isLast: whether nobody will ask for them again.
    /// - Throws: `RejectedClip` if the file can't be read any more, or is not what was analyzed.
    package func speech(of chosen: ChosenTake, isLast: Bool) async throws(RejectedClip) -> TrimmedTake {
        let kind = kind(of: chosen.file, sha256: chosen.sha256)
        let samples = isLast ? await kept?.take(kind) : await kept?.value(of: kind)
        guard let samples else { return try trimmed(chosen) }
        return TrimmedTake(analysis: chosen.take, samples: samples)
    }

    /// The take's samples: its file is decoded and trimmed.
    /// - Throws: `RejectedClip` if the file can't be read any more, or is not what was analyzed.
    package func trimmed(_ chosen: ChosenTake) throws(RejectedClip) -> TrimmedTake {
        func rejected(_ result: AnalyzedTake.Result) -> RejectedClip {
            RejectedClip(
                recorded: chosen.recorded, takes: [.init(file: chosen.file, sha256: chosen.sha256, result: result)])
        }
        let take: ReadTake
        do throws(FileReadError) { take = try reader.read(chosen.file) } catch { throw rejected(.unreadable(error)) }
        guard take.sha256 == chosen.sha256 else { throw rejected(.unreadable(.unreadable(errno: EBUSY))) }
        do throws(Faults) {
            return try analyzer.trimmed(take.bytes, isRaw: chosen.file.isRaw, as: chosen.take)
        } catch {
            throw rejected(.faulty(error.findings))
        }
    }

    // MARK: Keys

    /// What decides how a take is trimmed: its bytes, how they are read, and what trims them.
    /// - Parameter sha256: of the file.
    package func trimming(of file: TakeFile, sha256: String) -> [String] {
        [
            "\(Self.name) \(Self.version)", sha256, Self.form(of: file, analyzer.limits), libraries,
            "\(analyzer.profile.highPass ?? 0)", "\(file.isSynthetic)",
        ]
    }

    /// The key of a take's record; its print is kept by the companion.
    func key(of file: TakeFile, sha256: String) -> StageKey {
        StageKey("take-record", version: Self.version, trimming(of: file, sha256: sha256) + settings)
    }

    /// What decides how a take's bytes are read besides the bytes: those of a file without a header are what pack.yml says.
    private static func form(of file: TakeFile, _ limits: TakeLimits) -> String {
        file.isRaw
            ? "\(limits.raw.map { "\($0)" } ?? "unstated")" : RepairHint.isHeaderless(file.name) ? "named" : ""
    }
}

/// A take that was read and analyzed.
package struct AnalyzedTake: Sendable {
    package enum Result: Sendable {
        /// A clip can be made of it.
        case usable(TakeAnalysis)
        /// Findings of which at least one is an error.
        case faulty([Finding])
        case unreadable(FileReadError)
    }

    package var file: TakeFile
    /// SHA-256 of the file; empty if it could not be read.
    package var sha256: String
    package var result: Result
    /// Whether it was measured just now.
    package var isNew = false

    package var usable: TakeAnalysis? { if case .usable(let take) = result { take } else { nil } }

    /// What was found about it, errors included; nothing of a file that could not be read.
    package var findings: [Finding] {
        switch result {
        case .usable(let take): take.findings
        case .faulty(let findings): findings
        case .unreadable: []
        }
    }
}

/// A clip whose takes were analyzed.
package struct AnalyzedClip: Sendable {
    package var recorded: RecordedClip
    /// In the order of their numbers, at least one.
    package var takes: [AnalyzedTake]
}

/// What a run worked out and may need again, as far as it is not too much: what finds no room is worked out a second time.
package actor KeptValues<Value: Sendable> {
    private let most: Int
    private var bytes = 0
    private var values: [String: (value: Value, bytes: Int)] = [:]

    /// - Parameter most: bytes of all values together.
    package init(most: Int) { self.most = most }

    /// Keeps a value if there is room for it.
    /// - Parameter size: bytes.
    package func keep(_ value: Value, of key: String, size: Int) {
        guard values[key] == nil, bytes + size <= most else { return }
        values[key] = (value, size)
        bytes += size
    }

    package func value(of key: String) -> Value? { values[key]?.value }

    /// Returns the value and keeps it no longer.
    package func take(_ key: String) -> Value? {
        guard let kept = values.removeValue(forKey: key) else { return nil }
        bytes -= kept.bytes
        return kept.value
    }
}
