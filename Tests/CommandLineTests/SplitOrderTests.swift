import Foundation
import TestSupport
import Testing

/// `split`, where nothing tells neighbours from each other.
@Suite struct SplitOrderTests {
    private static let split = ["split", "session.wav", "--pack", "en-USD"]

    @Test("Neighbours of one length are in doubt, with the reason; nothing is written until somebody trusts the order")
    func inDoubt() throws {
        let studio = try SessionStudio.with()
        let result = try studio.run(Self.split + ["--write"]).text
        #expect(result.status == 1 && result.output.contains("3 in doubt, 0 missing; certain: none"), "\(result)")
        #expect(result.output.contains("? `one` and `paid` could be swapped"), "\(result.output)")
        #expect(result.errors.contains("3 of 3 cuts in doubt, 3 of these only by their order"), "\(result.errors)")
        #expect(try SessionStudio.takes(studio) == [])
        let trusted = try studio.run(Self.split + ["--accept", "order", "--write"]).text
        #expect(trusted.status == 0 && trusted.output.contains("certain: 3 accepted"), "\(trusted)")
    }

    @Test("A cut that is accepted settles its neighbours", arguments: [("2", 0), ("1", 2), ("1,order", 0)])
    func partners(accepted: String, doubts: Int) throws {
        let result = try SessionStudio.with().run(Self.split + ["--accept", accepted]).text
        #expect(result.output.contains(" \(doubts) in doubt"), "\(result)")
    }

    @Test("The page has who could be in whose place")
    func page() throws {
        let studio = try SessionStudio.with()
        #expect(try studio.run(Self.split + ["--page", "cuts.html"]).status == 1)
        let page = try String(contentsOf: studio.folder.url("cuts.html"), encoding: .utf8)
        #expect(page.components(separatedBy: "\"kind\":\"order\",\"partner\":").count == 5)
    }
}
