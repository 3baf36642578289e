import Testing
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// What `generate` says of what stands where it writes, in the one place where its words are asserted.
@Suite struct OutputWordsTests {
    @Test(
        arguments: [
            (
                .packMounted,
                "the pack's folder is a mount point, and generate replaces it as a whole; mount the folder with the packs "
                    + "instead, or name another with --assets"
            ),
            (
                .foreignFile(distrust: "x", folder: "out/p"),
                "generate is to write this file, but another one is there that it did not write; the manifest there can't "
                    + "be trusted (x), so nothing counts as generated: delete out/p, then run again"
            ),
            (
                .foreignPackList,
                "the packs that were written are listed in a file of this name, but what is there is something else; move it away"
            ),
        ] as [(Finding, String)])
    func says(finding: Finding, words: String) {
        #expect(finding.message == words)
    }
}
