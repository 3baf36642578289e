package import VoiceManifest

/// How commands write figures as JSON.
extension JSONValue {
    /// An object of the members that are known.
    package static func object(known members: [String: JSONValue?]) -> JSONValue {
        .object(members.compactMapValues { $0 })
    }

    package static func count(_ count: Int) -> JSONValue { .integer(Int64(count)) }

    package static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }

    /// A figure to so many decimals; nil if there is none, as of the level of silence.
    package static func figure(_ figure: Double?, decimals: Int) -> JSONValue? {
        guard let figure else { return nil }
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        return FiniteNumber((figure * scale).rounded() / scale).map(JSONValue.real)
    }
}
