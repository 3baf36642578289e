import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetSessionAlignment

/// A folder of known takes of one voice: those that can be compared, and which of its files can't be and why.
struct ReferenceFolder {
    /// Why a file tells nothing; the raw values are the arguments of a finding that lists the files.
    enum Obstacle: String, CaseIterable {
        case otherName = "misnamed"
        case pointer = "pointers"
        case unreadable
        case speechless
        case long
        case surplus
        case ownCut = "cuts"

        /// In words.
        fileprivate var words: String {
            switch self {
            case .otherName: "no clip of the pack has this name"
            case .pointer: "Git LFS pointers; bring them with git lfs pull"
            case .unreadable: "no sound that can be read"
            case .speechless: "no speech in it"
            case .long: "longer than \(Int(ReferenceTakes.longestSeconds)) s"
            case .surplus: "more than \(ReferenceTakes.most) takes of a clip"
            case .ownCut: "cut from this session"
            }
        }

    }

    /// As the user typed it.
    let path: String
    private let names: [String]
    /// In the order of their names.
    private(set) var takes: [(clip: Int, frames: [SpectralFrame])] = []
    private var unused: [Obstacle: [String]] = [:]
    /// The folder in it with a synthesizer's takes, which are not looked at; nil if there is none.
    private var synthetic: String?

    /// The longest file whose speech is looked for, seconds.
    private static let longest = 30.0

    /// The folder, of which nothing is read yet.
    /// - Throws: if it can't be opened.
    init(at path: String) throws(Finding) {
        self.path = path
        do {
            let entries = try listFolder(at: path)
            names = entries.map(\.name)
            synthetic = Self.synthetic(among: entries, of: path)
        } catch {
            throw error.diagnostic(file: path)
        }
    }

    /// Reads the takes.
    /// - Parameters:
    ///   - places: the clips of the script by their ids.
    ///   - others: ids of the pack that are not in the script: their takes are no mistake.
    ///   - session: its own cuts prove nothing of it.
    /// - Throws: if a file can't be opened, or no take can be compared.
    fileprivate mutating func read(
        places: [String: Int], others: Set<String>, example: String, session: borrowing SessionAudio,
        _ search: SoundSearch
    ) throws(Finding) {
        var counts: [Int: Int] = [:]
        for name in names {
            guard let clip = RecordingName(fileName: name)?.clip else { continue }
            guard let place = places[clip] else {
                if !others.contains(clip) { unused[.otherName, default: []].append(name) }
                continue
            }
            guard counts[place, default: 0] < ReferenceTakes.most else {
                unused[.surplus, default: []].append(name)
                continue
            }
            let (frames, obstacle) = try Self.frames(of: "\(path)/\(name)", session, search)
            if let obstacle {
                unused[obstacle, default: []].append(name)
            } else {
                counts[place, default: 0] += 1
                takes.append((place, frames))
            }
        }
        guard takes.isEmpty else { return }
        if unused.isEmpty, let synthetic {
            throw Finding(.sessionFit, "only synthetic", ["folder": .text(synthetic)]).at(path)
        }
        let form = unused.isEmpty ? "no known takes" : "no usable takes"
        throw Finding(.sessionFit, form, unusedFiles.merging(["clip": .text(example)]) { $1 }).at(path)
    }

    private static func synthetic(among entries: [FolderEntry], of path: String) -> String? {
        guard entries.contains(where: { $0.name == SyntheticTakes.folder && $0.kind == .folder }) else { return nil }
        let folder = "\(path)/\(SyntheticTakes.folder)"
        let names = (try? listFolder(at: folder, within: path)) ?? []
        return names.contains { RecordingName(fileName: $0.name) != nil } ? folder : nil
    }

    /// That takes of a synthesizer are passed over, unless their folder is named by itself.
    /// - Parameter folders: all that are named.
    func syntheticNote(besides folders: [String]) -> Finding? {
        guard let synthetic, !folders.contains(where: { plainPath($0) == plainPath(synthetic) }) else { return nil }
        return Finding(.sessionFit, "references synthetic", ["folder": .text(synthetic)]).at(path)
    }

    /// What of it is compared, and which of its files are not.
    /// - Parameters:
    ///   - used: the clips of the takes that are compared, one for each take.
    ///   - script: how many clips there are.
    func note(used: [Int], script: Int) -> Finding {
        let counts: [String: Finding.Argument] = [
            "takes": .count(used.count), "covered": .count(Set(used).count), "script": .count(script),
        ]
        let form = unused.isEmpty ? "references" : "references unused"
        return Finding(.sessionFit, form, counts.merging(unusedFiles) { $1 }).at(path)
    }

    /// The arguments of a finding that tell which files are not compared; none if all are.
    private var unusedFiles: [String: Finding.Argument] {
        guard !unused.isEmpty else { return [:] }
        var arguments: [String: Finding.Argument] = [:]
        var groups: [String] = []
        for obstacle in Obstacle.allCases {
            guard let names = unused[obstacle] else { continue }
            arguments[obstacle.rawValue] = .names(names)
            groups.append("\(Finding.Argument.names(names).words()) (\(obstacle.words))")
        }
        arguments["unused"] = .text(groups.joined(separator: ", "))
        return arguments
    }

    /// Of the speech in a take; or why there are none.
    private static func frames(
        of path: String, _ session: borrowing SessionAudio, _ search: SoundSearch
    ) throws(Finding) -> ([SpectralFrame], Obstacle?) {
        do throws(Finding) {
            let audio = try SessionAudio(at: path)
            guard audio.seconds <= longest else { return ([], .long) }
            let envelope = try audio.envelope()
            let finder = UtteranceFinder(envelope: envelope, pause: 0)
            guard let speech = finder.speech(in: 0...audio.seconds) else { return ([], .speechless) }
            if try session.holds(speech, of: audio, envelope, search) { return ([], .ownCut) }
            let frames = try audio.frames(in: speech)
            return ReferenceTakes.areComparable(frames) ? (frames, nil) : ([], .long)
        } catch {
            // Of what is no sound no advice helps that is about converting it.
            switch error.check {
            case .recordingUnreadable where error.form == "pointer": return ([], .pointer)
            case .recordingUnreadable, .recordingTruncated: return ([], .unreadable)
            case .recordingEmpty: return ([], .speechless)
            case .recordingLimit: return ([], .long)
            default: throw error
            }
        }
    }
}

extension SessionAudio {
    /// Steps at the edges of a cut that are not looked for, and on either side of a place where it may be: an edge may be a click.
    private static let slack = 2

    /// True of speech in another file that was cut from this session.
    /// - Parameter span: of the speech, seconds.
    fileprivate func holds(
        _ span: ClosedRange<Double>, of other: borrowing SessionAudio, _ envelope: Envelope, _ search: SoundSearch
    ) throws(Finding) -> Bool {
        let first = Int(span.lowerBound * SoundSearch.rate) + Self.slack
        let count = Int(span.upperBound * SoundSearch.rate) - Self.slack - first
        guard count > 0 else { return false }
        let sound = try other.steps(first, count)
        for place in search.places(of: first..<first + count, in: envelope) {
            let there = try steps(place - Self.slack, count + 2 * Self.slack)
            if SoundSearch.likeness(of: sound, in: there) >= SoundSearch.same { return true }
        }
        return false
    }

    private func steps(_ first: Int, _ count: Int) throws(Finding) -> [Float] {
        let length = Double(sampleRate) / SoundSearch.rate
        return try analysisSamples(from: Int(Double(first) * length), frames: Int(Double(count) * length))
    }
}

/// Folders of takes of the script's clips that are known for what they are; each holds one voice.
extension [ReferenceFolder] {
    /// What cuts are held against; nil for no folder.
    /// - Parameters:
    ///   - script: the clips that are read in the session.
    ///   - pack: all clips of the pack.
    ///   - notes: gets the takes of each folder that are compared, and the files that are not, by the reason.
    /// - Throws: if a take can't be opened, or no take in a folder can be compared.
    func takes(
        of script: [VoicePack.Clip], in pack: VoicePack?, besides session: borrowing SessionAudio,
        _ heard: SessionListening, _ notes: inout [Finding]
    ) throws(Finding) -> ReferenceTakes? {
        guard !isEmpty else { return nil }
        let places = Dictionary(script.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let search = SoundSearch(heard.envelope)
        var voices = self
        for index in indices {
            try voices[index].read(
                places: places, others: Set((pack?.clips ?? script).map(\.id)), example: script.first?.id ?? "",
                session: session, search)
        }
        let compared = ReferenceTakes(voices.map(\.takes), clips: script.count)
        notes += zip(voices, compared.used).map { $0.note(used: $1, script: script.count) }
        notes += voices.compactMap { $0.syntheticNote(besides: map(\.path)) }
        return compared
    }
}
