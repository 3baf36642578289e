import Foundation
import TestSupport
import Testing

/// `generate` where the pack's folder is a mount point: nothing can take its place, and nothing is left beside it.
@Suite(.enabled(if: Mounting.isAllowed, "only root of a namespace of its own can mount"))
struct MountedPackTests {
    @Test(arguments: [
        "cp -r VoiceAssets/en-USD held; mount -t tmpfs none VoiceAssets/en-USD; cp -r held/. VoiceAssets/en-USD",
        "mount -t tmpfs none VoiceAssets/en-USD",
        "mkdir held; mount --bind held VoiceAssets/en-USD",
    ])
    func isLeftAsItIs(mount: String) throws {
        let studio = try Studio.generated()
        try studio.folder.write(
            "recordings/en-USD/pack.yml", (Studio.yaml(clips: ["one", "paid", "two"]) + "# changed\n").utf8)
        // What an earlier version left.
        try FileManager.default.copyItem(
            at: studio.folder.url("VoiceAssets/en-USD"),
            to: studio.folder.url("VoiceAssets/.voice-assets-staging-en-USD"))
        let run = "\"$0\" generate; status=$?; ls -A VoiceAssets; exit $status"
        for _ in 0..<2 {
            let result = try Program.run(
                "unshare", ["-rm", "bash", "-c", "set -e; \(mount); set +e; \(run)", Tool.path], in: studio.folder.url)
            #expect(result.status == 1)
            #expect(
                result.errorText.tells(
                    "VoiceAssets/en-USD: error[file-unsafe]: … mount point … --assets"),
                "\(result.errorText)")
            #expect(!result.outputText.contains("en-USD~"))
            try? FileManager.default.removeItem(at: studio.folder.url("held"))
        }
        #expect(try !studio.leavesStaging)
    }
}

/// `generate` on a disk that gets full: a pack with its entry in the index, or neither.
@Suite(.enabled(if: Mounting.isAllowed, "only root of a namespace of its own can mount"))
struct FullDiskTests {
    /// Pages of a file system in memory.
    private static let page = 4096

    @Test(arguments: -2...1)
    func writesAPackWithItsEntryOrNeither(pagesToSpare: Int) throws {
        let studio = try Studio()
        #expect(try studio.run("generate", "--assets", "other").status == 0)
        let needed = try studio.snapshot("other").values.reduce(0) { $0 + ($1.bytes.count + Self.page - 1) / Self.page }
        let size = (needed + pagesToSpare) * Self.page
        let script = """
            set -e; mkdir VoiceAssets; mount -t tmpfs -o size=\(size) none VoiceAssets; set +e
            "$0" generate; echo "status $?"; find VoiceAssets -type f | wc -l; ls -A VoiceAssets
            """
        let result = try Program.run("unshare", ["-rm", "bash", "-c", script, Tool.path], in: studio.folder.url)
        let lines = result.outputText.split(separator: "\n").map(String.init)
        if pagesToSpare < 0 {
            #expect(lines == ["en-USD: not written", "status 74", "0"], "\(result.outputText)")
            #expect(
                result.errorText.tells("error[output-failed]: … No space left on device")
                    && result.errorText.contains("\n1 error, "))
        } else {
            #expect(lines.dropFirst() == ["status 0", "9", "en-USD", "index.json"], "\(result.outputText)")
        }
    }
}

/// Mounts of a process's own.
enum Mounting {
    /// Whether there can be any here.
    static let isAllowed: Bool = {
        guard Program.find("unshare") != nil else { return false }
        let result = try? Program.run("unshare", ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"])
        return result?.status == 0
    }()
}
