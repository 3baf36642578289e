import Diagnostics
import Validation
import Wording

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A validation's result for programs: stable keys, sorted.
struct ValidationJSON: Encodable {
    struct Pack: Encodable {
        var pack: String
        var clips: Int
        /// Bytes by rendition.
        var renditions: [String: Int]
        /// LUFS.
        var softest: Double?
        var loudest: Double?
        /// dBTP.
        var truePeak: Double?
        /// Seconds.
        var longestClip: Double?
    }

    struct Finding: Encodable {
        var file: String
        var line: Int?
        var column: Int?
        var clip: String?
        var rule: String
        var severity: Severity
        var found: String
        var limit: String?
        var advice: String?

        init(_ diagnostic: Diagnostic) {
            file = diagnostic.file
            line = diagnostic.position?.line
            column = diagnostic.position?.column
            clip = diagnostic.clip
            rule = diagnostic.rule.id
            severity = diagnostic.severity
            found = diagnostic.found
            limit = diagnostic.limit
            advice = diagnostic.advice
        }
    }

    struct Summary: Encodable {
        var errors: Int
        var warnings: Int
        var notes: Int
    }

    var schema = 1
    var passed: Bool
    var packs: [Pack]
    var findings: [Finding]
    var summary: Summary

    init(_ report: AssetValidation.Report) {
        let diagnostics = report.diagnostics
        passed = !diagnostics.hasErrors
        packs = report.packs.map {
            Pack(
                pack: $0.name, clips: $0.clips, renditions: $0.renditions,
                softest: $0.loudness?.lowerBound.rounded(toDecimals: 2),
                loudest: $0.loudness?.upperBound.rounded(toDecimals: 2), truePeak: $0.truePeak?.rounded(toDecimals: 2),
                longestClip: $0.longestClip?.rounded(toDecimals: 2))
        }
        findings = diagnostics.map(Finding.init)
        summary = Summary(diagnostics)
    }

    /// The JSON text, with a line feed at its end.
    var text: String {
        get throws {
            try Self.text(of: self)
        }
    }

    /// A value as the tool prints JSON, with a line feed at its end.
    static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}

extension ValidationJSON.Summary {
    init(_ diagnostics: [Diagnostic]) {
        func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
        self.init(errors: count(.error), warnings: count(.warning), notes: count(.note))
    }
}
