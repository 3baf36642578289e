import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// `swift package add-language-pack` in an app's package.
    @Suite(.serialized) struct AddLanguagePackTests {
        private func add(_ app: Workspace, _ arguments: String...) throws -> Program.Result {
            let verb = ["--allow-writing-to-package-directory", "add-language-pack"]
            return try app.swift("package", verb + arguments)
        }

        /// The new pack lacks nothing but its recordings.
        @Test func addsAPackThatOnlyLacksRecordings() throws {
            let app = try Workspace.dependent()
            let added = try add(app, "vi", "--currency", "VND", "--range", "0...9")
            #expect(added.status == 0, "\(added.errorText)")
            let written = "recordings/vi-VND/pack.yml and numbers.rbnf written: 12 clips to record\n"
            #expect(added.outputText.hasPrefix(written))
            let generated = try app.generate("--dry-run")
            let lines = generated.outputText.split(separator: "\n").filter { $0.contains("error[") }
            let missing = "recordings/vi-VND/pack.yml (12 places): error[recording-missing]: "
            #expect(lines.count == 1 && lines[0].hasPrefix(missing), "\(generated.outputText)")
            let again = try add(app, "vi", "--currency", "VND")
            #expect(again.status == 1)
            #expect(again.outputText.tells("recordings/vi-VND: error[pack-exists]:"))
        }

        /// ICU is needed for new packs, and for nothing else.
        @Test func onlyThisToolLinksICU() throws {
            let app = try Workspace.dependent()
            #expect(try add(app, "vi", "--currency", "VND", "--dry-run").status == 0)
            #expect(!app.exists("recordings"))
            try app.record(RawTake.pair)
            #expect(try app.generate("--dry-run").status == 0)
            #if os(Linux)
                func libraries(_ tool: String) throws -> String {
                    let path = Workspace.scratch.appendingPathComponent("release/\(tool)").path
                    return try Program.run("ldd", [path]).outputText
                }
                #expect(try libraries("language-pack-tool").contains("libicui18n"))
                let generator = try libraries("voice-assets")
                #expect(generator.contains("libsndfile") && !generator.contains("libicu"))
            #endif
        }
    }
}
