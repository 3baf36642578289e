/// The values of a payload, by keys and paths.
struct PayloadValues {
    private let payload: [AnyHashable: Any]

    init(_ payload: [AnyHashable: Any]) { self.payload = payload }

    /// The first of the keys that has a value: null and empty text are none.
    func first(_ keys: [String]) -> (key: String, value: PayloadValue)? {
        for key in keys {
            guard let value = payload[key] ?? value(at: key), !PayloadValue.isNull(value) else { continue }
            let read = PayloadValue(value)
            if case .text("") = read { continue }
            return (key, read)
        }
        return nil
    }

    private func value(at path: String) -> Any? {
        var value: Any = payload
        for key in path.split(separator: ".", omittingEmptySubsequences: false) {
            guard let folder = value as? [AnyHashable: Any], let inner = folder[String(key)] else { return nil }
            value = inner
        }
        return value
    }
}
