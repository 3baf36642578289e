import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceManifest
import VoiceSplicer

/// A pack whose clips are said differently at the end of announcements, from pack.yml to the file that is played.
@Suite("End forms", .enabled(if: Program.available("ffmpeg")))
struct EndFormTests {
    private let pack: EndFormsPack

    init() throws { pack = try EndFormsPack.shared.get() }

    @Test("The pack has both forms; nothing is missing in the proofs")
    func manifest() throws {
        let manifest = try PackManifest(json: Data(contentsOf: pack.url.appendingPathComponent("manifest.json")))
        let splice = try SpliceManifest(json: Data(contentsOf: pack.url.appendingPathComponent("splice.json")))
        let pairs = splice.grammar.endForms.map { [manifest.clips[$0.clip].id, manifest.clips[$0.form].id] }
        #expect(Set(pairs.map { $0[0] }) == Set(EndFormsPack.forms.keys))
        #expect(pairs.allSatisfy { $0[1] == $0[0] + ".end" })
        #expect(manifest.clips.allSatisfy { $0.witness != nil })
        #expect(!pack.warnings.contains("clip-unused") && !pack.warnings.contains("recording-duplicate"))
        let validated = try Tool.run(["validate", "--up-to-date"], in: pack.folder)
        #expect(validated.status == 0, "\(validated.errorText)")
    }

    @Test("The last clip is a form if there is one, no other is, and the text is the same")
    func said() throws {
        let splicer = try PackSplicer(pack: pack.url)
        let plain = try PackSplicer(pack: BuiltInPacks.shared.get().folder.url("VoiceAssets/en-USD"))
        for number in stride(from: Int64(0), through: 120_000, by: 7) {
            let amount = try Amount(minorUnits: number, scale: 2)
            for id in ["payment-received", "refund-sent", "refund-first", "twice"] {
                let said = try splicer.announcement(id, amount: amount)
                let last = try #require(said.clips.last)
                #expect(said.clips.dropLast().allSatisfy { !$0.hasSuffix(".end") })
                #expect(EndFormsPack.forms[last] == nil)
                guard id == "payment-received" else { continue }
                let other = try plain.announcement(id, amount: amount)
                #expect(said.clips.map { $0.replacing(".end", with: "") } == other.clips)
                #expect(said.transcript == other.transcript)
            }
        }
        let spoken = try Tool.run(["say", "15.00", "--pack", "en-USD", "--to", "said.wav"], in: pack.folder).text
        #expect(spoken.output.hasPrefix("payment-received 15 dollars.end\npayment received fifteen dollars\n"))
    }

    @Test("The longest announcement is the longest that there is")
    func longest() throws {
        let manifest = try PackManifest(json: Data(contentsOf: pack.url.appendingPathComponent("manifest.json")))
        let splicer = try PackSplicer(pack: pack.url)
        for (id, summary) in manifest.announcements {
            guard let longest = summary.longest, let text = longest.amount else { continue }
            let stated = try splicer.announcement(id, amount: splicer.amount(text))
            #expect(abs(stated.seconds - longest.seconds) < 0.000_001)
            // As long in digits, and random ones of every length.
            var random = SeededGenerator(seed: 11)
            for _ in 0..<3000 {
                let most = Int64(pow(10, Double(Int.random(in: 1...11, using: &random))))
                let amount = try Amount(minorUnits: .random(in: 0..<most, using: &random), scale: 2)
                #expect(try splicer.announcement(id, amount: amount).samples <= stated.samples)
            }
        }
    }

    @Test("Foreign decoders find the files as long as they are said to be", arguments: [SoundRendition.wav, .mp3])
    func lengths(rendition: SoundRendition) throws {
        let splicer = try PackSplicer(pack: pack.url)
        let folder = try TemporaryFolder()
        for (id, text) in [("payment-received", "1.00"), ("refund-sent", "0.07"), ("twice", "21.00")] {
            let said = try splicer.announcement(id, amount: splicer.amount(text))
            let file = folder.url("said.\(rendition)").path
            try splicer.write(said, rendition: rendition, to: file)
            let arguments = ["-v", "error", "-i", file, "-f", "s16le", "-ac", "1", "-"]
            let decoded = try Program.run("ffmpeg", arguments).output.count / 2
            #expect(decoded == said.samples)
        }
    }

    @Test("Splicers of other platforms say the same", .enabled(if: Program.available("node")))
    func web() throws {
        let golden = try GoldenQuestions(EndFormsPack.name, random: 30, in: pack.folder)
        #expect(golden.answers.contains { $0.contains("dollars.end\t") })
        #expect(try PlatformSplicer.web().answers(to: golden.questions) == golden.answers)
    }

    @Test("A form that is not recorded is missing; one that is not asked for is unknown")
    func recordings() throws {
        let folder = try TemporaryFolder()
        try EndFormsPack.write(to: folder)
        let takes = folder.url("recordings/en-USD")
        try FileManager.default.moveItem(
            at: takes.appendingPathComponent("dollars.end.wav"), to: takes.appendingPathComponent("and.end.wav"))
        let generated = try Tool.run(["generate"], in: folder).text
        #expect(generated.status == 1)
        #expect(
            generated.errors.tells(
                "recordings/en-USD/pack.yml:59:13: error[recording-missing]: … `dollars` … end … `dollars.end.<ext>` … wav, flac, aiff, caf, ogg, opus or mp3"
            ), "\(generated.errors)")
        #expect(
            generated.errors.tells(
                "recordings/en-USD/and.end.wav: warning[recording-unknown]: … `and.end` … `and` … `end-forms` …"),
            "\(generated.errors)")
        let status = try Tool.run(["status"], in: folder).text
        #expect(status.output.contains("dollars.end"))
        let script = try Tool.run(["script", "--pack", "en-USD", "--format", "markdown"], in: folder).text.output
        #expect(script.contains("| dollars | …dollars… |") && script.contains("| dollars.end | …dollars. |"))
        #expect(script.contains("| ends | missing | |") && script.contains("“…seven…” is said as if"))
    }

    @Test("A clip that never stands at the end, or nowhere else, needs no second form")
    func idle() throws {
        let folder = try TemporaryFolder()
        try EndFormsPack.write(to: folder)
        let file = folder.url("recordings/en-USD/pack.yml")
        let yaml = try String(contentsOf: file, encoding: .utf8)
        try folder.write(
            "recordings/en-USD/pack.yml", yaml.replacing("refund-sent]\nnumbers", with: "and, new-order]\nnumbers").utf8
        )
        let takes = folder.url("recordings/en-USD")
        for (take, other) in [("and.wav", "and.end.wav"), ("new-order.mp3", "new-order.end.mp3")] {
            try FileManager.default.copyItem(
                at: takes.appendingPathComponent(take), to: takes.appendingPathComponent(other))
        }
        let generated = try Tool.run(["generate", "--dry-run"], in: folder).text
        for line in [
            "warning[clip-unused]: … ends with … 'and' … `end-forms`",
            "warning[clip-unused]: … 'new-order' … at the end … `end-forms` … `new-order.end` … `new-order`",
            "warning[recording-duplicate]: `and.end` … `and` … `and` … `end-forms`",
        ] { #expect(generated.errors.tells(line), "\(generated.errors)") }
    }

    @Test("speak lets the voice stay up, and fall at the end", .enabled(if: Program.available("espeak-ng")))
    func speak() throws {
        let folder = try TemporaryFolder()
        try EndFormsPack.write(to: folder)
        for take in ["dollars.aiff", "dollars.end.wav"] {
            try FileManager.default.removeItem(at: folder.url("recordings/en-USD/\(take)"))
        }
        let script = "#!/bin/sh\necho \"$1\" >>texts; espeak-ng -v en -w \"$2\" -- \"$1\"\n"
        let program = try folder.write("say.sh", script.utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let line = "\(program.path) {text} {out}"
        let spoken = try Tool.run(["speak", "--pack", "en-USD", "--with", line], in: folder).text
        #expect(spoken.status == 0, "\(spoken.errors)")
        #expect(try String(contentsOf: folder.url("texts"), encoding: .utf8) == "dollars,\ndollars.\n")
        let generated = try Tool.run(["generate"], in: folder).text
        #expect(generated.status == 0, "\(generated.errors)")
    }
}
