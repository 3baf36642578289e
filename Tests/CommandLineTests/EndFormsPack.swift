import Foundation
import TestSupport

/// The built-in pack of English with another form of four clips for the end of announcements, some longer than the clip and
/// some shorter; and an announcement that begins with the amount, and one that says two. Generated once for all tests that
/// only read it.
final class EndFormsPack: Sendable {
    static let name = "en-USD"
    static let shared = Result { try EndFormsPack() }
    /// The clips with two forms, and by how much the form at the end is slower.
    static let forms = ["dollar": 0.85, "dollars": 1.2, "cents": 0.8, "refund-sent": 1.15]

    let folder: TemporaryFolder
    /// What `generate` wrote to the standard error.
    let warnings: String
    /// The pack's folder.
    var url: URL { folder.url("VoiceAssets/\(Self.name)") }

    private init() throws {
        folder = try TemporaryFolder()
        try Self.write(to: folder)
        let generated = try Tool.run(["generate", "--recordings", "recordings"], in: folder)
        guard generated.status == 0 else { throw Unexpected(generated.errorText) }
        warnings = generated.errorText
    }

    /// Writes the pack's recordings.
    static func write(to folder: TemporaryFolder) throws {
        let built = URL(fileURLWithPath: BuiltInPacks.recordings).appendingPathComponent(name)
        let recordings = folder.url("recordings/\(name)")
        try FileManager.default.createDirectory(at: folder.url("recordings"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: built, to: recordings)
        let yaml = try String(contentsOf: built.appendingPathComponent("pack.yml"), encoding: .utf8)
        let others = """
              refund-sent: ["{amount}", refund-sent]
              refund-first: [refund-sent, "{amount}"]
              twice: ["{amount}", and, "{amount}"]
            """
        let changed =
            yaml
            .replacing("\nnumbers: ", with: "\nend-forms: [dollars, cents, dollar, refund-sent]\nnumbers: ")
            .replacing("  refund-sent: [refund-sent, \"{amount}\"]", with: others)
        try folder.write("recordings/\(name)/pack.yml", changed.utf8)
        let names = try FileManager.default.contentsOfDirectory(atPath: built.path)
        for (clip, slower) in forms {
            guard let take = names.first(where: { $0.hasPrefix("\(clip).") }) else { throw Unexpected(clip) }
            let arguments = [
                "-v", "error", "-i", built.appendingPathComponent(take).path, "-af", "atempo=\(1 / slower)",
                "-c:a", "pcm_s24le", recordings.appendingPathComponent("\(clip).end.wav").path,
            ]
            let made = try Program.run("ffmpeg", arguments)
            guard made.status == 0 else { throw Unexpected(made.errorText) }
        }
    }
}
