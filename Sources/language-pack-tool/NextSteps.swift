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
    private let hints: RecordingHints?

    /// - Parameter folder: the folder of all recordings.
    init(_ pack: LanguagePack, in folder: String, after command: LanguagePackTool, _ takeOver: TakeOver?) {
        (self.pack, self.folder, self.command, self.takeOver) = (pack, folder, command, takeOver)
        let isUsual = command.recordings == "recordings"
        option = isUsual ? "" : " --recordings \(command.recordings)"
        place = isUsual ? pack.name : "\(folder)/\(pack.name)"
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
        return [
            "Edit both files, then print the speaker's script:",
            "  voice-assets script \(place)\(missing) --to script.html",
            "Record each clip into \(folder)/\(pack.name), or all in one session and cut it:",
            "  voice-assets split session.wav \(place)" + (isPartial ? " --missing" : ""),
            "Until they are recorded, a synthesizer (espeak-ng) can say them:",
            "  voice-assets speak \(place)",
        ]
    }

    private var clips: [String] {
        let make =
            "  swift package --allow-writing-to-package-directory generate-voice-assets\(option) --pack \(pack.name)"
        guard let say else { return [takeOver?.isWhole == true ? "Make the clips:" : "Then make the clips:", make] }
        let said = command.counted.saysAmounts ? "an amount" : "an announcement"
        let title =
            takeOver?.isWhole == true ? "Make the clips, then say \(said):" : "Then make the clips, and say \(said):"
        return [title, make, "  voice-assets say \(say) --pack \(pack.name) --to announcement.mp3"]
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
