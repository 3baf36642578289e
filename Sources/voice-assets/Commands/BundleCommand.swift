import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetValidation
import VoiceUpdates

/// `voice-assets bundle`
struct BundleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Write packs as one signed file that apps install.",
        discussion: """
            Writes index.json, splice.json and the clips of generated packs to one file, signed with your team's key \
            (Ed25519). Prints the public key. Give it to VoicePacks.install (product VoiceUpdates), which checks the \
            file's signature with it. Every clip is compared with its checksum. An app refuses a bundle with a lower \
            number than its installed bundle. The command warns of clips by a synthesizer, and of clips that are older \
            than their recordings.

            Examples:
              voice-assets bundle --key team.pem --number 12 --to packs.voices

            Make the key once: openssl genpkey -algorithm ed25519 -out team.pem

            Exit codes: 0 done; 1 a pack is damaged, or the --to file exists and is no bundle, or one whose number is not below --number, or far below it; 64 \
            wrong command line; 66 there is no such pack or key; 74 reading or writing failed.
            """)

    @Option(help: .init("The private key: PEM, as openssl writes it. Keep it secret.", valueName: "file"))
    var key: String

    @Option(help: .init("The bundle's number: 1 for the first, then the last number plus 1.", valueName: "number"))
    var number: Int

    @Option(
        help: .init(
            "Only the app with this identifier accepts the bundle; without it, every app with the public key.",
            valueName: "id"))
    var app: String?

    @Option(name: .customLong("to"), help: .init("The file to write.", valueName: "file"))
    var file: String

    @OptionGroup var assets: AssetsOption

    @OptionGroup var filter: PackFilter

    @Option(
        name: .customLong("rendition"),
        help: .init("Take only this rendition; may be repeated.", valueName: "name"))
    var renditions: [String] = []

    private var findings: FindingsOptions { FindingsOptions() }

    func validate() throws {
        guard number > 0 else { throw ValidationError("--number takes a number from 1 on.") }
        if file.isEmpty { throw ValidationError("--to takes the path of a file, not an empty text.") }
        if let app, !PackBundle.isApp(app) {
            throw ValidationError("--app takes an identifier of letters, digits, '.', '_' and '-', 255 at most.")
        }
        if key.isEmpty { throw ValidationError("--key takes the path of a file, not an empty text.") }
    }

    func run() {
        var diagnostics: [Finding] = []
        if let key = signingKey(&diagnostics) { write(key, &diagnostics) }
        findings.log(diagnostics)
        findings.status(of: diagnostics).leave()
    }

    private func signingKey(_ diagnostics: inout [Finding]) -> SigningKey? {
        do throws(FileReadError) {
            let bytes = try readFile(at: key, limit: 1000)
            if let key = SigningKey(pem: String(decoding: bytes, as: UTF8.self)) { return key }
            diagnostics.append(Finding(.fileUnreadable, "key").at(key))
        } catch {
            diagnostics.append(error.diagnostic(file: key))
        }
        return nil
    }

    /// A number that is likely a slip, as 120 behind 12: phones that have it refuse every bundle up to it. Numbers may be days or seconds,
    /// which leap far, but don't double.
    private func leap() -> Finding? {
        guard let there = try? readFile(at: file, limit: PackBundle.maximumBytes),
            let last = PackBundle.statedNumber(of: there), last > 0, number - last > Self.usualLeap, number / 2 > last
        else { return nil }
        let values = ["last": Finding.Argument.count(last), "next": .count(last + 1), "number": .count(number)]
        return Finding(.outputConflict, "leap", values).at(file)
    }

    private static let usualLeap = 100

    private func write(_ key: SigningKey, _ diagnostics: inout [Finding]) {
        let made = AssetBundle(of: assets.path, version: number, app: app, packs: filter.names, renditions: renditions)
        diagnostics += made.diagnostics
        guard let bundle = made.bundle else { return }
        diagnostics += HandedOnPacks(assets: assets.path, recordings: FolderPath(inPackage: "recordings").path).remarks(
            on: made.packs)
        do throws(PackBundleError) {
            if let fault = leap() { return diagnostics.append(fault) }
            let bytes = try bundle.signed(by: key)
            // Phones refuse a bundle whose number is not the highest.
            let target = OutputFile(path: file, kind: "bundle of a lower number") { [number] there in
                PackBundle.statedNumber(of: there).map { $0 < number } ?? false
            }
            if let fault = target.write(bytes) { return diagnostics.append(fault) }
            let packs = made.packs.joined(separator: ", ")
            Terminal.output(
                lines: [
                    "\(file): number \(number), \(packs), \(bytes.count.kilobytes)", "public key: \(key.publicKey)",
                ])
        } catch {
            diagnostics.append(Finding(.outputFailed, "bundle", ["reason": .text("\(error)")]).at(file))
        }
    }
}
