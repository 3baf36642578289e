import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks
import VoiceManifest

/// The next steps after a pack was written, as far as its announcements.
struct NextSteps {
    private let pack: LanguagePack
    private let folder: String
    private let command: LanguagePackTool
    private let takeOver: TakeOver?
    /// The option of another folder of recordings, or nothing; and the pack, by its folder if that is another one.
    private let option: String
    private let place: String
    /// The option of a draft's clips, which must not replace those of the pack that is there.
    private let assets: String
    private let hints: RecordingHints?

    /// - Parameter folder: the folder of all recordings.
    init(_ pack: LanguagePack, in folder: String, after command: LanguagePackTool, _ takeOver: TakeOver?) {
        (self.pack, self.folder, self.command, self.takeOver) = (pack, folder, command, takeOver)
        let isUsual = command.recordings == "recordings"
        option = isUsual ? "" : " --recordings \(command.recordings)"
        place = isUsual ? pack.name : "\(folder)/\(pack.name)"
        let isDraft = !isUsual && FileKind(at: "recordings/\(pack.name)") != nil
        assets = isDraft ? " --assets \(command.recordings)/VoiceAssets" : ""
        hints = takeOver.flatMap { takeOver in
            (try? command.seedOptions()).map {
                RecordingHints(takeOver, SayableAnnouncements(pack), pack, $0, of: command)
            }
        }
    }

    var lines: [String] { (hints?.lines ?? []) + recording + clips + update }

    /// Its part of `FindingsJSON`; CommandLine.md explains the keys.
    var members: [String: JSONValue?] { hints.map { ["alternatives": $0.member] } ?? [:] }

    private var isPartial: Bool { takeOver?.isPartial == true || command.takesFrom != nil }

    private var recording: [String] {
        // With every clip there, nobody has to read a script.
        guard takeOver?.isWhole != true else { return [] }
        let missing = isPartial ? " --missing" : ""
        let numbers = pack.rules.isEmpty ? "" : " and number words also in \(LanguagePack.rulesFile) beside it"
        return [
            "Before anybody records, correct texts in \(folder)/\(pack.name)/\(PackFolder.fileName)\(numbers), then open the page that records in a browser:",
            "  voice-assets booth \(place)\(missing) --to booth.html",
            "Take in what it saves, or put a file for each clip into \(folder)/\(pack.name):",
            "  voice-assets split \(pack.name).takes.wav \(place)\(missing) --write",
            "Until they are recorded, a synthesizer (espeak-ng) can say them:",
            "  voice-assets speak \(place)",
        ]
    }

    private var clips: [String] {
        let make =
            "  swift package --allow-writing-to-package-directory generate-voice-assets\(option)\(assets) --pack \(pack.name)"
        guard let say else { return [takeOver?.isWhole == true ? "Make the clips:" : "Then make the clips:", make] }
        let said = command.counted.saysAmounts ? "an amount" : "an announcement"
        let title =
            takeOver?.isWhole == true ? "Make the clips, then say \(said):" : "Then make the clips, and say \(said):"
        return [title, make, "  voice-assets say \(say)\(assets) --pack \(pack.name) --to announcement.mp3"]
    }

    /// The arguments of `say` for a first announcement; nil if the pack still lacks words.
    private var say: String? {
        command.counted.saysAmounts ? "1" : SayableAnnouncements(pack)?.arguments
    }

    private var update: [String] {
        guard !pack.rules.isEmpty else { return [] }
        return [
            "After a change to \(LanguagePack.rulesFile) that needs other clips, or a wider range in \(PackFolder.fileName):",
            "  swift package --allow-writing-to-package-directory add-language-pack \(command.locale)"
                + "\(command.counted.option)\(option) --update",
        ]
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
    var member: JSONValue {
        .array(
            (range.map { [Self.member("--range \($0.typed)", missing: missing.count, nil)] } ?? [])
                + alternatives.map { Self.member($0.option, missing: $0.missing, $0.file) })
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
        let isEnough =
            phrases.isEmpty
            ? "These recordings are enough for a smaller range"
            : "With only \(phrases) still missing, a smaller range would do"
        let enough = "\(isEnough); \(Self.refused(above: range.largest)), so no voice says them:"
        return rangeIsOption
            ? ["\(enough) add --range \(range.typed)"]
            : ["\(enough) in \(PackFolder.fileName), write", "  range: \(range.typed)"]
    }

    private var otherwise: [String] {
        guard !alternatives.isEmpty else { return [] }
        let again = isNew ? "give the command again" : "give the command again without --update, and"
        let way = rangeIsOption ? "add the option:" : "move \(pack) away and \(again) with the option:"
        return ["These recordings may have been made for other options. If so, " + way] + alternatives.map(Self.line)
    }

    private static func line(_ other: RecordingAlternatives.Alternative) -> String {
        let lack =
            other.missing == 0
            ? "no clip lacks" : other.missing == 1 ? "1 clip lacks" : "\(other.missing) clips lack"
        let file = other.file.map { "\($0) is its `\(other.text ?? "")`; " } ?? ""
        let example = other.example.map { "\($0.amount) is `\($0.text)` instead of `\($0.instead)`; " } ?? ""
        let price = other.largest.map { "\(Self.refused(above: "\($0)")); " } ?? ""
        return "  \(other.option): \(file)\(example)\(price)\(lack) a recording"
    }
}
