import Foundation
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// A name that is not UTF-8 can't be kept when its folder is replaced: so nothing is replaced.
@Suite("Files that nobody can name")
struct UnnamableFileTests {
    @Test("They stop a pack from being replaced, and stay", arguments: ["en-USD", "en-USD/wav", "."])
    func stays(place: String) throws {
        let fixture = try PackWriterFixture()
        let old = PackWriterFixture.content(["a": 1])
        #expect(try fixture.writer().replace(old).change == .changed)
        let before = try fixture.files()
        guard let item = UnnamableItem(in: "\(fixture.output)/\(place)") else { return }
        let diagnostics: [Finding]
        do throws(Faults) {
            let outcome = try fixture.writer().replace(PackWriterFixture.content(["a": 2]))
            #expect(outcome.change == .failed)
            diagnostics = outcome.diagnostics
        } catch {
            diagnostics = error.findings
        }
        #expect(
            diagnostics.map(\.line)
                == [
                    "\(fixture.output)/\(place)/\(UnnamableItem.shown): error[output-failed]: this name is not UTF-8 (could not name it: "
                        + "\(PublishingError("name", "", code: EILSEQ).reason)); rename the file or folder, then run again"
                ].map { $0.replacing("/./", with: "/") })
        #expect(item.isThere)
        for (path, bytes) in before {
            #expect(try LocalFileSystem().bytes(of: "\(fixture.folder)/\(path)", atMost: 1 << 20) == bytes)
        }
    }
}
