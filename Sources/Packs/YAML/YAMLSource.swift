import NumberGrammar
import VoiceAssetCore

/// The text of a YAML file, checked for what the parser must not see.
struct YAMLSource {
    /// Without a byte order mark.
    let text: String

    /// The largest file that is read, bytes.
    static let maximumBytes = 1 << 20

    /// Checks size, encoding and characters, and that neither aliases nor tag directives stand in it. Aliases let a short
    /// file stand for a gigantic or an endless one; libyaml compares every tag directive with every other.
    init?(_ bytes: [UInt8], _ findings: FileFindings) {
        guard bytes.count <= Self.maximumBytes else {
            findings.add(.packLimit, "bytes", ["count": .count(bytes.count), "most": .count(Self.maximumBytes)])
            return nil
        }
        if let leftover = GitLeftover(in: bytes) {
            let finding = leftover.finding(.packSyntax, at: findings.file)
            findings.add(finding, at: finding.position)
            return nil
        }
        let body = bytes.withoutByteOrderMark
        var scan = Scan()
        var codec = UTF8()
        var iterator = body.makeIterator()
        reading: while true {
            switch codec.decode(&iterator) {
            case .scalarValue(let scalar): scan.take(scalar, findings)
            case .emptyInput: break reading
            case .error:
                Self.reportEncoding(bytes, at: scan.position, findings)
                return nil
            }
        }
        guard scan.finish(findings) else { return nil }
        text = String(decoding: body, as: UTF8.self)
    }

    private static func reportEncoding(_ bytes: [UInt8], at position: SourcePosition, _ findings: FileFindings) {
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        findings.add(.packSyntax, isUTF16 ? "UTF-16" : "no UTF-8", at: position)
    }
}

/// One pass over the characters.
private struct Scan {
    private(set) var position = SourcePosition(line: 1, column: 1)
    private var previous: Unicode.Scalar = "\n"
    private var isClean = true
    /// The `&name` or `*name` that is being read.
    private var reference: (isAlias: Bool, name: String, position: SourcePosition)?
    private var anchors: Set<String> = []
    private var aliases: [(name: String, position: SourcePosition)] = []

    mutating func take(_ scalar: Unicode.Scalar, _ findings: FileFindings) {
        if Self.isForbidden(scalar) {
            isClean = false
            findings.add(
                .packSyntax, "character", ["code": .text(String(scalar.value, radix: 16, uppercase: true))],
                at: position)
        }
        if position.column == 2, previous == "%", scalar != "Y" {
            isClean = false
            findings.add(.packSyntax, "directive", at: SourcePosition(line: position.line, column: 1))
        }
        takeReference(scalar)
        advance(over: scalar)
    }

    /// Reports the aliases; false if the text may not be parsed.
    mutating func finish(_ findings: FileFindings) -> Bool {
        endReference()
        for alias in aliases where anchors.contains(alias.name) {
            isClean = false
            findings.add(.packSyntax, "named alias", ["name": .piece("*" + alias.name)], at: alias.position)
        }
        return isClean
    }

    /// Collects every name after `&` and `*`, wherever it stands. An alias without an anchor of its name is harmless, so
    /// quotes and comments need no regard.
    private mutating func takeReference(_ scalar: Unicode.Scalar) {
        if scalar == "&" || scalar == "*" {
            endReference()
            reference = (scalar == "*", "", position)
        } else if scalar.isASCII, let byte = UInt8(exactly: scalar.value),
            byte.isASCIILetter || byte.isASCIIDigit || scalar == "_" || scalar == "-"
        {
            reference?.name.unicodeScalars.append(scalar)
        } else {
            endReference()
        }
    }

    private mutating func endReference() {
        defer { reference = nil }
        guard let reference, !reference.name.isEmpty else { return }
        if reference.isAlias {
            aliases.append((reference.name, reference.position))
        } else {
            anchors.insert(reference.name)
        }
    }

    private mutating func advance(over scalar: Unicode.Scalar) {
        let isLineEnd = scalar == "\r" || scalar == "\n" && previous != "\r"
        if isLineEnd {
            position = SourcePosition(line: position.line + 1, column: 1)
        } else if scalar != "\n" {
            position.column += 1
        }
        previous = scalar
    }

    /// What YAML 1.1 does not allow (§5.1), and the line breaks that only YAML 1.1 knows.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
