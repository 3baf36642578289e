import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPipeline

/// The checks that a pack's files undergo against each other, with or without a manifest.
struct FileComparison: Sendable {
    /// Without a manifest nobody knows the target: the pack's median stands in for it, and this is audible, LU.
    static let loudnessTolerance = 1.0
    /// Bytes of a rendition that weigh on an app.
    static let sizeBudget = 10 << 20

    /// The pack's folder, as the user would type it.
    let folder: String
    /// Whether the loudness that the pack was aimed at is known.
    let hasTarget: Bool
    /// Clips that are meant to be made of one take.
    var sameTakes: [[String]] = []

    /// - Parameter files: all files of the pack.
    func check(_ files: [AssetFile]) -> [Finding] {
        let groups = Dictionary(grouping: files) { "\($0.group)|\($0.fileExtension)" }.values
        return groups.flatMap { uniformity($0) + identical($0) + loudness($0) + size($0) } + undocumented(files)
    }

    private func finding(_ file: AssetFile, _ finding: Finding) -> Finding {
        finding.at("\(folder)/\(file.path)", clip: file.clip)
    }

    /// A finding about all files that lie where this one does.
    private func finding(groupOf file: AssetFile, _ finding: Finding) -> Finding {
        finding.at(file.group.isEmpty ? folder : "\(folder)/\(file.group)")
    }

    private func uniformity(_ files: [AssetFile]) -> [Finding] {
        let formats = files.compactMap { file in AssetFormat(file).map { (file, $0) } }
        let counts = Dictionary(grouping: formats) { $0.1 }.mapValues(\.count)
        guard counts.count > 1, let usual = usual(counts) else { return [] }
        return formats.filter { $0.1 != usual }.map {
            finding($0, Finding(.assetNotUniform, ["format": .text($1.words), "usual": .text(usual.words)]))
        }
    }

    /// The format of most files; of several, the first in the order of their figures.
    private func usual(_ counts: [AssetFormat: Int]) -> AssetFormat? {
        counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private func identical(_ files: [AssetFile]) -> [Finding] {
        var first: [String: AssetFile] = [:]
        return files.sorted { $0.path < $1.path }.compactMap { file in
            guard case .success(let sound) = file.sound, sound.loudness > ClipMeter.absoluteGate else { return nil }
            guard let other = first[sound.fingerprint] else {
                first[sound.fingerprint] = file
                return nil
            }
            if sameTakes.contains(where: { $0.contains(file.clip) && $0.contains(other.clip) }) { return nil }
            return finding(file, Finding(.clipIdentical, ["path": .text(other.path)]))
        }
    }

    private func loudness(_ files: [AssetFile]) -> [Finding] {
        guard !hasTarget else { return [] }
        let measured = files.compactMap { file in (try? file.sound.get()).map { (file, $0.loudness) } }
            .filter { $0.1 > ClipMeter.absoluteGate }
        guard measured.count > 1, let median = measured.map(\.1).median else { return [] }
        return measured.filter { abs($0.1 - median) > Self.loudnessTolerance }.map {
            finding($0, .loudness("median", $1, middle: median, by: Self.loudnessTolerance))
        }
    }

    private func size(_ files: [AssetFile]) -> [Finding] {
        let bytes = files.map(\.bytes).reduce(0, +)
        guard bytes > Self.sizeBudget else { return [] }
        let sizes = ["bytes": Finding.Argument.count(bytes, "bytes"), "most": .count(Self.sizeBudget, "bytes")]
        return [finding(groupOf: files[0], Finding(.packSize, sizes))]
    }

    /// MP3, where an app has nothing else of the pack to play.
    private func undocumented(_ files: [AssetFile]) -> [Finding] {
        guard !files.contains(where: { AssetFile.documentedExtensions.contains($0.fileExtension) }) else { return [] }
        return files.first { $0.stream != nil }.map { [finding(groupOf: $0, Finding(.formatUndocumented))] } ?? []
    }
}

extension AssetFormat {
    fileprivate var words: String {
        let rate = "\(sampleRate) Hz, \(channels == 1 ? "mono" : "\(channels) channels")"
        guard let bitRate, let header else { return rate }
        return "\(rate), \(bitRate / 1000) kbit/s, header \(String(header, radix: 16))"
    }
}
