import Foundation
import TestSupport
import Testing

@Suite("Runs that are killed while they write a file that the user named")
struct KilledOutputTests {
    /// Killed when its unfinished file appears, as often as it takes until it has not got its name yet.
    @Test(
        "What a run left that was killed, the next one removes",
        arguments: [
            (".", ["report", "--to", "report.html"]),
            ("recordings/en-USD", ["script", "--pack", "en-USD", "--import", "sheet.csv"]),
        ])
    func leftovers(folder: String, command: [String]) throws {
        let studio = try Studio.generated()
        let yaml = try Data(contentsOf: studio.folder.url("recordings/en-USD/pack.yml"))
        try studio.folder.write("sheet.csv", "id,text\none,the word uno\n".utf8)
        let place = studio.folder.url(folder).path
        func left() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: place).filter { $0.hasPrefix(".voice-assets-") }
        }
        for _ in 0..<100 where try left().isEmpty {
            try studio.folder.write("recordings/en-USD/pack.yml", yaml)
            try? FileManager.default.removeItem(at: studio.folder.url("report.html"))
            let process = try Program.start(Tool.path, command, in: studio.folder.url)
            while process.isRunning, try left().isEmpty {}
            process.killed()
        }
        try #require(left().count == 1)
        let again = try studio.run(command)
        #expect(again.status == 0, "\(again.errorText)")
        #expect(try left() == [])
    }
}
