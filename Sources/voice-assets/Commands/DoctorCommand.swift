import ArgumentParser
import Foundation
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceManifest

/// `voice-assets doctor`
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Tell what this computer and this package have, and what is missing.",
        discussion: """
            Checks whether the programs that other commands run are installed, whether Git LFS left recordings or clips \
            out, and which version made each pack. A line that begins with a cross ends with what to do. Writes \
            nothing.

            Examples:
              voice-assets doctor

            Exit codes: 0 nothing is missing; 1 something is; 64 wrong command line.
            """)

    @OptionGroup var recordings: RecordingsOption

    @OptionGroup var assets: AssetsOption

    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    func run() {
        let found = ComputerExamination().results + FolderExamination(recordings.path, assets.path).results
        let status = found.contains { $0.advice != nil } ? ExitStatus.brokenRule : .clean
        switch format {
        case .text: Terminal.output(lines: ["voice-assets \(Generator.version)"] + found.map(\.line))
        case .json:
            let members: [String: JSONValue?] = [
                "version": .string(Generator.version), "results": .array(found.map(\.json)),
            ]
            Terminal.output(FindingsJSON([], status: status, members: members).text)
        }
        status.leave()
    }
}

/// One thing that `doctor` looked for.
struct Examination {
    let subject: String
    /// What to do; nil if it is well.
    var advice: String?

    /// An object with the subject, and the advice if there is any.
    var json: JSONValue {
        let words = advice.map { ["advice": JSONValue.string(CommandWords.current.spelled(in: $0))] } ?? [:]
        return .object(words.merging(["subject": .string(subject)]) { own, _ in own })
    }

    var line: String {
        guard let advice else { return "✓ \(subject)" }
        return "✗ \(subject); \(CommandWords.current.spelled(in: advice))"
    }
}

extension Examination {
    /// What is well, or lacks something.
    init(_ subject: String, isWell: Bool, lack: String, advice: String) {
        self.init(subject: isWell ? subject : "\(subject): \(lack)", advice: isWell ? nil : advice)
    }
}

/// What other commands run on this computer.
struct ComputerExamination {
    private let folders: [String]

    init() {
        folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    }

    var results: [Examination] { [languagePacks, synthesizer, browser, largeFiles] }

    private func isThere(_ program: String) -> Bool {
        folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    private var languagePacks: Examination {
        let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let isThere =
            folder.map { FileKind(at: $0.appendingPathComponent("language-pack-tool").path) == .file } ?? false
        return Examination(
            "language-pack-tool, for `new`", isWell: isThere, lack: "not beside this program",
            advice: "swift package add-language-pack builds it, or swift build -c release --product language-pack-tool")
    }

    private var synthesizer: Examination {
        Examination(
            "espeak-ng, for `speak`", isWell: isThere("espeak-ng"), lack: "not found",
            advice: "install it (\(Self.install("espeak-ng"))), or name another program with --with")
    }

    private var browser: Examination {
        let isThere =
            Self.isMac
            || ["firefox", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"]
                .contains(where: isThere)
        return Examination(
            "a browser, for the pages of `booth`, `review`, `split` and `report`", isWell: isThere, lack: "not found",
            advice: "open them on another computer, or install one (\(Self.install("chromium")))")
    }

    private var largeFiles: Examination {
        let needs = (try? readFile(at: ".gitattributes", limit: 1 << 16)).map {
            String(decoding: $0, as: UTF8.self).contains("filter=lfs")
        }
        guard needs == true else { return Examination(subject: "Git LFS: not used here") }
        return Examination(
            "Git LFS", isWell: isThere("git-lfs"), lack: ".gitattributes asks for it, and it is not found",
            advice: "install it (\(Self.install("git-lfs"))), then git lfs pull")
    }

    private static func install(_ package: String) -> String {
        isMac ? "brew install \(package)" : "apt-get install \(package)"
    }

    #if os(macOS)
        private static let isMac = true
    #else
        private static let isMac = false
    #endif
}

/// What is in the folders of recordings and of packs.
struct FolderExamination {
    private let recordings: String
    private let assets: String
    /// Of which so many files are looked at, in each folder.
    private static let maximumFiles = 5000

    init(_ recordings: String, _ assets: String) {
        self.recordings = recordings
        self.assets = assets
    }

    var results: [Examination] {
        [sources] + packs + [pointers(in: recordings), pointers(in: assets), lineEnds].compactMap(\.self)
    }

    private var sources: Examination {
        let selection = PackSelection(recordings: recordings, packs: [])
        let count = selection.names.count
        return Examination(
            subject: count == 0
                ? "\(recordings): no voice pack" : "\(recordings): \(selection.names.joined(separator: ", "))",
            advice: count == 0 ? "start one: voice-assets new LANGUAGE --currency CODE" : nil)
    }

    /// The version that made each pack; packs of an earlier one share a line.
    private var packs: [Examination] {
        let names = ((try? listFolder(at: assets)) ?? []).filter { !$0.isHidden && $0.hasTextName }.map(\.name).sorted()
        var results: [Examination] = []
        var earlier: [String: [PackManifest]] = [:]
        for name in names {
            let file = "\(assets)/\(name)/\(PackManifest.fileName)"
            guard let json = try? readFile(at: file, within: assets, limit: PackManifest.maximumBytes) else { continue }
            guard let manifest = try? PackManifest(json: json) else {
                results.append(
                    Examination(subject: "\(file): can't be read", advice: "voice-assets validate tells why"))
                continue
            }
            let version = manifest.generator.version
            if version == Generator.version {
                results.append(Examination(subject: "\(assets)/\(name), made by \(version)"))
            } else {
                earlier[version, default: []].append(manifest)
            }
        }
        return results + earlier.sorted { $0.key < $1.key }.map { made($1, by: $0) }
            + englishMandarin(earlier["0.2.0"] ?? [])
    }

    private func made(_ packs: [PackManifest], by version: String) -> Examination {
        let names = Finding.Argument.names(packs.map(\.pack)).words().replacing("`", with: "")
        let subject =
            packs.count == 1
            ? "\(assets)/\(names), made by \(version)" : "\(assets): \(packs.count) packs made by \(version): \(names)"
        return Examination(
            subject: subject, advice: "voice-assets generate makes \(packs.count == 1 ? "it" : "them") anew")
    }

    /// Until 0.3.0 `speak` let eSpeak NG read Chinese with a voice that takes the characters for English letters.
    private func englishMandarin(_ packs: [PackManifest]) -> [Examination] {
        packs.filter { pack in
            pack.locale.split(separator: "-").first == "zh" && pack.clips.contains { $0.source.voice == .synthetic }
        }.map { pack in
            let folder = "\(recordings)/\(pack.pack)/\(SyntheticTakes.folder)"
            return Examination(
                subject: "\(folder): spoken by 0.2.0, which may have read Chinese in English",
                advice: "remove it, and run voice-assets speak \(pack.pack)")
        }
    }

    /// Files in which Git LFS left a pointer; nil if the folder has none.
    private func pointers(in folder: String) -> Examination? {
        var seen = 0
        let pointers = ((try? listFolder(at: folder)) ?? []).filter { $0.kind == .folder && $0.hasTextName }.reduce(0) {
            sum, pack in
            sum
                + files(under: "\(folder)/\(pack.name)", depth: 2, seen: &seen).count { file in
                    (try? readFile(at: file, within: folder, limit: 1023)).flatMap(GitLeftover.init(pointerIn:)) != nil
                }
        }
        guard pointers > 0 else { return nil }
        return Examination(
            subject:
                "\(folder): \(pointers == 1 ? "1 file is a Git LFS pointer" : "\(pointers) files are Git LFS pointers")",
            advice: "bring them with git lfs pull")
    }

    private func files(under folder: String, depth: Int, seen: inout Int) -> [String] {
        var files: [String] = []
        for entry in (try? listFolder(at: folder)) ?? [] where entry.hasTextName && seen < Self.maximumFiles {
            seen += 1
            if entry.kind == .file { files.append("\(folder)/\(entry.name)") }
            if entry.kind == .folder, depth > 0 {
                files += self.files(under: "\(folder)/\(entry.name)", depth: depth - 1, seen: &seen)
            }
        }
        return files
    }

    /// Git changes the line ends of texts on some computers, and then a manifest has other bytes than were written.
    private var lineEnds: Examination? {
        guard FileKind(at: assets) == .folder, FileKind(at: ".git") != nil else { return nil }
        let text =
            (try? readFile(at: ".gitattributes", limit: 1 << 16)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let name = assets.split(separator: "/").last.map(String.init) ?? assets
        let isSet = text.split(separator: "\n").contains { line in
            line.contains(name) && (line.contains("-text") || line.contains("binary") || line.contains("eol=lf"))
        }
        return Examination(
            ".gitattributes", isWell: isSet, lack: "Git may change line ends in \(assets)",
            advice: "add the line: \(name)/** -text")
    }
}
