import ArgumentParser
import Foundation
import VoiceAssetCommandOutput
import VoiceAssetCore

/// `voice-assets add-language-pack`: becomes the executable `language-pack-tool` beside this one, which alone needs ICU.
struct AddLanguagePackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Start a voice pack for a language and a currency.",
        discussion: """
            Runs the executable language-pack-tool, which lies beside this one, with the same arguments; --help is its own.

            Examples:
              voice-assets new de --currency EUR
              voice-assets new en --currency USD --from old-recordings
              voice-assets new pl --currency EUR --takes-from pl-PLN
              voice-assets new de --currency EUR --announce order-ready=order,counter
              voice-assets new

            Exit codes: 0 done; 1 the pack exists, or breaks a rule, or the language is known to be wrong; 64 wrong command line; \
            66 there is no language-pack-tool, or no rules for the language; 74 reading or writing failed.
            """,
        // `-h` and `--help` go on to the executable.
        helpNames: [], aliases: ["add-language-pack"])

    @Argument(parsing: .captureForPassthrough, help: .init("What language-pack-tool takes.", valueName: "argument"))
    var arguments: [String] = []

    private static let executable = "language-pack-tool"

    func run() throws {
        guard let place = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path else {
            return refuse(of: "the folder of this program")
        }
        let path = "\(place)/\(Self.executable)"
        // Usage and next steps are told in the words of this call: by a path, or by a name that the shell found.
        let typed = CommandLine.arguments.first ?? ""
        var words = unsafe ([typed] + arguments + inPackage).map { unsafe strdup($0) }
        unsafe words.append(nil)
        // Comes back only where it failed.
        _ = unsafe execv(path, words)
        refuse(of: path)
    }

    /// From a subfolder the recordings are the package's, as in every command.
    private var inPackage: [String] {
        let isNamed = arguments.contains { $0.hasPrefix("--recordings") || $0 == "--" }
        return isNamed || PackageFolder.prefix.isEmpty ? [] : ["--recordings", "\(PackageFolder.prefix)recordings"]
    }

    private func refuse(of path: String) {
        Terminal.log(
            printable(
                "error: \(path): can't be run: \(systemReason(errno)); build it beside this program with swift build -c release "
                    + "--product \(Self.executable), for which Debian and Ubuntu need libicu-dev and macOS icu4c"))
        ExitStatus.missingInput.leave()
    }
}
