import ArgumentParser
import NumberGrammar
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetValidation
import VoiceManifest
import VoiceSplicer

/// `voice-assets export`
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write generated packs and a splicer for another platform.",
        discussion: """
            Copies clips and manifests to where the platform wants them. It adds test data (golden vectors) and a \
            splicer, the code that joins clips. The splicer is Kotlin for Android, ArkTS for HarmonyOS, and an ES \
            module with types for web pages and Node.js. The command compares every clip with its checksum. A pack is replaced \
            as a whole or not at all. Without --pack it also removes its earlier copies of packs that no longer exist. \
            It changes only files that it wrote itself and nobody changed since, and never writes into the folder of \
            recordings. It warns of clips by a synthesizer, and of clips that are older than their recordings.

            For a splicer of your own, --vectors prints the test data of one pack as JSON: announcements with clips, transcript \
            and samples, the length and SHA-256 of the spliced file in each rendition, and amounts that a splicer must refuse. A \
            splicer that gives the same results reads the number table and joins clips like voice-assets.

            Examples:
              voice-assets export web public
              voice-assets export android app/src/main
              voice-assets export harmony entry/src/main --rendition mp3
              voice-assets export --vectors 100 zh-Hans-CNY > vectors.json

            Exit codes: 0 done; 1 a pack is damaged, or a file to be written exists, and somebody else wrote or changed it; 64 wrong command \
            line; 66 there is no such pack; 74 reading or writing failed.
            """)

    @Argument(
        help: .init(
            "The platform (\(Platform.list)), the folder to export to, and packs, by default all. With --vectors, a pack.",
            valueName: "argument"))
    private var arguments: [String] = []

    @Option(
        help: .init(
            "Print test data (golden vectors) with so many random amounts for each announcement, 0 to 100000.",
            valueName: "number"))
    var vectors: Int?

    @OptionGroup var filter: PackFilterOption

    @OptionGroup var assets: AssetsOption

    @Option(
        name: .customLong("rendition"),
        help: .init("Export only this rendition; may be repeated.", valueName: "name"))
    var renditions: [String] = []

    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    private var findings: FindingsOptions { FindingsOptions() }

    private var packs: [String] { (arguments.dropFirst(vectors == nil ? 2 : 0) + filter.names).withoutRepeats }

    func validate() throws {
        if let vectors {
            guard (0...100_000).contains(vectors) else {
                throw ValidationError("--vectors takes a number from 0 to 100000.")
            }
            guard renditions.isEmpty else {
                throw ValidationError("--vectors are of all renditions; leave --rendition out.")
            }
            return
        }
        guard let name = arguments.first else { throw ValidationError("Name the platform: \(Platform.list).") }
        guard Platform(rawValue: name) != nil else {
            var nearest = NearestName(among: Platform.allCases.map(\.rawValue))
            let advice = nearest(name).map { "did you mean \($0)?" } ?? "there are: \(Platform.list)."
            throw ValidationError("There is no platform \(name); \(advice)")
        }
        guard arguments.count > 1, !arguments[1].isEmpty else {
            throw ValidationError("Name the folder to export to, behind the platform.")
        }
    }

    func run() throws {
        if let vectors { return try printVectors(vectors) }
        guard let platform = arguments.first.flatMap(Platform.init) else { return }
        let folder = FolderPath(argument: arguments[1])
        let recordings = FolderPath(inPackage: "recordings")
        var report = AssetExport(
            assets: assets.path, recordings: recordings.path, output: folder.path,
            platform: platform, packs: packs, renditions: renditions
        ).run()
        if !report.packs.isEmpty, !report.diagnostics.hasErrors,
            let fault = ExportedVectors.write(
                of: platform, to: folder.path, exported: Set(report.packs.filter { $0.change != .removed }.map(\.name)))
        {
            report.diagnostics.append(fault)
        }
        report.diagnostics += HandedOnPacks(assets: assets.path, recordings: recordings.path)
            .remarks(on: report.packs.filter { ![.removed, .failed].contains($0.change) }.map(\.name))
        let status = findings.status(of: report.diagnostics)
        switch format {
        case .text:
            findings.log(report.diagnostics)
            let isDone = status == .clean && !report.diagnostics.hasErrors
            let pack = report.packs.first { $0.change != .removed }?.name
            let next = isDone ? pack.flatMap { Self.push(pack: "\(assets.path)/\($0)", to: platform) } : nil
            Terminal.output(
                lines: ExportText(report, to: folder.path, next: next).lines.map(CommandWords.current.spelled))
        case .json:
            Terminal.output(
                FindingsJSON(report.diagnostics, status: status, members: ExportJSON(report).members).text)
        }
        status.leave()
    }

    /// The command that prints a push which the pack announces.
    private static func push(pack: String, to platform: Platform) -> String? {
        guard let splicer = try? PackSplicer(pack: pack), let said = splicer.example else { return nil }
        return
            "voice-assets payload \(said) --pack \(splicer.manifest.pack) --to \(platform == .harmony ? "hms" : "fcm")"
    }

    private func printVectors(_ count: Int) throws {
        let name = try PackHome.assets(assets).pack(named: packs)
        let splicer = try assets.load(name)
        do throws(VoiceSplicerError) {
            Terminal.output("{\"schema\":1,\"pack\":\(CanonicalJSON.text(name)),\"vectors\":[\n")
            let vectors = GoldenVectors(splicer: splicer, randomAmounts: count)
            var separator = ""
            try vectors.each { (line: String) throws(VoiceSplicerError) in
                Terminal.output(separator + line)
                separator = ",\n"
            }
            Terminal.output("\n]}\n")
        } catch {
            Terminal.log(printable("error: \(error)"))
            error.status.leave()
        }
    }
}

extension PackSplicer {
    /// What `say` and `payload` take for a first announcement.
    fileprivate var example: String? {
        guard let id = defaultAnnouncementID ?? announcementIDs.first else { return nil }
        let slots = slots(of: id) ?? []
        if slots.map(\.kind) == [AmountGrammar.amountName] { return "1 \(id)" }
        return ([id] + slots.map { "\($0.name)=\($0.example)" }).joined(separator: " ")
    }
}

extension Platform {
    fileprivate static let list = allCases.map(\.rawValue).joined(separator: ", ")
}

/// An export's result for people: a line for each pack, one for the splicer, and what to do next.
struct ExportText {
    let lines: [String]

    /// - Parameters:
    ///   - folder: what was exported to.
    ///   - next: the command that makes a push to try it with; nil if nothing was exported.
    init(_ report: AssetExport.Report, to folder: String, next: String?) {
        let splicer =
            report.sources.isEmpty ? [] : ["\(folder): the splicer, \(counted(report.sources.count, "file"))"]
        lines = report.packs.map(Self.line) + splicer + (next.map { ["next, a push to try it with: \($0)"] } ?? [])
    }

    private static func line(_ pack: PackResult) -> String {
        let sizes =
            "\(counted(pack.clips, "clip")) in \(counted(pack.renditions, "rendition")), \(pack.bytes.kilobytes)"
        return switch pack.change {
        case .removed: "\(pack.name): removed, \(counted(pack.removed, "file")); there is no such pack any more"
        case .failed: "\(pack.name): not written"
        case .unchanged: "\(pack.name): unchanged, \(sizes)"
        case .changed: "\(pack.name): \(sizes)"
        }
    }
}

/// What `export` adds to `FindingsJSON`; CommandLine.md explains the keys.
struct ExportJSON {
    let members: [String: JSONValue?]

    init(_ report: AssetExport.Report) {
        members = ["packs": .array(report.packs.map(\.json)), "splicer": .strings(report.sources)]
    }
}
