package import VoiceAssetCore

extension Finding {
    /// A finding in words of the test's own; `{name}` stands for a value in them.
    package init(
        _ check: Check, _ severity: Severity? = nil, file: String = "", position: SourcePosition? = nil,
        clip: String? = nil, found: String, limit: String? = nil, advice: String? = nil,
        _ values: [String: Argument] = [:], excerpt: String? = nil
    ) {
        let words = Check.Words("\(found)\(limit.map { " (limit \($0))" } ?? "")\(advice.map { "; \($0)" } ?? "")")
        let said = Check(check.id, check.severity, failure: check.failure, ["said": words])
        self = Finding(said, "said", values, severity: severity).at(file, position: position, clip: clip)
        self.excerpt = excerpt
    }
}

extension Finding {
    /// What a finding says without the words, which are asserted where they are written: place, check, form and values, as
    /// `a.wav: warning[recording-duplicate] end other=b`.
    package var facts: String {
        let values = arguments.filter { $0.value != .text("") }.sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value.words())" }
        let told = values.isEmpty ? words.sentence.pieces.compactMap(\.value) : values
        return (["\(place): \(label)", form].filter { !$0.isEmpty } + told).joined(separator: " ")
    }
}
