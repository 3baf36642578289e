import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// The verbs of `swift package` in an app's package, and the app itself.
    @Suite(.serialized) struct DependentPackageTests {
        private static let allow = "--allow-writing-to-package-directory"

        @Test func appReadsWhatWasGenerated() throws {
            let app = try Workspace.dependent()
            try app.record(RawTake.pair)
            let generated = try app.generate()
            #expect(generated.status == 0, "\(generated.errorText)")
            #expect(
                Program.withoutProgress(generated.outputText)
                    == "en-USD: 2 clips in 2 renditions, 85 kB; 6 files written\n")
            let run = try app.swift("run", ["announcer", "VoiceAssets/en-USD/manifest.json"])
            #expect(run.status == 0, "\(run.errorText)")
            #expect(run.outputText == "en-USD one mp3+wav\nen-USD two mp3+wav\n")
            #expect(!run.errorText.contains("warning:"))
            #expect(try app.swift("package", ["validate-voice-assets"]).status == 0)
        }

        /// Nobody can be asked without a terminal; SwiftPM says what to do, and the tool never starts.
        @Test func declinesWithoutPermission() throws {
            let app = try Workspace.dependent()
            try app.record(RawTake.pair)
            let result = try app.swift("package", ["generate-voice-assets"])
            #expect(result.status == 1 && result.outputText.isEmpty)
            #expect(result.errorText.contains("Use `--allow-writing-to-package-directory` to allow this."))
            #expect(!app.exists("VoiceAssets"))
        }

        /// SwiftPM takes the flag there too, and passes it on; the plugin keeps it from the tool.
        @Test func takesThePermissionAfterTheVerb() throws {
            let app = try Workspace.dependent()
            try app.record(RawTake.pair)
            let result = try app.swift("package", ["generate-voice-assets", Self.allow])
            #expect(result.status == 0, "\(result.errorText)")
            #expect(app.exists("VoiceAssets/en-USD/manifest.json"))
        }

        @Test func passesArgumentsOn() throws {
            let app = try Workspace.dependent()
            try app.record(RawTake.pair)
            let preview = try app.generate("--pack", "en-USD", "--dry-run", "--assets", "Sounds")
            #expect(
                Program.withoutProgress(preview.outputText)
                    == "en-USD: 2 clips in 2 renditions, 85 kB; 6 files would be written\n")
            #expect(!app.exists("VoiceAssets") && !app.exists("Sounds"))
            let unknown = try app.generate("--pack", "de-EUR")
            #expect(unknown.status != 0)
            #expect(unknown.outputText.tells("recordings/de-EUR: error[file-missing]: … en-USD"))
        }

        @Test(arguments: [("generate-voice-assets", "generate"), ("validate-voice-assets", "validate")])
        func helpAfterTheVerb(verb: String, command: String) throws {
            let result = try Workspace.dependent().swift("package", [Self.allow, verb, "--help"])
            #expect(result.status == 0)
            #expect(result.outputText.hasPrefix("OVERVIEW: "))
            #expect(result.outputText.contains("\nUSAGE: voice-assets \(command) "))
        }

        /// Whatever a plugin and its tools print, SwiftPM sends to standard output, diagnostics too; its own words say
        /// the tool's exit code, and its own is 1.
        @Test func failsWhenTheToolFails() throws {
            let app = try Workspace.dependent()
            try app.record(["one": [], "two": Array("not a recording".utf8)], in: "broken")
            let result = try app.generate("--recordings", "broken")
            #expect(result.status == 1)
            #expect(
                Program.withoutProgress(result.outputText) =~ """
                    broken/en-USD/one.wav: error[recording-unreadable]: … empty …
                    broken/en-USD/two.wav: error[recording-unreadable]: … a text, not a recording …
                    en-USD: not written
                    2 errors, no warnings, no notes

                    """)
            #expect(!app.exists("VoiceAssets"))
            let missing = try app.swift("package", ["validate-voice-assets", "no/where"])
            #expect(missing.status == 1)
            #expect(missing.outputText.tells("no/where: error[file-missing]: not found"))
            #expect(missing.errorText.contains("error: Plugin ended with exit code 66"))
        }

        /// On a terminal each clip is told when it is done, not all at the end. Into a pipe or a file SwiftPM writes what a
        /// plugin prints when it ends.
        @Test(.enabled(if: Program.available("python3"), "needs python3"))
        func streamsWhatTheToolPrints() throws {
            let app = try Workspace.dependent()
            var take = RawTake(pitch: 100)
            (take.sampleRate, take.amplitude) = (96_000, 0.4)
            let samples = take.wav[44...]
            let wav = WAV.file(
                format: 1, channels: 1, sampleRate: 96_000, bits: 16,
                data: Array(repeatElement(samples, count: 20).joined()))
            try app.record(.init(uniqueKeysWithValues: (1...8).map { ("clip-\($0)", wav) }), in: "long")
            let script = """
                python3 -c 'import pty,sys; pty.spawn(sys.argv[1:])' \
                swift package --scratch-path "$0" \(Self.allow) generate-voice-assets \
                --recordings long --dry-run --verbose --jobs 1 |
                while read -r line; do echo "$(date +%s%N) $line"; done
                """
            let result = try Program.run(
                "bash", ["-c", script, Workspace.scratch.path], in: app.package, deadline: 1200)
            // A carriage return alone ends no line: the counter of a build goes back over itself by it.
            let lines = result.outputText.replacing("\r\n", with: "\n").split(separator: "\n")
            let clips = lines.filter { $0.contains("/8] en-USD/clip-") }
            try #require(clips.count == 8, "\(result.outputText)")
            let times = clips.compactMap { Double($0.prefix { $0 != " " }) }
            try #require(times.count == 8, "\(clips)")
            // Measured: 0.2 to 0.5 s a clip of 27 s at 96 kHz, and 2 to 4 ms a line, of `date`, for what was held back.
            #expect(times[7] - times[0] > 200e6, "\(times)")
        }

        #if os(Linux)
            /// Ctrl-C ends the tool too, and nothing is written; no word of a signal that nobody caught.
            @Test(.enabled(if: Program.available("python3"), "needs python3"))
            func interruptionEndsTheTool() throws {
                let app = try Workspace.dependent()
                var take = RawTake(pitch: 100)
                (take.sampleRate, take.amplitude) = (96_000, 0.4)
                let wav = WAV.file(
                    format: 1, channels: 1, sampleRate: 96_000, bits: 16,
                    data: Array(repeatElement(take.wav[44...], count: 20).joined()))
                try app.record(.init(uniqueKeysWithValues: (1...60).map { ("clip-\($0)", wav) }), in: "long")
                // SwiftPM and the tool are groups of their own: the terminal's signal reaches the first only.
                let script = """
                    import os, signal, subprocess, sys, time
                    def tools():
                        found = []
                        for name in filter(str.isdigit, os.listdir("/proc")):
                            try: words = open(f"/proc/{name}/cmdline", "rb").read().split(b"\\0")
                            except OSError: continue
                            if words[0].endswith(b"/voice-assets") and b"generate" in words and b"long" in words: found.append(name)
                        return found
                    run = subprocess.Popen(sys.argv[1:], start_new_session=True, stderr=subprocess.STDOUT)
                    while run.poll() is None and not tools(): time.sleep(0.02)
                    os.killpg(run.pid, signal.SIGINT)
                    run.wait()
                    while tools(): time.sleep(0.1)
                    """
                let result = try Program.run(
                    "python3",
                    [
                        "-c", script, "swift", "package", "--scratch-path", Workspace.scratch.path, Self.allow,
                        "generate-voice-assets", "--recordings", "long", "--jobs", "1",
                    ], in: app.package, deadline: 1200)
                #expect(result.status == 0, "\(result.errorText)")
                #expect(!result.outputText.contains("uncaught signal"), "\(result.outputText)")
                let output = app.package.appendingPathComponent("VoiceAssets")
                #expect(!FileManager.default.fileExists(atPath: output.path))
            }
        #endif
    }
}
