import NumberGrammar
import VoiceAssetDiagnostics
import Yams

/// Turns YAML text into nodes; the one place that knows the YAML library.
struct YAMLDocument {
    private var text: String
    private var renamed: [SourcePosition: String] = [:]
    private var findings: FileFindings

    /// How deep lists and mappings may stand in each other; pack.yml needs five.
    private static let maximumDepth = 16
    /// How many duplicate keys one file may have and still be read to its end.
    private static let maximumDuplicates = 16
    /// The YAML library recurses once a level and stops at about 4000 levels: libyaml allows 1000 open collections, reads
    /// at most 1024 characters ahead of what it counts, and may count two levels as one. 2000 levels were measured to
    /// need less than 2 MiB in a debug build.
    private static let stackBytes = 32 << 20

    /// The root of the only document of a text; nil if it is not YAML or empty.
    static func root(of source: YAMLSource, findings: inout FileFindings) -> YAMLNode? {
        var document = YAMLDocument(text: source.text, findings: findings)
        let result: (root: YAMLNode?, findings: FileFindings)? = withStack(ofBytes: stackBytes) {
            let root = document.compose()
            return (root, document.findings)
        }
        guard let result else {
            findings.add(.fileUnreadable, found: "the system has no thread left to read it", advice: "try again")
            return nil
        }
        findings = result.findings
        return result.root
    }

    private init(text: String, findings: FileFindings) {
        self.text = text
        self.findings = findings
    }

    /// What the YAML library calls a duplicate key that is not text.
    private static let unnamedKey = "<uncovertable>"

    private mutating func compose() -> YAMLNode? {
        while true {
            do {
                let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
                // The parser alone keeps the nodes' anchors alive.
                return try withExtendedLifetime(parser) { try parser.singleRoot().map { node(for: $0, depth: 1) } }
            } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
                let key = keys.first ?? ""
                let position = SourcePosition(context.mark)
                if rename(key, at: position) { continue }
                let name = key == Self.unnamedKey ? "a list or mapping as a key" : quoted(key)
                findings.add(
                    .packDuplicate, at: position, found: "\(name) stands here more than once",
                    advice: "keep one of them")
            } catch {
                report(error)
            }
            return nil
        }
    }
}

extension YAMLDocument {
    /// Makes a key unique, so that the library, which gives up at a duplicate, reads on; `node(for:depth:)` restores it.
    private mutating func rename(_ key: String, at position: SourcePosition) -> Bool {
        guard renamed.count < Self.maximumDuplicates, let first = key.unicodeScalars.first,
            var index = index(of: position)
        else { return false }
        if text.unicodeScalars[index] == "\"" || text.unicodeScalars[index] == "'" {
            text.unicodeScalars.formIndex(after: &index)
        }
        guard index < text.unicodeScalars.endIndex, text.unicodeScalars[index] == first,
            let byte = UInt8(exactly: first.value), byte.isASCIILetter || byte.isASCIIDigit,
            let substitute = Unicode.Scalar(0xF0000 + UInt32(renamed.count))
        else { return false }
        text.unicodeScalars.replaceSubrange(index...index, with: CollectionOfOne(substitute))
        renamed[position] = key
        return true
    }

    private func index(of position: SourcePosition) -> String.Index? {
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        for _ in 1..<max(1, position.line) {
            guard let end = scalars[index...].firstIndex(where: { $0 == "\n" || $0 == "\r" }) else { return nil }
            let isPair = scalars[end...].starts(with: ["\r", "\n"])
            index = scalars.index(end, offsetBy: isPair ? 2 : 1)
        }
        let found = scalars.index(index, offsetBy: position.column - 1, limitedBy: scalars.endIndex)
        return found.flatMap { $0 < scalars.endIndex ? $0 : nil }
    }
}

extension YAMLDocument {
    private mutating func node(for node: Node, depth: Int) -> YAMLNode {
        let position = node.mark.map(SourcePosition.init) ?? SourcePosition(line: 1, column: 1)
        if node.anchor != nil {
            findings.add(
                .packSyntax, at: position, found: "an anchor (&)",
                advice: "remove it; anchors and aliases are not used here")
        }
        guard depth <= Self.maximumDepth else {
            findings.add(
                .packLimit, at: position, found: "more than \(Self.maximumDepth) lists and mappings in each other",
                limit: "\(Self.maximumDepth)")
            return YAMLNode(content: .nothing, position: position)
        }
        return YAMLNode(content: content(of: node, at: position, depth: depth), position: position)
    }

    private mutating func content(of node: Node, at position: SourcePosition, depth: Int) -> YAMLNode.Content {
        switch node {
        case .scalar(let scalar):
            reject(tag: scalar.tag, unless: .str, at: position)
            let isNothing = scalar.style == .plain && (scalar.string.isEmpty || scalar.string == "~")
            return isNothing ? .nothing : .text(renamed[position] ?? scalar.string)
        case .sequence(let sequence):
            reject(tag: sequence.tag, unless: .seq, at: position)
            return .list(sequence.map { self.node(for: $0, depth: depth + 1) })
        case .mapping(let mapping):
            reject(tag: mapping.tag, unless: .map, at: position)
            return .mapping(
                mapping.map { (self.node(for: $0.key, depth: depth + 1), self.node(for: $0.value, depth: depth + 1)) })
        case .alias:
            return .nothing
        }
    }

    private mutating func reject(tag: Tag, unless name: Tag.Name, at position: SourcePosition) {
        guard tag.rawValue != name.rawValue, !tag.rawValue.isEmpty, tag.rawValue != "!" else { return }
        findings.add(
            .packType, at: position, found: "tag \(quoted(tag.rawValue))",
            advice: "remove it; every value is plain text, a list or a mapping")
    }
}

extension YAMLDocument {
    private mutating func report(_ error: any Error) {
        switch error {
        case YamlError.composer(_, let problem, let mark, _) where problem == "but found another document":
            findings.add(
                .packSyntax, at: SourcePosition(mark), found: "a second document",
                advice: "remove the line --- before it; a pack is one document")
        case YamlError.composer(_, "found undefined alias", let mark, _):
            findings.add(
                .packSyntax, at: SourcePosition(mark), found: "an alias (*)",
                advice: "put the text in quotes, or write the value out; anchors and aliases are not used here")
        case YamlError.scanner(let context, let problem, let mark, _),
            YamlError.parser(let context, let problem, let mark, _),
            YamlError.composer(let context, let problem, let mark, _):
            let start = context.map { $0.mark.line == mark.line ? $0.text : "\($0.text) from line \($0.mark.line)" }
            report((start.map { $0 + ", " } ?? "") + problem, at: SourcePosition(mark))
        default:
            findings.add(.packSyntax, found: "YAML that can't be read", advice: "check it with a YAML editor")
        }
    }

    /// What libyaml says at its 1001st level.
    private static let depthProblem = "Maximum nesting level reached, set with yaml_set_max_nest_level())"

    private mutating func report(_ problem: String, at position: SourcePosition) {
        if problem.hasSuffix(Self.depthProblem) {
            findings.add(
                .packLimit, at: position, found: "more than \(Self.maximumDepth) lists and mappings in each other",
                limit: "\(Self.maximumDepth)")
            return
        }
        let isTab = index(of: position).map { text.unicodeScalars[$0] == "\t" } ?? false
        findings.add(
            .packSyntax, at: position, found: problem,
            advice: isTab
                ? "indent with spaces, not tabs"
                : "check the indentation, and quote text that holds any of : # { } [ ] & * ! | > % @")
    }
}

extension SourcePosition {
    fileprivate init(_ mark: Mark) { self.init(line: mark.line, column: mark.column) }
}
