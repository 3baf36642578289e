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
        let studio = try Studio()
        #expect(try studio.run("generate").status == 0)
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
                result.errorText.contains(
                    "VoiceAssets/en-USD: error[file-unsafe]: the pack's folder is a mount point, and generate replaces it "
                        + "as a whole; mount the folder with the packs instead, or name another with --assets\n"),
                "\(result.errorText)")
            #expect(!result.outputText.contains("en-USD~"))
            try? FileManager.default.removeItem(at: studio.folder.url("held"))
        }
        #expect(try !studio.leavesStaging)
    }
}

/// Mounts of a process's own.
private enum Mounting {
    /// Whether there can be any here.
    static let isAllowed: Bool = {
        guard Program.find("unshare") != nil else { return false }
        let result = try? Program.run("unshare", ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"])
        return result?.status == 0
    }()
}
