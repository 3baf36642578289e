import Foundation
import TestSupport
import Testing

@testable import VoiceAssetCommandOutput

/// A form of the report is one file: the list of all, the help and the article on CI follow from it.
@Suite struct ReportFormTests {
    /// The list and the table are what `Sources/EmbeddedTexts/ReportForms/make` makes of the files of the forms.
    @Test func listAndTableAreMadeOfTheForms() throws {
        let folder = try TemporaryFolder()
        let sources = Document.root.appendingPathComponent("Sources")
        let make = sources.appendingPathComponent("EmbeddedTexts/ReportForms/make").path
        #expect(try Program.run(make, [folder.path]).status == 0)
        for place in ["voice-assets/voice-assets.docc/ContinuousIntegration.md", "CommandOutput/ReportForms.swift"] {
            let made = try String(contentsOf: folder.url(String(place.split(separator: "/").last!)), encoding: .utf8)
            let present = try String(contentsOf: sources.appendingPathComponent(place), encoding: .utf8)
            #expect(made == present, "run Sources/EmbeddedTexts/ReportForms/make")
        }
        let files = try FileManager.default.contentsOfDirectory(
            atPath: sources.appendingPathComponent("CommandOutput/Forms").path)
        #expect(files.count == ReportForm.made.count)
    }

    @Test func helpTellsWhoReadsEachForm() {
        #expect(Set(ReportTarget.allValueDescriptions.keys) == Set(ReportTarget.allValueStrings))
        #expect(ReportTarget.allValueStrings.first == "text")
        #expect(ReportForm.all.allSatisfy { !$0.readers.isEmpty && !$0.readers.hasSuffix(".") })
    }

    /// Lines for a log are no file, and only what people read beside them may share standard output.
    @Test(arguments: ReportForm.made) func formGoesToAFileOrALog(form: ReportForm) {
        #expect(form.isEarlier == nil || !form.standsBesideText)
        #expect(form.isEarlier?(Array("a text of somebody's".utf8), "validate") != true)
    }
}
