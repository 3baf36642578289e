import NumberGrammar
package import VoiceNotifications
public import VoiceTables

/// Why a manifest or an index is not sound.
public struct VoiceManifestError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A rule that manifests and indexes are held to.
    public typealias Rule = VoiceTableError.Rule

    /// What is wrong, in the order of the text; at least one, and the first 100 of more.
    public let faults: [Fault]

    init(faults: [Fault]) { self.faults = faults }

    package init(_ rule: Rule, at path: JSONPath = .root, value: String? = nil, expected: String) {
        self.init(faults: [Fault(path: path.text, value: value, rule: rule, expected: expected)])
    }

    package static func tooLarge(_ bytes: Int, limit: Int) -> Self {
        Self(.size, value: "\(bytes) bytes", expected: "at most \(limit) bytes")
    }

    /// All faults, one a line.
    public var description: String { faults.map(\.description).joined(separator: "\n") }
}

extension VoiceManifestError {
    /// One place of a manifest or an index that breaks one rule.
    public struct Fault: Sendable, Equatable, CustomStringConvertible {
        /// The place as a JSONPath (RFC 9535): `$.clips[3].files['caf-ulaw'].bytes`.
        public let path: String
        /// What stands there, as text that may hold anything, cut to 80 Unicode scalars; `nil` if nothing does or it could not be read.
        public let value: String?
        /// The rule that it breaks.
        public let rule: Rule
        /// What the rule asks for at this place, with its unit: `at least 38016 bytes`.
        public let expected: String

        init(path: String, value: String?, rule: Rule, expected: String) {
            self.path = path
            // A character may be of any number of scalars.
            self.value = value.map { $0.unicodeScalars.count > 80 ? Substring($0.unicodeScalars.prefix(79)) + "…" : $0 }
            self.rule = rule
            self.expected = expected
        }

        /// The fault on one line, with nothing invisible in it: `$.clips[3].samples: [length] 577; expected a multiple of 576`.
        public var description: String {
            "\(path): [\(rule.rawValue)] \(value.map { "\($0.unicodeScalars.visible); " } ?? "")expected \(expected)"
        }
    }
}

/// The faults found so far: the first 100 of them, which are more than anybody reads.
package struct FaultList {
    private static let maximumFaults = 100

    package init() {}

    package private(set) var faults: [VoiceManifestError.Fault] = []

    /// Notes a fault unless the condition holds.
    package mutating func require(
        _ condition: Bool, _ rule: VoiceManifestError.Rule, at path: JSONPath, _ value: @autoclosure () -> String?,
        _ expected: @autoclosure () -> String
    ) {
        guard !condition, faults.count < Self.maximumFaults else { return }
        faults.append(VoiceManifestError.Fault(path: path.text, value: value(), rule: rule, expected: expected()))
    }

    package mutating func requireName(_ name: String, _ isRight: (String) -> Bool, at path: JSONPath, _ form: String) {
        require(isRight(name), .name, at: path, name, form)
    }

    package mutating func requireChecksum(_ checksum: String, at path: JSONPath) {
        require(Naming.isChecksum(checksum), .checksum, at: path, checksum, Naming.checksumForm)
    }

    package mutating func requireText(_ text: String, at path: JSONPath) {
        require(!text.isEmpty, .name, at: path, "", "a text that is not empty")
    }

    package mutating func require(_ number: Int, in range: ClosedRange<Int>, at path: JSONPath) {
        require(
            range.contains(number), .number, at: path, "\(number)",
            range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound) … \(range.upperBound)")
    }

    package mutating func requireFinite(_ number: Double, atMost limit: Double? = nil, at path: JSONPath) {
        require(
            number.isFinite && number <= limit ?? .infinity, .number, at: path, "\(number)",
            "a finite number" + (limit.map { ", at most \($0)" } ?? ""))
    }
}

extension [VoiceManifestError.Fault] {
    package func throwIfAny() throws(VoiceManifestError) {
        guard isEmpty else { throw VoiceManifestError(faults: self) }
    }
}

extension NumberGrammarError {
    /// The fault of the manifest; its place are the keys below `grammar`.
    fileprivate var fault: (rule: VoiceManifestError.Rule, place: [String], value: String?, expected: String) {
        switch self {
        case .tooMany(let things, let limit): (.count, [], "too many \(things)", "at most \(limit)")
        case .machine(let name):
            (.count, ["machines", name], nil, "1 to 16 digits, and states of ten edges to states that are there")
        case .unknownMachine(let name): (.reference, [], name, "the name of a machine")
        case .unknownClip(let clip): (.reference, [], "\(clip)", "the index of a clip")
        case .endForm(let clip):
            (
                .count, ["endForms"], "the form of clip \(clip)",
                "pairs with ascending clips, and forms that nothing else names"
            )
        case .empty(let id): (.count, ["announcements", id], nil, "something to say")
        case .slot(let name):
            (
                .count, ["slots", name], "the slot \(name)",
                "a slot that is there, is sound and is said once in an announcement"
            )
        }
    }
}

// What the tool says of a file that splicers refuse.

extension CheckedSplice {
    /// Reads and checks the bytes, as `SpliceManifest.init(json:)` does.
    ///
    /// - Throws: the fault with its place, and what stands there.
    package convenience init(told json: [UInt8]) throws(VoiceManifestError) {
        do { try self.init(json: json) } catch {
            throw VoiceManifestError(error, in: json, SpliceManifest.maximumBytes, SpliceManifest.currentSchema)
        }
    }
}

extension VoiceIndex {
    /// Reads and checks the bytes, as `init(json:)` does.
    ///
    /// - Throws: the fault with its place, and what stands there.
    package init(told json: [UInt8]) throws(VoiceManifestError) {
        do { try self.init(json: json) } catch {
            throw VoiceManifestError(error, in: json, VoiceIndex.maximumBytes, VoiceIndex.currentSchema)
        }
    }
}

extension VoiceManifestError {
    /// - Parameters:
    ///   - json: the text that splicers refuse.
    ///   - limit: the most bytes of such a text.
    ///   - schema: its schema number.
    fileprivate init(_ error: VoiceTableError, in json: [UInt8], _ limit: Int, _ schema: Int) {
        guard json.count <= limit else {
            self = .tooLarge(json.count, limit: limit)
            return
        }
        do { try JSONText.checkSyntax(json) } catch {
            self = error
            return
        }
        let place = JSONPlace(of: error.offset, in: json)
        if let table = error.table {
            let (rule, keys, value, expected) = table.fault
            self.init(rule, at: keys.reduce(place.path) { $0[$1] }, value: value, expected: expected)
            return
        }
        let expected =
            error.rule == .schema ? JSONText.schemaWords(schema, isEarlier: error.isEarlier) : error.rule.words
        self.init(error.rule, at: place.path, value: place.value, expected: expected)
    }
}

/// The value of a sound text that begins at a byte.
private struct JSONPlace {
    private(set) var path = JSONPath.root
    /// What stands there, unless that is an array or an object.
    private(set) var value: String?

    init(of offset: Int, in json: [UInt8]) {
        var cursor = JSONCursor(json, at: 0)
        while cursor.at < offset, let (inside, path) = Self.member(of: cursor, path, at: offset) {
            (cursor, self.path) = (inside, path)
        }
        switch cursor.next {
        case UInt8(ascii: "{"), UInt8(ascii: "["): break
        case UInt8(ascii: "\""): value = cursor.string()
        default: value = String(decoding: cursor.word, as: UTF8.self)
        }
    }

    /// The member or element that a byte is in.
    private static func member(
        of outer: JSONCursor, _ path: JSONPath, at offset: Int
    ) -> (JSONCursor, JSONPath)? {
        let isObject = outer.next == UInt8(ascii: "{")
        guard isObject || outer.next == UInt8(ascii: "[") else { return nil }
        var (cursor, index) = (outer, 0)
        cursor.step()
        while cursor.at <= offset, let (name, at) = cursor.part(isNamed: isObject) {
            if at <= offset, offset < cursor.at {
                return (JSONCursor(outer.text, at: at), isObject ? path[name] : path[index])
            }
            index += 1
        }
        return nil
    }
}

extension VoiceTableError.Rule {
    /// What the rule asks for.
    fileprivate var words: String {
        switch self {
        case .json: "JSON in UTF-8"
        case .size, .count: "as many as there may be"
        case .schema: "the schema of this version"
        case .missing: "all keys that this object needs"
        case .type: "a value of this key's type, or one of the words that are defined for it"
        case .name: "a well-formed name, id, tag, code, text or amount"
        case .duplicate: "a name that differs from all others in more than case"
        case .path: "<pack>/\(SpliceManifest.manifestName)"
        case .rendition: "figures that fit the codec, and a file in each rendition"
        case .rate: "the sample rate of the other renditions"
        case .length: "samples and bytes that agree, in whole frames"
        case .duration: "a clip that is shorter than the limit"
        case .checksum: Naming.checksumForm
        case .number: "a number in the range of its quantity"
        case .reference: "what names something that is there"
        }
    }
}
