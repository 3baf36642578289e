package import VoiceAssetCore

/// Turns the events of a YAML text into nodes.
struct YAMLDocument {
    private let events: YAMLEvents
    /// Counts only if all of it can be read.
    private let findings: FileFindings

    /// How deep lists and mappings may stand in each other; pack.yml needs five.
    private static let maximumDepth = 16
    /// How deep they are followed to tell what else is wrong with the text: at each step libyaml looks at all open ones.
    private static let maximumSkippedDepth = 1000

    /// The root of the only document of a text; nil if it is not YAML or empty.
    static func root(of source: YAMLSource, _ findings: FileFindings) -> YAMLNode? {
        do throws(YAMLProblem) {
            let document = YAMLDocument(
                events: try YAMLEvents(source.text), findings: FileFindings(file: findings.file))
            let root = try document.root()
            findings.add(document.findings)
            return root
        } catch {
            report(error, in: source.text, findings)
            return nil
        }
    }

    private func root() throws(YAMLProblem) -> YAMLNode? {
        guard try documentStart() != nil else { return nil }
        let root = try node(try events.next(), depth: 1)
        if let second = try documentStart() { throw .secondDocument(second) }
        return root
    }

    /// Where the next document begins; nil at the end of the text.
    private func documentStart() throws(YAMLProblem) -> SourcePosition? {
        while true {
            let event = try events.next()
            switch event.content {
            case .document: return event.position
            case .finish: return nil
            default: continue
            }
        }
    }

    // MARK: Nodes

    /// The node that an event begins.
    private func node(_ event: YAMLEvent, depth: Int) throws(YAMLProblem) -> YAMLNode {
        if event.hasAnchor {
            findings.add(.packSyntax, "anchor", at: event.position)
        }
        guard depth <= Self.maximumDepth else {
            Self.reportDepth(at: event.position, findings)
            try skip(event)
            return YAMLNode(content: .nothing, position: event.position)
        }
        return YAMLNode(content: try content(event, depth: depth), position: event.position)
    }

    private func content(_ event: YAMLEvent, depth: Int) throws(YAMLProblem) -> YAMLNode.Content {
        switch event.content {
        case .text(let text, let isPlain):
            rejectTag(of: event, unless: "str")
            return isPlain && (text.isEmpty || text == "~") ? .nothing : .text(text)
        case .list:
            rejectTag(of: event, unless: "seq")
            var items: [YAMLNode] = []
            while let item = try item() { items.append(try node(item, depth: depth + 1)) }
            return .list(items)
        case .mapping:
            rejectTag(of: event, unless: "map")
            var pairs: [(key: YAMLNode, value: YAMLNode)] = []
            while let item = try item() {
                let key = try node(item, depth: depth + 1)
                pairs.append((key, try node(try events.next(), depth: depth + 1)))
            }
            return .mapping(pairs)
        case .alias: throw .alias(event.position)
        case .end, .document, .finish, .other: return .nothing
        }
    }

    /// What begins the next item; nil at the end of the list or mapping.
    private func item() throws(YAMLProblem) -> YAMLEvent? {
        let event = try events.next()
        if case .end = event.content { return nil }
        return event
    }

    /// Passes over all that belongs to a node.
    private func skip(_ first: YAMLEvent) throws(YAMLProblem) {
        var event = first
        var level = 0
        while true {
            switch event.content {
            case .list, .mapping: level += 1
            case .end: level -= 1
            case .alias: throw .alias(event.position)
            case .text, .document, .finish, .other: break
            }
            guard level <= Self.maximumSkippedDepth - Self.maximumDepth else { throw .depth(first.position) }
            guard level > 0 else { return }
            event = try events.next()
        }
    }

    /// Tags begin with this where they are YAML's own (YAML 1.1, section 2.4).
    private static let ownTags = "tag:yaml.org,2002:"

    private func rejectTag(of event: YAMLEvent, unless name: String) {
        guard let tag = event.tag, !tag.isEmpty, tag != "!", tag != Self.ownTags + name else { return }
        findings.add(.packType, "tag", ["tag": .piece(tag)], at: event.position)
    }

    // MARK: Problems

    private static func reportDepth(at position: SourcePosition, _ findings: FileFindings) {
        findings.add(.packLimit, "depth", ["most": .count(maximumDepth)], at: position)
    }

    private static func report(_ problem: YAMLProblem, in text: String, _ findings: FileFindings) {
        switch problem {
        case .secondDocument(let position):
            findings.add(.packSyntax, "second document", at: position)
        case .alias(let position):
            findings.add(.packSyntax, "alias", at: position)
        case .depth(let position): reportDepth(at: position, findings)
        case .syntax(let words, let position):
            let isTab = isTab(at: position, in: text)
            findings.add(.packSyntax, isTab ? "tab" : "", ["reason": .text(words)], at: position)
        case .quotation(let position, nil):
            findings.add(.packSyntax, "unclosed", at: position)
        case .quotation(let position, let end?):
            findings.add(.packSyntax, "closed late", ["line": .count(end)], at: position)
        case .bracket(let bracket, let position):
            let closing = bracket == "{" ? "}" : "]"
            findings.add(.packSyntax, "bracket", ["open": .text(bracket), "close": .text(closing)], at: position)
        case .indentation(let spaces, let position):
            findings.add(
                .packSyntax, "indentation", ["spaces": .count(spaces, "spaces")], at: position)
        case .dash(let line, let position):
            findings.add(.packSyntax, "dash", ["line": .count(line)], at: position)
        case .colon(let position):
            findings.add(.packSyntax, "colon", at: position)
        case .unreadable:
            findings.add(.packSyntax, "unreadable")
        }
    }

    private static func isTab(at position: SourcePosition, in text: String) -> Bool {
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        for _ in 1..<max(1, position.line) {
            guard let end = scalars[index...].firstIndex(where: { $0 == "\n" || $0 == "\r" }) else { return false }
            let isPair = scalars[end...].starts(with: ["\r", "\n"])
            index = scalars.index(end, offsetBy: isPair ? 2 : 1)
        }
        let found = scalars.index(index, offsetBy: position.column - 1, limitedBy: scalars.endIndex)
        return found.map { $0 < scalars.endIndex && scalars[$0] == "\t" } ?? false
    }
}

/// A value in a YAML file and where it stands. Scalars are the text as it was written: no type is guessed.
package struct YAMLNode: Sendable {
    package indirect enum Content: Sendable {
        case text(String)
        case list([YAMLNode])
        /// The pairs in their order; keys may be anything and stand more than once.
        case mapping([(key: YAMLNode, value: YAMLNode)])
        /// No value: nothing after the colon, or `~`.
        case nothing
    }

    package var content: Content
    package var position: SourcePosition

    package init(content: Content, position: SourcePosition) { (self.content, self.position) = (content, position) }

    /// The mapping without a key; what is no mapping stays.
    func leavingOut(_ key: String) -> YAMLNode {
        guard case .mapping(let pairs) = content else { return self }
        let others = pairs.filter { if case .text(key) = $0.key.content { false } else { true } }
        return YAMLNode(content: .mapping(others), position: position)
    }

    /// What it says, in a form that no other node has: kind, length, and what is in it, of mappings in one order.
    var canonicalBytes: [UInt8] {
        switch content {
        case .nothing: Array("n".utf8)
        case .text(let text): Array("t\(text.utf8.count):\(text)".utf8)
        case .list(let items): Array("l\(items.count):".utf8) + items.flatMap(\.canonicalBytes)
        case .mapping(let pairs):
            Array("m\(pairs.count):".utf8)
                + pairs.map { $0.key.canonicalBytes + $0.value.canonicalBytes }
                .sorted { $0.lexicographicallyPrecedes($1) }.joined()
        }
    }

    /// What it is, in the words of a message.
    package var kind: String {
        switch content {
        case .text: "text"
        case .list: "a list"
        case .mapping: "a mapping"
        case .nothing: "nothing"
        }
    }
}
