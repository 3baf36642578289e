import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceManifest
import VoiceSplicer

/// `voice-assets vectors`
struct VectorsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vectors",
        abstract: "Print test data (golden vectors) for splicers in other programming languages.",
        discussion: """
            Prints one JSON object. It has announcements with clips, transcript and samples, and the length and SHA-256 \
            of the spliced file in each rendition. It also has amounts that a splicer must refuse. If your splicer \
            gives the same results, it reads the number table and joins clips like voice-assets.

            Examples:
              voice-assets vectors --pack zh-Hans-CNY > vectors.json
              voice-assets vectors --pack en-USD --count 1000

            Exit codes: 0 done; 1 the pack is damaged; 64 wrong command line; 66 there is no such pack; 74 reading or \
            writing failed.
            """)

    @OptionGroup var packs: PackArgument

    @Option(help: "How many random amounts each announcement is tried with, 0 to 100000.")
    var count = 100

    func validate() throws {
        guard (0...100_000).contains(count) else { throw ValidationError("--count takes a number from 0 to 100000.") }
    }

    func run() throws {
        let pack = try packs.load()
        do throws(VoiceSplicerError) {
            Terminal.output("{\"schema\":1,\"pack\":\(CanonicalJSON.text(pack.name)),\"vectors\":[\n")
            let vectors = GoldenVectors(splicer: pack.splicer, randomAmounts: count)
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
