import VoiceAssetDiagnostics

/// Something that was read from pack.yml, and where the clips and slots in it first stand, by id or text.
struct Placed<Value> {
    var value: Value
    var positions: [String: SourcePosition] = [:]
}

extension [String: SourcePosition] {
    /// Adds names that are not there yet.
    mutating func add(_ later: Self) { merge(later) { first, _ in first } }
}
