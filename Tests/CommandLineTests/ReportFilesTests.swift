import Foundation
import TestSupport
import Testing

/// Several forms of findings in one run, and annotations in a workflow of GitHub.
@Suite struct ReportFilesTests {
    private static let inGitHub = Program.environment.merging(["GITHUB_ACTIONS": "true"]) { $1 }

    private func faulty() throws -> Studio {
        let studio = try Studio.generated()
        try studio.folder.write("VoiceAssets/en-USD/wav/one.wav", Data())
        return studio
    }

    /// Each file is what the form by itself prints, and text stays on the terminal.
    @Test func filesBesideText() throws {
        let studio = try faulty()
        let forms = ["json", "junit", "sarif"]
        let targets = forms.flatMap { ["--format", "\($0):report.\($0)"] }
        let text = try Tool.run(["validate"], in: studio.folder)
        for _ in 1...2 {
            let result = try Tool.run(["validate"] + targets, in: studio.folder)
            #expect((result.outputText, result.status) == (text.outputText, 1))
            for form in forms {
                let alone = try Tool.run(["validate", "--format", form], in: studio.folder)
                #expect(try Data(contentsOf: studio.folder.url("report.\(form)")) == alone.output)
            }
        }
        let both = try Tool.run(["validate", "--format", "json", "--format", "junit:report.junit"], in: studio.folder)
        #expect(try both.output == Data(contentsOf: studio.folder.url("report.json")))
    }

    /// A form is written over nothing but an earlier report of its kind, and that fails the command.
    @Test(arguments: ["json", "junit", "sarif"]) func somethingElseStays(form: String) throws {
        let studio = try Studio.generated()
        for other in ["mine", "{}", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a/>"] {
            try studio.folder.write("report", Data(other.utf8))
            let result = try Tool.run(["validate", "--format", "\(form):report"], in: studio.folder)
            #expect(result.status == 1 && result.errorText.contains("report: error[output-conflict]"))
            #expect(try Data(contentsOf: studio.folder.url("report")) == Data(other.utf8))
        }
    }

    /// A file that was written before another one could not be says so.
    @Test func noFilePassesWhereAnotherFailed() throws {
        let studio = try Studio.generated()
        try studio.folder.write("mine", Data("mine".utf8))
        for forms in [["json:report", "junit:mine"], ["junit:mine", "json:report"]] {
            let result = try Tool.run(["validate"] + forms.flatMap { ["--format", $0] }, in: studio.folder)
            let report = try #require(
                try JSONSerialization.jsonObject(with: Data(contentsOf: studio.folder.url("report"))) as? [String: Any])
            #expect(result.status == 1 && report["passed"] as? Bool == false)
            let found = try #require(report["findings"] as? [[String: Any]])
            #expect(found.contains { $0["rule"] as? String == "output-conflict" && $0["file"] as? String == "mine" })
        }
    }

    /// What one command found may be the baseline of another run of it.
    @Test(arguments: ["json", "junit", "sarif"]) func anotherCommandsReportStays(form: String) throws {
        let studio = try Studio.generated()
        #expect(try studio.run("validate", "--format", "\(form):known").status == 0)
        let known = try Data(contentsOf: studio.folder.url("known"))
        let other = try studio.run("status", "--format", "\(form):known")
        #expect(other.status == 1 && other.errorText.contains("known: error[output-conflict]"))
        #expect(try Data(contentsOf: studio.folder.url("known")) == known)
        try studio.folder.write("VoiceAssets/en-USD/wav/one.wav", Data())
        #expect(try studio.run("validate", "--format", "\(form):known").status == 1)
        #expect(try Data(contentsOf: studio.folder.url("known")) != known)
    }

    /// GitHub looks for the files from the root of what was checked out.
    @Test func workflowsFolder() throws {
        let studio = try faulty()
        let root = studio.folder.url.resolvingSymlinksInPath().deletingLastPathComponent().path
        let variables = Self.inGitHub.merging(["GITHUB_WORKSPACE": root]) { $1 }
        let result = try Program.run(
            Tool.path, ["validate", "--format", "text", "--format", "github", "--format", "sarif:report"],
            in: studio.folder.url, environment: variables)
        let name = studio.folder.url.lastPathComponent
        #expect(
            result.outputText.contains("::error file=\(name)/VoiceAssets/en-USD/wav/one.wav,"), "\(result.outputText)")
        #expect(result.outputText.contains("VoiceAssets/en-USD/wav/one.wav: error["), "\(result.outputText)")
        let report = try String(contentsOf: studio.folder.url("report"), encoding: .utf8)
        #expect(report.contains("\"uri\": \"\(name)/VoiceAssets/en-USD/wav/one.wav\""), "\(report)")
        // A folder that the command did not run in is no root.
        let elsewhere = Self.inGitHub.merging(["GITHUB_WORKSPACE": "/usr/lib"]) { $1 }
        let other = try Program.run(Tool.path, ["validate"], in: studio.folder.url, environment: elsewhere)
        #expect(other.outputText.contains("::error file=VoiceAssets/en-USD/wav/one.wav,"), "\(other.outputText)")
    }

    /// §3.4.4 of SARIF: `%SRCROOT%` is the root of the source tree.
    @Test(arguments: [("app", "VoiceAssets"), (".", "app/VoiceAssets"), ("app/recordings", "../VoiceAssets")])
    func repositorysRoot(folder: String, assets: String) throws {
        let studio = try faulty()
        let script = """
            mkdir -p root/.git root/shop/app && mv VoiceAssets recordings root/shop/app
            cd root/shop/\(folder) && "$0" validate \(assets) --format sarif
            """
        let report = try Tool.bash(script, in: studio.folder).outputText
        let places = report.split(separator: "\n").filter { $0.contains("\"uri\"") }
        #expect(!places.isEmpty, "\(report)")
        #expect(places.allSatisfy { $0.contains("\"shop/app/VoiceAssets/") }, "\(places)")
    }

    /// In a workflow, what was not asked for in another form is annotated, behind the text.
    @Test(arguments: [
        ([], true), (["--format", "junit:report"], true), (["--format", "text"], false), (["--format", "json"], false),
        (["--format", "text", "--format", "github"], true),
    ])
    func annotations(options: [String], areThere: Bool) throws {
        let studio = try faulty()
        let result = try Program.run(
            Tool.path, ["validate"] + options, in: studio.folder.url, environment: Self.inGitHub)
        let lines = result.outputText.split(separator: "\n").filter { $0.hasPrefix("::error file=VoiceAssets/") }
        #expect(lines.isEmpty != areThere)
        #expect(result.outputText.contains("error[") == (options != ["--format", "json"]))
        #expect(try Tool.run(["validate"], in: studio.folder).outputText.contains("::error") == false)
    }

    @Test(arguments: [
        ["json", "sarif"], ["text", "json"], ["github:log"], ["junit:"], ["junit:r", "sarif:r"], ["colour"],
    ])
    func refused(forms: [String]) throws {
        let studio = try Studio.generated()
        let result = try Tool.run(["validate"] + forms.flatMap { ["--format", $0] }, in: studio.folder)
        #expect(result.status == 64 && result.output.isEmpty)
    }
}
