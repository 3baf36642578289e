import Foundation
import TestSupport
import Testing

/// The hook of the article on CI, as it stands there, in a repository.
@Suite struct HookTests {
    @Test func checksWhatIsStaged() throws {
        let studio = try Studio.generated()
        let article = try Document("Sources/voice-assets/voice-assets.docc/ContinuousIntegration.md")
        let hook = try #require(article.block("tested: pre-commit"))
        let script = """
            set -e
            git init -q . && git config user.name A && git config user.email a@example.org
            mkdir -p .build/release && ln -s "$0" .build/release/voice-assets && echo .build/ >.gitignore
            cat >.git/hooks/pre-commit && chmod +x .git/hooks/pre-commit
            git add -A && git commit -qm good
            cp VoiceAssets/en-USD/mp3/one.mp3 VoiceAssets/en-USD/mp3/two.mp3
            touch note && git add note && git commit -qm "what is not staged does not count"
            git add -A
            if git commit -qm bad; then echo "not blocked"; fi
            rm .build/release/voice-assets && mkdir bin && ln -s "$0" bin/voice-assets && echo bin/ >>.gitignore
            if PATH="$PWD/bin:$PATH" git commit -qm bad; then echo "not blocked"; fi
            rm bin/voice-assets && git commit -qm "nothing is built"
            git log --format=%s
            """
        try studio.folder.write("hook", hook.utf8)
        let result = try Tool.bash("{ \(script)\n} <hook", in: studio.folder)
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.outputText == "nothing is built\nwhat is not staged does not count\ngood\n", "\(result.text)")
        let faults = result.errorText.split(separator: "\n").filter { $0.contains("error[") }
        #expect(!faults.isEmpty && faults.allSatisfy { $0.hasPrefix("VoiceAssets/en-USD/") }, "\(faults)")
        #expect(faults.count { $0.contains("error[asset-checksum]") } == 2, "\(faults)")
        #expect(result.errorText.contains("pre-commit: no voice-assets on PATH"), "\(result.errorText)")
    }

    /// A take of another text, once somebody generated, is a warning: the jobs of the article refuse it.
    @Test func jobsRefuseWarnings() throws {
        let article = try Document("Sources/voice-assets/voice-assets.docc/ContinuousIntegration.md")
        let jobs = article.blocks.filter { $0.language == "yaml" }.flatMap { block in
            block.code.matches(of: /(?:voice-assets validate|validate-voice-assets) (.+)/).map { String($0.1) }
        }
        #expect(jobs.count == 5)
        let studio = try Studio.generated()
        for job in Set(jobs) {
            #expect(try studio.run(["validate"] + job.split(separator: " ").map(String.init)).status == 0, "\(job)")
        }
        try studio.edit("recordings/en-USD/pack.yml", "the word one", "the word won")
        try #require(try studio.run("generate").status == 0)
        for job in Set(jobs) {
            #expect(try studio.run(["validate"] + job.split(separator: " ").map(String.init)).status == 1, "\(job)")
        }
    }

    /// What the article says of each exit code, with a program in the tool's place that ends with it.
    @Test(arguments: [
        (0, true), (1, false), (64, true), (66, true), (74, true), (129, false), (130, false), (143, false),
    ])
    func passesOrBlocks(code: Int, passes: Bool) throws {
        let folder = try TemporaryFolder()
        let article = try Document("Sources/voice-assets/voice-assets.docc/ContinuousIntegration.md")
        try folder.write("hook", try #require(article.block("tested: pre-commit")).utf8)
        let script = """
            set -e
            git init -q . && git config user.name A && git config user.email a@example.org
            mkdir -p .build/release recordings && echo text >recordings/take
            printf '#!/bin/sh\\nexit \(code)\\n' >.build/release/voice-assets
            cp hook .git/hooks/pre-commit && chmod +x .git/hooks/pre-commit .build/release/voice-assets
            git add recordings && git commit -qm take && echo passed || echo blocked
            """
        let result = try Tool.bash(script, in: folder)
        #expect(result.outputText == (passes ? "passed\n" : "blocked\n"), "\(result.text)")
    }
}
