import Foundation
import TestSupport
import Testing

/// A clip that no announcement says needs no recording, as after a range became narrower.
@Suite struct UnsaidClipTests {
    private func studio() throws -> Studio {
        var pack = CountingPack()
        pack.clips = ["one", "other", "paid", "two"]
        let studio = try Studio(pack)
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/other.wav"))
        return studio
    }

    @Test func isLeftOut() throws {
        let studio = try studio()
        let result = try studio.run("generate").text
        #expect(result.status == 0 && result.output.contains("en-USD: 3 clips"), "\(result)")
        #expect(result.errors.tells("pack.yml:6:3: note[clip-unused]: … 'other' …"), "\(result)")
        #expect(try studio.run("validate", "--up-to-date").status == 0)
        #expect(try studio.run("status").status == 0)
        #expect(try studio.run("generate").text.output.contains("Nothing to do"))
    }

    @Test func comesBackWithItsTake() throws {
        let studio = try studio()
        #expect(try studio.run("generate").status == 0)
        try studio.record("en-USD/other", Studio.takes["other"]!)
        let stale = try studio.run("validate", "--up-to-date").text
        #expect(stale.status == 1 && stale.output.tells("other.wav: error[asset-stale]: …"), "\(stale)")
        let result = try studio.run("generate").text
        #expect(result.status == 0 && result.output.contains("en-USD: 4 clips"), "\(result)")
    }
}
