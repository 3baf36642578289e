import Foundation
import TestSupport
import Testing

/// A second run says what the first said: the findings keep their limit and advice.
@Suite struct SecondRunTests {
    /// The runs are the first, one with a store, one of which nothing has to be looked at, and one of a fresh clone.
    @Test func findingsKeepTheirParts() throws {
        let studio = try Studio(yaml: Studio.yaml(clips: ["one"], more: "takes: {silence: 900ms}").utf8)
        func findings() throws -> String {
            let result = try studio.run("generate", "--format", "json")
            let report = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
            let findings = try JSONSerialization.data(
                withJSONObject: try #require(report["findings"]), options: [.sortedKeys, .prettyPrinted])
            return String(decoding: findings, as: UTF8.self)
        }
        let first = try findings()
        #expect(first.contains("\"rule\" : \"recording-edge\""))
        #expect(first.contains("\"limit\" : \"900 ms\"") && first.contains("\"advice\""))
        #expect(try findings() == first)
        #expect(try findings() == first)
        try FileManager.default.removeItem(at: studio.folder.url("recordings/.voice-assets-cache"))
        #expect(try findings() == first)
    }
}
