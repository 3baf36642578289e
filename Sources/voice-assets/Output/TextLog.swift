import Foundation
import NumberGrammar
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceNotifications

/// What a log of real texts announces, and templates for those that fit none: `say --text -`.
struct TextLog {
    /// A text and the title of its notification, which may be empty.
    struct Entry: Hashable {
        var title: String
        var text: String
    }

    private static let maximumBytes = 8_000_000
    private static let maximumLines = 100_000
    /// Templates that are proposed, and characters of a text that is shown.
    private static let maximumProposals = 200
    private static let maximumShown = 80

    /// How often each text is there.
    private var counts: [Entry: Int] = [:]
    /// Lines of JSON without a text.
    private var textless = 0

    /// Reads standard input: a text each line, or a JSON object with `text` or `body` and perhaps `title`.
    init() throws(Finding) {
        let file = "standard input"
        let bytes: [UInt8]
        do throws(FileReadError) { bytes = try Self.standardInput() } catch { throw error.diagnostic(file: file) }
        let lines = bytes.withoutByteOrderMark.split(separator: UInt8(ascii: "\n"))
        guard lines.count <= Self.maximumLines else {
            throw Finding(.packLimit, "lines", ["most": .count(Self.maximumLines)]).at(file)
        }
        for line in lines {
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            let entry = Self.entry(String(decoding: text, as: UTF8.self))
            if let entry, FoldedText(entry.text).scalars.isEmpty { continue }
            if let entry { counts[entry, default: 0] += 1 } else { textless += 1 }
        }
    }

    private static func standardInput() throws(FileReadError) -> [UInt8] {
        var bytes: [UInt8] = []
        while let piece = AmountLines.read() {
            bytes += piece
            guard bytes.count <= maximumBytes else { throw .tooLarge(bytes: bytes.count, limit: maximumBytes) }
        }
        return bytes
    }

    /// - Returns: nil of JSON without a text.
    static func entry(_ line: String) -> Entry? {
        guard line.first == "{",
            let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        else { return Entry(title: "", text: line) }
        guard let text = object["text"] as? String ?? object["body"] as? String else { return nil }
        return Entry(title: object["title"] as? String ?? "", text: text)
    }

    /// The report, whose end is ready for pack.yml.
    func lines(by splicers: [PackSplicer], _ names: [String]) -> [String] {
        var told: [String: Int] = [:]
        var failed: [String: (count: Int, example: String)] = [:]
        var missing: [(entry: Entry, count: Int)] = []
        for (entry, count) in counts {
            switch ToldText(entry.text, title: entry.title, key: "text", by: splicers, names) {
            case .said(let said):
                told["\(said.announcement) of \(said.pack), by \(said.template)", default: 0] += count
            case .unsaid(PayloadReader.IgnoredReason.noTemplate(key: "").code, _): missing.append((entry, count))
            case .unsaid(let code, _):
                let old = failed[code]
                failed[code] = ((old?.count ?? 0) + count, min(old?.example ?? entry.text, entry.text))
            }
        }
        let proposals = TextProposals(
            missing, samples: Set(splicers.map(\.manifest.numbers)).sorted { $0.rawValue < $1.rawValue })
        let notes =
            told.map { ($0.value, $0.key) }
            + failed.map { ($0.value.count, "\($0.key), such as \(Self.shown($0.value.example))") }
            + [
                (missing.reduce(0) { $0 + $1.count }, PayloadReader.IgnoredReason.noTemplate(key: "").code),
                (textless, "lines of JSON have neither `text` nor `body`"),
            ].filter { $0.0 > 0 }
        return notes.sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map { "# \($0.0): \($0.1)" } + Self.lines(of: proposals)
    }

    private static func lines(of proposals: TextProposals) -> [String] {
        var lines: [String] = []
        if !proposals.proposals.isEmpty {
            lines.append(
                "# Templates that fit the others. Only you know which of them say that money came: take those, and leave out the rest."
            )
            lines.append("texts:")
        }
        for proposal in proposals.proposals.prefix(maximumProposals) {
            let text = proposal.text.inYAML
            let item = proposal.title.map { "{ title: \($0.inYAML), text: \(text) }" } ?? text
            let doubt = proposal.isDoubtful ? "; or another number is the amount" : ""
            lines.append(
                "  - \(item)  # \(counted(proposal.count, "text")), such as \(shown(proposal.example))\(doubt)")
        }
        if proposals.proposals.count > maximumProposals {
            lines.append("# \(proposals.proposals.count - maximumProposals) more templates are left out.")
        }
        if let first = proposals.rest.first {
            lines.append(
                "# No template can be proposed for \(counted(proposals.rest.count, "text")), such as \(shown(first.text))"
            )
        }
        return lines
    }

    private static func shown(_ text: String) -> String {
        let start = text.prefix(maximumShown)
        return start.endIndex < text.endIndex ? "\(start)…" : text
    }
}

extension String {
    /// A double-quoted scalar of YAML.
    fileprivate var inYAML: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x22, 0x5c: "\\\(scalar)"
            case 0x20...0x7e, 0xa0...0xd7ff, 0xe000...0xfefe, 0xff00...0xfffd, 0x10000...: "\(scalar)"
            default:
                "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
