import ArgumentParser
import VoiceAssetAudio
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetUnicodeText
import VoiceAssetValidation
import VoiceManifest

/// `voice-assets validate`
struct ValidateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check generated clips by decoding and measuring them.",
        discussion: """
            Reads, decodes and measures every file again, and compares it with the rules and the manifest. It trusts \
            nothing. A folder of clips that another encoder made is checked too. With --up-to-date \
            it also fails where a pack is older than its recordings. If texts.csv lies beside a pack.yml, the texts of pushes in it \
            have to say what stands beside them: columns text, announcement (empty for nothing), values (amount=15.50).

            Examples:
              voice-assets validate
              voice-assets validate --up-to-date
              voice-assets validate --up-to-date --format junit:report.xml
              voice-assets validate --quiet --strict
              voice-assets validate --baseline known.json
              swift package validate-voice-assets

            Exit codes: 0 clean, or only warnings and no --strict; 1 a rule is broken; 64 wrong command line; 66 an input is missing; \
            74 reading failed.
            """)

    @OptionGroup var assets: AssetsArgument

    @Flag(help: "Fail also where a pack is older than its recordings.")
    var upToDate = false

    @OptionGroup var recordings: RecordingsOption

    @Option(
        help: .init(
            "If the command succeeds, write this file, so that a build system sees by its date when the check passed.",
            valueName: "file"))
    var stamp: String?

    @OptionGroup var baseline: BaselineOption

    @OptionGroup(title: "Output options") var output: OutputOptions

    private var findings: FindingsOptions { output.findings }

    func validate() throws {
        try recordings.require("--up-to-date", upToDate)
        if stamp != nil, baseline.file != nil {
            throw ValidationError("Give --stamp or --baseline, not both: a stamp says that no fault was found.")
        }
        if let known = baseline.file, output.files.contains(where: { isSamePath($0, known) }) {
            throw ValidationError("--format would write over the --baseline \(known); name another file.")
        }
        if stamp == "" { throw ValidationError("--stamp takes the path of a file, not an empty text.") }
    }

    func run() async throws {
        var validation = AssetValidation(
            assets: assets.path, recordings: upToDate ? recordings.path : nil, packs: assets.names,
            workers: output.workers)
        validation.texts = recordings.path
        var report = await validation.run()
        let known = baseline.apply(to: &report.diagnostics)
        var status = findings.status(of: report.diagnostics)
        let stamp = stamp.map(StampFile.init)
        if status == .clean, let fault = stamp?.obstacle {
            report.diagnostics.append(fault)
            status = findings.status(of: report.diagnostics)
        }
        let isProven =
            upToDate && known == nil && !report.diagnostics.hasErrors
            && !report.diagnostics.contains { $0.check == .assetStale }
        let whole = CommandReport(
            of: "validate", version: Generator.version, subjects: report.packs.map(\.name),
            findings: report.diagnostics, findings, status: status)
        status = output.print(whole, members: ValidationJSON(report).members) {
            Terminal.output(
                findings.quiet
                    ? findings.lines(report.diagnostics, on: .output).map { $0 + "\n" }.joined()
                    : ValidationText(report, findings, known: known, isProven: isProven).text)
        }
        // Last of all: a build system takes it for a run that ended well.
        if status == .clean, let fault = stamp?.renew() {
            Terminal.log(fault.line)
            status = findings.status(of: [fault])
        }
        status.leave()
    }
}

/// A validation's result for people.
struct ValidationText {
    let text: String

    /// - Parameters:
    ///   - report: what a run came to.
    ///   - findings: how findings are told.
    ///   - known: what is to be said of findings that are known.
    ///   - isProven: whether all clips are those of the recordings.
    init(_ report: AssetValidation.Report, _ findings: FindingsOptions, known: String?, isProven: Bool) {
        var lines = findings.lines(report.diagnostics, on: .output)
        lines += report.packs.map { printable(Self.line($0)) }
        if isProven {
            lines.append("as the recordings are now: \(counted(report.packs.map(\.clips).reduce(0, +), "clip"))")
        }
        lines.append(
            printable(([findings.counts(report.diagnostics)] + [known].compactMap { $0 }).joined(separator: "; ")))
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ pack: PackSummary) -> String {
        var parts = [counted(pack.clips, "clip")]
        parts += pack.renditions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.kilobytes)" }
        if let loudness = pack.loudness {
            parts.append("\(loudness.lowerBound.decimals(1)) to \(loudness.upperBound.decimals(1)) LUFS")
        }
        if let peak = pack.truePeak { parts.append("true peak \(peak.decimals(1)) dBTP") }
        if let longest = pack.longestClip { parts.append("longest clip \(longest.decimals(1)) s") }
        if let joins = pack.joins {
            parts.append("gaps heard \(Int((joins.gap.median * 1000).rounded())) ms")
            if let jump = joins.pitchJump { parts.append("pitch jumps \(jump.median.decimals(1)) semitones") }
        }
        return "\(pack.name): " + parts.joined(separator: ", ")
    }
}

extension Int {
    /// Bytes in kB of 1000 bytes.
    var kilobytes: String { "\((self + 500) / 1000) kB" }
}

/// What `validate` adds to `FindingsJSON`; CommandLine.md explains the keys.
struct ValidationJSON {
    let members: [String: JSONValue?]

    init(_ report: AssetValidation.Report) {
        members = ["packs": .array(report.packs.map(Self.pack))]
    }

    private static func pack(_ pack: PackSummary) -> JSONValue {
        .object(known: [
            "pack": .string(pack.name),
            "clips": .count(pack.clips),
            "renditions": .object(pack.renditions.mapValues(JSONValue.count)),
            "softest": .figure(pack.loudness?.lowerBound, decimals: 2),
            "loudest": .figure(pack.loudness?.upperBound, decimals: 2),
            "softestMoment": .figure(pack.moments?.lowerBound, decimals: 2),
            "loudestMoment": .figure(pack.moments?.upperBound, decimals: 2),
            "truePeak": .figure(pack.truePeak, decimals: 2),
            "longestClip": .figure(pack.longestClip, decimals: 2),
            "joins": pack.joins.map(joins),
        ])
    }

    private static func joins(_ joins: JoinFigures) -> JSONValue {
        .object(known: [
            "pairs": .count(joins.pairs),
            "askedGap": .figure(joins.askedGap, decimals: 3),
            "nearGap": .figure(joins.shareNearGap, decimals: 3),
            "gap": distribution(joins.gap, decimals: 3),
            "pitchJump": joins.pitchJump.map { distribution($0, decimals: 2) },
            "levelJump": distribution(joins.levelJump, decimals: 2),
        ])
    }

    private static func distribution(_ values: JoinFigures.Distribution, decimals: Int) -> JSONValue {
        .object(known: [
            "p5": .figure(values.low, decimals: decimals), "p25": .figure(values.lowerQuartile, decimals: decimals),
            "p50": .figure(values.median, decimals: decimals),
            "p75": .figure(values.upperQuartile, decimals: decimals),
            "p95": .figure(values.high, decimals: decimals),
        ])
    }
}

/// A file whose time tells a build system that a check succeeded. It holds a comment, so that it may be a source too.
struct StampFile {
    /// What one of any version begins with.
    private static let mark = "// Written by `voice-assets validate"
    private static let text = "\(mark) --stamp`: it found no fault.\n"
    /// More than one of any version has, bytes.
    private static let most = 1000

    private let file: OutputFile

    init(path: String) {
        file = OutputFile(path: path, kind: "stamp") { $0.count <= Self.most && $0.starts(with: Self.mark.utf8) }
    }

    /// What stands in its way: what is no such file stays.
    var obstacle: Finding? { file.obstacle() }

    /// Gives it the time that it is.
    /// - Returns: What went wrong.
    func renew() -> Finding? { file.write(Array(Self.text.utf8), renews: true) }
}
