import NumberGrammar

/// A template, cut into the parts by which texts are compared with it.
package struct TemplateParts: Sendable {
    /// A value's place.
    package struct Value: Sendable {
        /// How it is written.
        package enum Form: Sendable, Equatable {
            /// An amount as the pack's language writes it, or as a sample says.
            case amount(NumberSample?)
            /// A whole number of minor units.
            case minorUnits
            /// As the slot of this name is written.
            case slot
        }

        package let name: String
        package let form: Form
    }

    /// A piece between stars.
    package enum Piece: Sendable {
        /// Folded scalars, at least one.
        case literal([UInt32])
        case value(Value)
    }

    /// Of a text, the pieces between its stars: a star more makes a list more, which may be empty. Literals and values alternate.
    package let segments: [[Piece]]
    /// Those of the title; nil of a template for any title.
    package let title: [[Piece]]?
    /// What literals of the text have.
    package let pieces: [Int]

    package init(_ template: TextTemplate) throws(TextTemplate.Fault) {
        segments = try Self.segments(of: template.text)
        title = if let title = template.title { try Self.segments(of: title) } else { nil }
        let pieces = (segments + (title ?? [])).joined()
        if template.values[AmountGrammar.amountName] != nil { throw .malformed("{amount}") }
        var names = Set(template.values.keys)
        for case .value(let value) in pieces where !names.insert(value.name).inserted { throw .repeated(value.name) }
        let literals = segments.joined().compactMap { if case .literal(let text) = $0 { text } else { nil } }
        if title == nil, !literals.joined().contains(where: { $0 != ScalarClass.space }) { throw .wordless }
        self.pieces = literals.flatMap(FoldedText.Pieces.pieces)
    }

    /// The values that stand in text and title.
    package var values: [Value] {
        (segments + (title ?? [])).joined().compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    private enum Token {
        case literal([Unicode.Scalar])
        case value(Value)
        case star
    }

    private static func segments(of text: String) throws(TextTemplate.Fault) -> [[Piece]] {
        let scalars = Array(text.unicodeScalars)
        guard scalars.count <= TextTemplate.maximumLength else { throw .tooLong }
        var segments: [[Piece]] = [[]]
        let tokens = try tokens(of: scalars)
        var values = 0
        for (index, token) in tokens.enumerated() {
            let last = segments[segments.count - 1].last
            switch token {
            case .literal(let literal):
                var folded = FoldedText.folded(literal)
                if index == 0, folded.first == ScalarClass.space { folded.removeFirst() }
                if index == tokens.count - 1, folded.last == ScalarClass.space { folded.removeLast() }
                if folded.isEmpty { continue }
                if case .value(let value)? = last, value.form != .slot, ScalarClass.isDigit(folded[0]) {
                    throw .openValue("{\(value.name)}")
                }
                segments[segments.count - 1].append(.literal(folded))
            case .value(let value):
                if last == nil ? segments.count > 1 : !mayTouch(last, value) { throw .openValue("{\(value.name)}") }
                segments[segments.count - 1].append(.value(value))
                values += 1
            case .star:
                if case .value(let value)? = last { throw .openValue("{\(value.name)}") }
                if last == nil, segments.count > 1 { throw .malformed("{*}{*}") }
                segments.append([])
            }
        }
        guard max(values, segments.count - 1) <= TextTemplate.maximumParts else { throw .tooLong }
        return segments
    }

    /// Whether a value may stand behind this piece.
    private static func mayTouch(_ piece: Piece?, _ value: Value) -> Bool {
        guard case .literal(let literal)? = piece, let last = literal.last else { return false }
        return value.form == .slot || !ScalarClass.isDigit(last)
    }

    private static func tokens(of text: [Unicode.Scalar]) throws(TextTemplate.Fault) -> [Token] {
        var tokens: [Token] = []
        var literal: [Unicode.Scalar] = []
        var at = 0
        while at < text.count {
            guard text[at] == "{" || text[at] == "}" else {
                literal.append(text[at])
                at += 1
                continue
            }
            let rest = text[(at + 1)...]
            guard text[at] == "{", let end = rest.firstIndex(where: { $0 == "}" || $0 == "{" }), text[end] == "}" else {
                throw .malformed(string(text[at...].prefix(20)))
            }
            if !literal.isEmpty { tokens.append(.literal(literal)) }
            literal = []
            tokens.append(try token(string(text[(at + 1)..<end])))
            at = end + 1
        }
        if !literal.isEmpty { tokens.append(.literal(literal)) }
        return tokens
    }

    private static func token(_ name: String) throws(TextTemplate.Fault) -> Token {
        let amount = AmountGrammar.amountName
        switch name {
        case "*": return .star
        case amount: return .value(.init(name: amount, form: .amount(nil)))
        case "\(amount):minor": return .value(.init(name: amount, form: .minorUnits))
        case _ where name.hasPrefix("\(amount):"):
            guard let sample = NumberSample(rawValue: String(name.dropFirst(amount.count + 1))) else {
                throw .malformed("{\(name)}")
            }
            return .value(.init(name: amount, form: .amount(sample)))
        default:
            guard Naming.isID(name) else { throw .malformed("{\(name)}") }
            return .value(.init(name: name, form: .slot))
        }
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
