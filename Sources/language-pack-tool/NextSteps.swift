import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks
import VoiceManifest

/// The next steps after a pack was written, as far as its announcements.
struct NextSteps {
    private let name: String
    private let sayable: SayableAnnouncements?
    private let takesFrom: String?
    private let takeOver: TakeOver?
    /// The option of another folder of recordings, or nothing; and the pack, by its folder if that is another one.
    private let option: String
    private let place: String
    /// The option of a draft's clips, which must not replace those of the pack that is there.
    private let assets: String

    /// - Parameters:
    ///   - name: the pack's name.
    ///   - sayable: what it announces.
    ///   - folder: the folder of all recordings.
    init(
        _ name: String, _ sayable: SayableAnnouncements?, in folder: String, after command: LanguagePackTool,
        _ takeOver: TakeOver?
    ) {
        (self.name, self.sayable, self.takeOver) = (name, sayable, takeOver)
        takesFrom = command.takesFrom
        let isUsual = command.recordings == "recordings"
        option = isUsual ? "" : " --recordings \(CommandWords.shell([command.recordings]))"
        place = CommandWords.shell([isUsual ? name : "\(folder)/\(name)"])
        let isDraft = !isUsual && FileKind(at: "recordings/\(name)") != nil
        assets = isDraft ? " --assets \(CommandWords.shell(["\(command.recordings)/VoiceAssets"]))" : ""
    }

    /// The commands in the order in which they are typed.
    var lines: [String] {
        let missing = takeOver?.isPartial == true || takesFrom != nil ? " --missing" : ""
        // With every clip there, nobody has to record.
        let isWhole = takeOver?.isWhole == true
        let record = [
            "booth \(place)\(missing) --to booth.html", "split \(name).takes.wav \(place)\(missing) --write",
        ]
        let say = sayable?.arguments.map { "say \($0)\(assets) --pack \(name) --to announcement.mp3" }
        let typed =
            (isWhole ? [] : record) + ["generate\(option)\(assets) --pack \(name)"] + (say.map { [$0] } ?? [])
        return (isWhole ? [] : ["Until somebody records, espeak-ng speaks: voice-assets speak \(place)"])
            + typed.enumerated().map { "\($0 == 0 ? "next" : "then"): voice-assets \($1)" }
    }

    /// The state to which a language was checked, and the command with which a native speaker approves the pack's texts.
    func review(_ status: LanguageStatus) -> String {
        "Status: \(status.words)\(status == .approved ? "" : ": voice-assets review \(place) --to review.html")"
    }
}

/// What old recordings seem to have been made for: a smaller range, or other options.
struct RecordingHints {
    /// The range that the recordings are enough for, if they are not for the pack's.
    private let range: (typed: String, largest: String)?
    /// The phrases without a recording, which amounts of that range need, too.
    private let missing: [VoicePack.Clip]
    private let alternatives: [RecordingAlternatives.Alternative]
    /// Whether the pack is still to be written, and where it is.
    private let isNew: Bool
    private let pack: String
    private let rangeIsOption: Bool

    /// - Parameters:
    ///   - sayable: the pack, as it is.
    ///   - likeNew: the pack as it would be made now with the options; nil without one.
    init(
        _ takeOver: TakeOver, _ sayable: SayableAnnouncements?, _ likeNew: LanguagePack?, _ options: SeedOptions,
        of command: LanguagePackTool
    ) {
        (isNew, rangeIsOption) = (!command.update, !command.update && command.dryRun)
        pack = "\(takeOver.folder.path)/\(takeOver.pack)"
        let isPartial = takeOver.isPartial && command.takesFrom == nil
        let said = isPartial ? sayable?.range(besideAnnounced: takeOver.clips) : nil
        range = said.map { ("\($0.range.lowerBound)...\($0.range.upperBound)", "\($0.range.upperBound)") }
        missing = said?.missing ?? []
        alternatives =
            likeNew.map {
                RecordingAlternatives(
                    to: $0, options, of: command.library, takeOver.old.files, takeOver.spoken, taken: takeOver.taken,
                    takeOver.known
                ).all
            } ?? []
    }

    var lines: [String] { otherwise + enough }

    /// Its part of `FindingsJSON`; CommandLine.md explains the keys.
    var members: [String: JSONValue?] {
        let narrower = range.map { [Self.member("--range \($0.typed)", missing: missing.count, nil)] } ?? []
        return [
            "alternatives": .array(
                narrower + alternatives.map { Self.member($0.option, missing: $0.missing, $0.file) })
        ]
    }

    private static func member(_ option: String, missing: Int, _ file: String?) -> JSONValue {
        let named = file.map { ["file": JSONValue.string($0)] } ?? [:]
        return .object(["option": .string(option), "missing": .count(missing)].merging(named) { own, _ in own })
    }

    /// The price of a narrower range.
    private static func refused(above largest: String) -> String { "amounts above \(largest) are refused then" }

    private var enough: [String] {
        guard let range else { return [] }
        let phrases = missing.map { "\($0.id) (\($0.text))" }.joined(separator: ", ")
        let way = rangeIsOption ? "add --range" : "in \(PackFolder.fileName), write range:"
        let but = phrases.isEmpty ? "" : ", but for \(phrases)"
        return [
            "These recordings are enough for a smaller range\(but); \(Self.refused(above: range.largest)): \(way) \(range.typed)"
        ]
    }

    private var otherwise: [String] {
        guard let first = alternatives.first else { return [] }
        let isTyped = isNew && !rangeIsOption
        let way = rangeIsOption ? "add to the command" : isTyped ? "begin anew" : "begin anew with"
        let typed = CommandWords.shell(Array(CommandLine.arguments.dropFirst()))
        let old = "\(pack.split(separator: "/").last ?? "")-before"
        let again = "  \(CommandWords.shell(["mv", pack, old])) && voice-assets new \(typed) \(first.option)"
        return ["If these recordings were made for other options, \(way):"] + alternatives.map(Self.line)
            + (isTyped ? [again] : [])
    }

    private static func line(_ other: RecordingAlternatives.Alternative) -> String {
        let lack = other.missing == 1 ? "1 clip lacks" : "\(other.missing == 0 ? "no" : "\(other.missing)") clips lack"
        let file = other.file.map { "\($0) is its `\(other.text ?? "")`; " } ?? ""
        let example = other.example.map { "\($0.amount) is `\($0.text)` instead of `\($0.instead)`; " } ?? ""
        let price = other.largest.map { "\(Self.refused(above: "\($0)")); " } ?? ""
        return "  \(other.option): \(file)\(example)\(price)\(lack) a recording"
    }
}
