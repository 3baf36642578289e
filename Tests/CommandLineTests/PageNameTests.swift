import Foundation
import TestSupport
import Testing

/// Pages and sheets are called by what they are: nobody opens an HTML page that is called booth.pdf.
@Suite struct PageNameTests {
    @Test(arguments: [
        ["booth", "en-USD", "--to", "out.pdf"], ["report", "--to", "out.docx"],
        ["script", "en-USD", "--to", "out.docx"],
        ["review", "en-USD", "--to", "out.xlsx"], ["split", "one.wav", "en-USD", "--to", "out.pdf"],
    ])
    func refuses(arguments: [String]) throws {
        let studio = try Studio.generatedCounting()
        let result = try studio.run(arguments).text
        let ending = try #require(arguments.last?.split(separator: ".").last)
        #expect(result.status == 64 && result.errors.tells("Error: … out.\(ending) … .html…"), "\(result)")
        #expect(!FileManager.default.fileExists(atPath: studio.folder.url("out.\(ending)").path))
    }

    @Test func takesShortNames() throws {
        let studio = try Studio.generatedCounting()
        for arguments in [["booth", "en-USD", "--to", "a.htm"], ["script", "en-USD", "--to", "b.HTM"]] {
            let result = try studio.run(arguments).text
            #expect(result.status == 0, "\(result)")
        }
        let sheet = try String(contentsOf: studio.folder.url("b.HTM"), encoding: .utf8)
        #expect(sheet.hasPrefix("<!DOCTYPE html>"))
        #expect(try studio.run("script", "en-USD", "--to", "c.docx", "--format", "markdown").status == 0)
    }
}
