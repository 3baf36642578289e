import ArgumentParser
import NumberGrammar
import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceSplicer

/// `voice-assets say`
struct SayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "say",
        abstract: "Say an amount with a pack's clips, as a phone would.",
        discussion: """
            Prints the clips in order, the transcript and the duration; with --to it also writes the file that a phone \
            would play. With - for the amount it reads amounts from standard input, one per line, and answers each on a \
            line of its own: amount, clips, transcript and seconds with tabs between them, or JSON.

            Examples:
              voice-assets say 15.50 --pack zh-Hans-CNY
              voice-assets say 15.50 --pack zh-Hans-CNY --to announcement.mp3
              voice-assets say --announcement new-order --pack zh-Hans-CNY
              seq 0 0.01 99.99 | voice-assets say - --pack en-USD --format json

            Exit codes: 0 done; 1 the pack can't announce an amount, or a file of it is damaged; 64 wrong command line; \
            66 there is no such pack; 74 reading or writing failed.
            """)

    @Argument(help: "The amount, such as 15.50; - reads amounts from standard input.")
    var amount: String?

    @OptionGroup var pack: PackOption

    @Option(
        help: .init(
            "The announcement to say; by default the only one that says an amount, or payment-received.",
            valueName: "id"))
    var announcement: String?

    @Option(help: "The rendition to write.")
    var rendition = "mp3"

    @Option(name: .customLong("to"), help: .init("Write the announcement to this file.", valueName: "file"))
    var file: String?

    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    func validate() throws {
        if file != nil, amount == "-" {
            throw ValidationError("--to writes one announcement; give one amount, not -.")
        }
        if file?.isEmpty == true { throw ValidationError("--to takes the path of a file, not an empty text.") }
    }

    func run() throws {
        let splicer = try pack.load()
        let id = try announcementID(splicer)
        if amount == "-" {
            try AmountLines(splicer: splicer, announcement: id, format: format).run()
            return
        }
        if let file, !splicer.renditions.contains(rendition) {
            throw ValidationError(
                "The pack has no rendition \(rendition) to write to \(file); there are: "
                    + "\(splicer.renditions.joined(separator: ", ")).")
        }
        say(splicer, id)
    }

    private func say(_ splicer: PackSplicer, _ id: String) {
        do throws(VoiceSplicerError) {
            let said = try splicer.announcement(id, amount: amount.map(splicer.amount))
            if let file {
                try splicer.write(said, rendition: rendition, to: file)
                remarkOnName(file, splicer)
            }
            switch format {
            case .text: Terminal.output(said.lines)
            case .json: Terminal.output(JSONLine.announcement(said, amount: amount) + "\n")
            }
        } catch {
            if format == .json, error.isAboutAmount { Terminal.output(JSONLine.error(error, amount: amount) + "\n") }
            Terminal.log("error: \(error)")
            error.status.leave()
        }
    }

    /// Tells of a name that promises another of the pack's renditions.
    private func remarkOnName(_ file: String, _ splicer: PackSplicer) {
        let named = splicer.renditions.filter { name in
            splicer.fileExtension(rendition: name).map { file.lowercased().hasSuffix(".\($0)") } == true
        }
        guard let other = named.first, !named.contains(rendition) else { return }
        Terminal.log("warning: \(file): holds \(rendition); name it otherwise, or give --rendition \(other)")
    }

    /// The announcement that is asked for, or the one that says an amount.
    private func announcementID(_ splicer: PackSplicer) throws -> String {
        let ids = splicer.announcementIDs
        let list = ids.joined(separator: ", ")
        if let announcement {
            guard let saysAmount = splicer.saysAmount(announcement) else {
                throw ValidationError("The pack has no announcement \(announcement); there are: \(list).")
            }
            guard !saysAmount || amount != nil else {
                throw ValidationError("The announcement \(announcement) says an amount; give one.")
            }
            guard saysAmount || amount == nil else {
                throw ValidationError("The announcement \(announcement) says no amount; give none.")
            }
            return announcement
        }
        guard amount != nil else {
            throw ValidationError("Give an amount, or name an announcement with --announcement; there are: \(list).")
        }
        if let id = splicer.defaultAnnouncementID { return id }
        throw ValidationError("Name the announcement with --announcement; there are: \(list).")
    }
}

extension SayCommand {
    /// The command line with what looks like a negative amount behind `--`, so that it is refused as an amount and not as
    /// an option that nobody knows.
    static func arguments(_ arguments: [String]) -> [String] {
        guard arguments.first == configuration.commandName else { return arguments }
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let isNegative = { (text: String) in text.hasPrefix("-") && text.dropFirst().first.map(isOfNumber) == true }
        let amounts = arguments[..<end].filter(isNegative)
        guard !amounts.isEmpty else { return arguments }
        return arguments[..<end].filter { !isNegative($0) } + ["--"] + amounts + arguments[end...].dropFirst()
    }

    private static func isOfNumber(_ character: Character) -> Bool { character.isNumber || character == "." }
}

extension PackSplicer.Announcement {
    /// Clips, transcript and duration, a line each.
    fileprivate var lines: String {
        "\(clips.joined(separator: " "))\n\(transcript)\n\(JSONLine.seconds(seconds)) s\n"
    }
}
