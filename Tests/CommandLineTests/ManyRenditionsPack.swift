import Foundation
import TestSupport

/// A pack in every rendition, of a currency with three fraction digits, with an announcement that says no amount and one
/// that says two. Generated once for all tests that only read it.
final class ManyRenditionsPack: Sendable {
    static let name = "zh-Hans-KWD"
    static let shared = Result { try ManyRenditionsPack() }

    let folder: TemporaryFolder
    /// The pack's folder.
    var url: URL { folder.url("VoiceAssets/\(Self.name)") }

    private init() throws {
        folder = try TemporaryFolder()
        let recordings = URL(fileURLWithPath: BuiltInPacks.recordings).appendingPathComponent("zh-Hans-CNY")
        try FileManager.default.createDirectory(at: folder.url("recordings"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: recordings, to: folder.url("recordings/\(Self.name)"))
        var yaml = try String(contentsOf: recordings.appendingPathComponent("pack.yml"), encoding: .utf8)
        for (old, new) in [
            (
                "profile:\n",
                """
                profile:
                  sample-rate: 16000
                  renditions: [mp3, wav, caf-ulaw, caf-alaw, caf-pcm, aiff-ima4]

                """
            ),
            ("CNY ", "KWD "), ("0.00...999999999.99", "0.005...99999.000"), ("{digits}", "{digits:all}"),
            (
                "  new-order: [new-order] ",
                """
                  constructor: ["{amount}", payment-received, "{amount}"]
                  hello: [payment-received, yuan]
                  new-order: [new-order]\u{20}
                """
            ),
        ] {
            guard yaml.contains(old) else { throw Unexpected(old) }
            yaml = yaml.replacing(old, with: new)
        }
        try folder.write("recordings/\(Self.name)/pack.yml", yaml.utf8)
        let generated = try Tool.run(["generate", "--recordings", "recordings"], in: folder)
        guard generated.status == 0 else { throw Unexpected(generated.errorText) }
    }
}
