import Foundation
import TestSupport
import Testing

/// pack.yml files that are no good, or made to hurt: what `generate` says about each, to the letter.
@Suite struct BadPackTests {
    @Test func notText() throws {
        try Studio(yaml: [0xFF, 0xFE, 0x6C, 0x00]).expectRefusal(
            "recordings/en-USD/pack.yml:1:1: error[pack-syntax]: UTF-16 text …", status: 1)
    }

    @Test func missingBesideRecordings() throws {
        let studio = try Studio(recording: Studio.takes["one"]!)
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/pack.yml"))
        let result = try studio.run("generate").text
        #expect(
            result
                =~ .init(
                    status: 66,
                    errors: """
                        recordings/en-USD/pack.yml: error[file-missing]: … recordings …
                        1 error, no warnings, no notes

                        """))
    }
}
