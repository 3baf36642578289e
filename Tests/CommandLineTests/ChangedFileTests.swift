import Foundation
import TestSupport
import Testing

/// Whatever happened to takes, clips and manifests since the last run: `generate` ends in what it makes of the recordings from
/// nothing, and says "up to date" of nothing else.
@Suite struct ChangedFileTests {
    /// A pack of which two runs knew all files. All clips are of one size, and bear one old date, as an archive's do.
    private func known() throws -> Studio {
        let studio = try Studio.generatedCounting()
        try age(studio)
        for _ in 0..<2 { #expect(try studio.run("generate").outputText.contains("Nothing to do")) }
        return studio
    }

    private func age(_ studio: Studio) throws {
        let result = try Tool.bash(
            "find recordings VoiceAssets -type f -exec touch -h -d 2020-01-01 {} +", in: studio.folder)
        #expect(result.status == 0)
    }

    /// A run from here on ends in what a run without clips and caches ends in.
    private func expectMended(_ studio: Studio, _ trace: Comment) throws {
        let fresh = try studio.copy()
        for path in ["VoiceAssets", "recordings/.voice-assets-cache"] {
            try? FileManager.default.removeItem(at: fresh.folder.url(path))
        }
        let (seen, expected) = (try studio.run("generate"), try fresh.run("generate"))
        #expect(seen.status == expected.status, trace)
        #expect(try studio.snapshot().mapValues(\.bytes) == fresh.snapshot().mapValues(\.bytes), trace)
        let validate = ["validate", "--up-to-date"]
        #expect(try studio.run(validate).text == fresh.run(validate).text, trace)
    }

    @Test(arguments: ["mp3", "wav"])
    func copiedOverAnotherWithItsDate(rendition: String) throws {
        let studio = try known()
        let folder = "VoiceAssets/en-USD/\(rendition)"
        let change = "cp --preserve=timestamps \(folder)/two.\(rendition) \(folder)/one.\(rendition)"
        let result = try Tool.bash("set -e; \(Self.sameSize(folder)); \(change)", in: studio.folder)
        #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
        #expect(try studio.run("validate").status == 1)
        try expectMended(studio, "\(rendition)")
    }

    private static func sameSize(_ folder: String) -> String {
        "test $(stat -c %s \(folder)/{one,two}.* | sort -u | wc -l) = 1"
    }

    /// In place, by renaming and by linking; always of the same size and date.
    private static let changes =
        ["VoiceAssets/en-USD/wav", "VoiceAssets/en-USD/mp3", "recordings/en-USD"].flatMap { folder in
            let kind = folder.hasSuffix("mp3") ? "mp3" : "wav"
            let (one, two) = ("\(folder)/one.\(kind)", "\(folder)/two.\(kind)")
            return [
                "cp -p \(two) \(one)", "cp -p \(two) \(folder)/x; mv \(folder)/x \(one)", "ln -f \(two) \(one)",
                "mv \(one) \(folder)/x; mv \(two) \(one); mv \(folder)/x \(two)",
            ]
        } + [
            "f=recordings/en-USD/pack.yml; cp -p $f f; sed 's/paid: paid/paid: pied/' f > $f; touch -r f $f; rm f",
            "f=recordings/en-USD/numbers.rbnf; cp -p $f f; sed 's/one; two/two; one/' f > $f; touch -r f $f; rm f",
            "f=VoiceAssets/en-USD/manifest.json; cp -p $f f; sed 's/\"text\": \"two\"/\"text\": \"one\"/' f > $f; touch -r f $f; rm f",
            "f=VoiceAssets/index.json; cp -p $f f; sed 's/USD/EUR/g' f > $f; touch -r f $f; rm f",
            "rm VoiceAssets/en-USD/mp3/one.mp3", "rm VoiceAssets/index.json",
            "cd VoiceAssets/en-USD; cp -rp wav x; cp -p x/two.wav x/one.wav; mv wav y; mv x wav; rm -r y",
            "cd VoiceAssets; cp -rp en-USD x; cp -p x/wav/two.wav x/wav/one.wav; mv en-USD y; mv x en-USD; rm -r y",
            "cd recordings; cp -rp en-USD x; cp -p x/two.wav x/one.wav; mv en-USD y; mv x en-USD; rm -r y",
        ]

    /// Once the files are old enough for the tool to know them by their stamps.
    @Test(.exhaustive, arguments: changes)
    func isMended(change: String) async throws {
        let studio = try known()
        try await Task.sleep(for: .seconds(2.1))
        for _ in 0..<2 { #expect(try studio.run("generate").status == 0) }
        #expect(try Tool.bash("set -e; \(change)", in: studio.folder).status == 0)
        try expectMended(studio, "\(change)")
    }
}
