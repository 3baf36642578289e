/// What a run worked out and may need again, as far as it is not too much: what finds no room is worked out a second time.
package actor KeptValues<Value: Sendable> {
    private let most: Int
    private var bytes = 0
    private var values: [String: (value: Value, bytes: Int)] = [:]

    /// - Parameter most: bytes of all values together.
    package init(most: Int) { self.most = most }

    /// Keeps a value if there is room for it.
    /// - Parameter size: bytes.
    package func keep(_ value: Value, of key: String, size: Int) {
        guard values[key] == nil, bytes + size <= most else { return }
        values[key] = (value, size)
        bytes += size
    }

    package func value(of key: String) -> Value? { values[key]?.value }

    /// Returns the value and keeps it no longer.
    package func take(_ key: String) -> Value? {
        guard let kept = values.removeValue(forKey: key) else { return nil }
        bytes -= kept.bytes
        return kept.value
    }
}
