package import VoiceNotifications
package import VoiceTables

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
            var list = FaultList()
            list.add(table, at: place.path)
            self.init(faults: list.faults)
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
        while cursor.at <= offset {
            let name = isObject ? cursor.string() : ""
            if isObject { cursor.step() }
            let inside = cursor
            cursor.skip()
            if inside.at <= offset, offset < cursor.at { return (inside, isObject ? path[name] : path[index]) }
            cursor.step()
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
        case .missing: "every key that this object must have"
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
