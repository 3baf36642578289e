import NumberGrammar
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// A pack with slots, from its text to what is said and proven.
struct SlotPackSample {
    static let rules = """
        %cardinal: zero; one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; thirteen; fourteen;
        fifteen; sixteen; seventeen; eighteen; nineteen; 20: twenty[ >>]; 30: thirty[ >>];
        """
    static let words =
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty"
        .split(separator: " ").map(String.init)
    static let clips =
        words.map { "  \($0): \($0)" }.joined(separator: "\n") + "\n"
        + ["a", "b"].map { "  \($0): \($0.uppercased())" }.joined(separator: "\n")
        + "\n  \"0\": oh\n  \"1\": one!\n  counter: please come to counter\n  order: order\n  dollar: dollar\n  dollars: dollars\n"
        + "  ticket: ticket\n  tickets: tickets\n  alipay: Alipay\n  wechat: WeChat\n  pay: pay\n  paid: payment received\n"

    let document: PackDocument
    let compiled: CompiledGrammar?

    init(
        _ rest: String, clips: String = Self.clips, head: String = "", rules: String = Self.rules
    ) {
        let yaml = "locale: en\nnumbers: numbers.rbnf\n\(head)\(rest)\nclips:\n\(clips)"
        let document = PackDocument(
            yaml: Array(yaml.utf8), file: "pack.yml", name: "test",
            folder: [FolderEntry(name: "numbers.rbnf", kind: .file)])
        self.document = document
        compiled = document.pack.map {
            PackGrammar.compile(
                .init(
                    pack: $0, packFile: "pack.yml", positions: document.positions,
                    rules: (Array(rules.utf8), "numbers.rbnf")))
        }
    }

    /// The ids of the clips that are said.
    func say(_ id: String, _ values: [String: String]) throws -> String {
        let compiled = try #require(compiled, "\(document.diagnostics.map(\.line))")
        let grammar = try #require(compiled.grammar, "\(compiled.diagnostics.map(\.line))")
        return try grammar.clips(announcement: id, values: values).map { compiled.clips[$0].id }
            .joined(separator: " ")
    }

    func proven() throws -> ProvenAnnouncements {
        let compiled = try #require(compiled, "\(document.diagnostics.map(\.line))")
        let grammar = try #require(compiled.grammar, "\(compiled.diagnostics.map(\.line))")
        return ProvenAnnouncements(
            grammar,
            clips: compiled.clips.map {
                $0.isPause ? .init(pause: $0.id, samples: 9600) : .init(id: $0.id, text: $0.text, samples: 4800)
            },
            sampleRate: 48_000)
    }
}
