import Foundation

/// The results of earlier runs' stages, by their keys.
///
/// **The store changes nothing but time.** A stage is asked in the same way with and without it, and what it answers is what the
/// stage would have come to. It may be deleted, cut short or damaged at any moment.
package actor StageStore {
    /// The file; nil of a store that only lasts as long as the run.
    private let path: String?
    private let file: StoredRecords?
    /// The results that this run added.
    private var news: [StageKey: [UInt8]] = [:]
    private var used: Set<StageKey> = []

    /// A store that begins empty and ends with the run.
    package init() {
        path = nil
        file = nil
    }

    /// - Parameters:
    ///   - path: the file.
    ///   - root: no link may lead out of it.
    package init(at path: String, within root: String) {
        self.path = path
        file = StoredRecords(at: path, within: root)
    }

    /// Returns true if a result is kept under this key.
    package func holds(_ key: StageKey) -> Bool { news[key] != nil || file?.places[key] != nil }

    /// Returns true if an earlier run left a result under this key, whole or not.
    package nonisolated func hasOnFile(_ key: StageKey) -> Bool { file?.places[key] != nil }

    // MARK: Values

    /// Returns the result with this key; nil if none is kept.
    /// - Parameter other: what is kept on as long as the result is asked for, though nobody may ask for it in a run.
    package nonisolated func value<Value: StageValue>(
        _ key: StageKey, as: Value.Type = Value.self, keeping other: StageKey? = nil
    ) async -> Value? {
        guard let bytes = await use(key, other) ?? file?.value(key) else { return nil }
        return try? Value(stored: bytes[...])
    }

    /// What a stage comes to: as it is known, or by running it.
    /// - Parameter key: nil of what is not to be kept.
    package nonisolated func value<Value: StageValue>(
        _ key: StageKey?, or run: () async -> Value
    ) async -> Value {
        guard let key else { return await run() }
        if let value: Value = await value(key) { return value }
        let value = await run()
        await put(value, for: key)
        return value
    }

    /// Keeps a value; of several with one key the last counts.
    package nonisolated func put(_ value: some StageValue, for key: StageKey) async {
        guard let bytes = try? value.stored(), bytes.count <= StoredRecords.mostValue else { return }
        await add(bytes, for: key)
    }

    /// Notes that results are used.
    /// - Returns: The bytes of the first if this run added it.
    private func use(_ key: StageKey, _ other: StageKey?) -> [UInt8]? {
        used.insert(key)
        if let other { used.insert(other) }
        return news[key]
    }

    private func add(_ bytes: [UInt8], for key: StageKey) {
        news[key] = bytes
        used.insert(key)
    }

    /// The value's bytes, if they are what was written.
    private func bytes(_ key: StageKey) -> [UInt8]? { news[key] ?? file?.value(key) }

    // MARK: The file

    /// Writes what this run found out: behind what is there, or all that this run used if the file grew much. A run without it
    /// takes longer and does the same, so that nothing is told of a failure.
    package func save() {
        guard let path, !news.isEmpty else { return }
        let kept = used.filter { news[$0] == nil }
        let (added, old) = (
            news.values.reduce(0) { $0 + StoredRecords.size(of: $1) },
            kept.reduce(0) { $0 + (file?.places[$1]?.count ?? 0) }
        )
        if let file, let size = file.wholeSize, file.canGrow(to: size + added) {
            var added = Array(news.keys)[...]
            let isAppended: ()? = try? StoreFolder.append(to: path, size: size) { nextPiece(of: &added) }
            if isAppended != nil { return }
        }
        guard added + old < StoredRecords.maximumBytes else { return }
        var all = (Array(news.keys) + kept)[...]
        let start = StoredRecords.start(recordBytes: added + old)
        try? StoreFolder.write(start, to: path) { nextPiece(of: &all) }
    }

    /// Of a thousand takes the records are 40 MB: they are put together by so many bytes.
    private static let piece = 1 << 20

    /// The records of the first keys, which are taken away; nil if there are none.
    private func nextPiece(of keys: inout ArraySlice<StageKey>) -> [UInt8]? {
        guard !keys.isEmpty else { return nil }
        var records: [UInt8] = []
        while records.count < Self.piece, let key = keys.popFirst() {
            if let value = bytes(key) { records += StoredRecords.record(key, value) }
        }
        return records
    }
}

/// Names the result of a stage: the stage and its version, the digests of its inputs, and the settings that it reads.
///
/// Equal keys mean equal results, on every machine with the same libraries.
package struct StageKey: Sendable, Hashable {
    /// SHA-256: 32 bytes.
    let bytes: [UInt8]

    /// - Parameters:
    ///   - stage: the stage's name.
    ///   - version: of the stage's code. It is raised whenever equal inputs may give another result.
    ///   - inputs: what decides the result: digests, and settings as text. Each is told from the next by its length.
    package init(_ stage: String, version: Int, _ inputs: [String]) {
        let parts = [stage, String(version)] + inputs
        bytes = Digest.hash(Array(parts.map { "\($0.utf8.count):\($0)\n" }.joined().utf8)[...])
    }

    init(bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

    /// Names what is kept beside the result: no other digest is likely to differ from this one in its last byte alone.
    package var companion: StageKey {
        var bytes = bytes
        bytes[bytes.count - 1] ^= 0xff
        return StageKey(bytes: bytes[...])
    }
}

/// The result of a stage, as it is kept between runs: numbers, text and JSON, one behind the other.
package protocol StageValue: Sendable {
    /// - Throws: whatever tells that the bytes are no such value.
    init(_ bytes: inout ByteScanner) throws
    func put(into bytes: inout ByteWriter) throws
}

extension StageValue {
    /// - Throws: whatever tells that the bytes are no such value.
    package init(stored bytes: ArraySlice<UInt8>) throws {
        var scanner = ByteScanner(bytes)
        try self.init(&scanner)
    }

    package func stored() throws -> [UInt8] {
        var writer = ByteWriter()
        try put(into: &writer)
        return writer.bytes
    }
}

/// Values as JSON. A number without a finite value is text: a silent take's peak is −∞.
package enum JSONValues {
    private static let infinity = (positive: "+inf", negative: "-inf", nan: "nan")

    package static func encode(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity.positive, negativeInfinity: infinity.negative, nan: infinity.nan)
        return Array(try encoder.encode(value))
    }

    package static func decode<Value: Decodable>(_ type: Value.Type, from json: ArraySlice<UInt8>) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity.positive, negativeInfinity: infinity.negative, nan: infinity.nan)
        return try decoder.decode(type, from: Data(json))
    }
}

extension StageValue where Self: Codable {
    package init(_ bytes: inout ByteScanner) throws {
        self = try JSONValues.decode(Self.self, from: bytes.record())
    }

    package func put(into bytes: inout ByteWriter) throws { bytes.put(record: try JSONValues.encode(self)) }
}
