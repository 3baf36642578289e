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

    // MARK: Values

    /// Returns the result with this key; nil if none is kept.
    package nonisolated func value<Value: StageValue>(_ key: StageKey, as: Value.Type = Value.self) async -> Value? {
        guard let bytes = await bytes(key), let value = try? Self.value(bytes, as: Value.self) else { return nil }
        await use(key)
        return value
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
        guard let bytes = try? Self.bytes(of: value), bytes.count <= StoredRecords.mostValue else { return }
        await add(bytes, for: key)
    }

    private func use(_ key: StageKey) { used.insert(key) }

    private func add(_ bytes: [UInt8], for key: StageKey) {
        news[key] = bytes
        used.insert(key)
    }

    /// The value's bytes, if they are what was written.
    private func bytes(_ key: StageKey) -> [UInt8]? { news[key] ?? file?.value(key) }

    private static func value<Value: StageValue>(_ bytes: [UInt8], as: Value.Type) throws -> Value {
        var scanner = ByteScanner(bytes[...])
        let json = try scanner.record()
        return try Value(json: json, blob: bytes[json.endIndex...])
    }

    private static func bytes(of value: some StageValue) throws -> [UInt8] {
        var writer = ByteWriter()
        writer.put(record: try value.json())
        return writer.bytes + value.blob
    }

    // MARK: The file

    /// Writes what this run found out: behind what is there, or all that this run used if the file grew much. A run without it
    /// takes longer and does the same, so that nothing is told of a failure.
    package func save() {
        guard let path, !news.isEmpty else { return }
        let records = news.flatMap { StoredRecords.record($0, $1) }
        if let file, let size = file.wholeSize, file.canGrow(to: size + records.count) {
            let isAppended: ()? = try? LocalFileSystem().append(records, to: path, size: size)
            if isAppended != nil { return }
        }
        var all = records
        for key in used where news[key] == nil {
            if let value = bytes(key) { all += StoredRecords.record(key, value) }
        }
        guard all.count < StoredRecords.maximumBytes else { return }
        try? StoreFolder.write(StoredRecords.start(recordBytes: all.count) + all, to: path)
    }
}
