import Foundation
import TestSupport
import Testing

/// A value of an option that there is not is refused, with the nearest one that there is.
@Suite struct MisspelledValueTests {
    @Test(arguments: [
        (["split", "session.wav", "--format", "jsno"], "json"), (["validate", "--format", "SARIF"], "sarif"),
        (["script", "--format", "markdwon"], "markdown"), (["say", "1", "--format", "jso"], "json"),
        (["payload", "1", "--to", "alibaba-harmny"], "alibaba-harmony"), (["generate", "--color", "nevr"], "never"),
    ])
    func nearest(arguments: [String], value: String) throws {
        let result = try Tool.run(arguments, in: TemporaryFolder()).text
        #expect(result.status == 64 && result.output.isEmpty, "\(result)")
        #expect(result.errors.contains("'. Did you mean '\(value)'? Please provide one of "), "\(result.errors)")
    }

    @Test func nearestPlatform() throws {
        let result = try Tool.run(["export", "andriod", "out"], in: TemporaryFolder()).text
        #expect(result.status == 64 && result.output.isEmpty, "\(result)")
        #expect(result.errors.hasPrefix("Error: There is no platform andriod; did you mean android?"), "\(result)")
    }

    @Test(arguments: ["", "quick", "' is invalid for 'x'. Please provide one of 'json'", "a\nb\u{1b}", "json'"])
    func noneIsNear(value: String) throws {
        let result = try Tool.run(["split", "s.wav", "--format", value], in: TemporaryFolder()).text
        #expect(result.status == 64 && !result.errors.contains("\u{1b}"), "\(result)")
        #expect(result.errors.contains("Did you mean 'json'?") == (value == "json'"), "\(result.errors)")
    }
}
