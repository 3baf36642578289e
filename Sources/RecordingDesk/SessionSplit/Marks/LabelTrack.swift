package import VoiceAssetCore
import VoiceAssetUnicodeText

/// A label track as Audacity exports it: a line a label, `start TAB end TAB text`, in seconds.
package struct LabelTrack: Sendable {
    /// A mark on the session's time line.
    package struct Label: Sendable, Equatable {
        /// Seconds from the start of the session; `end` is `start` for a point.
        package var start: Double
        package var end: Double
        package var text: String
        /// The line of the file, from 1; 0 for a cue point.
        package var line: Int
    }

    /// In the order of time.
    package private(set) var labels: [Label] = []
    package private(set) var diagnostics: [Finding] = []

    /// Bytes of the largest label track that is read.
    package static let maximumBytes = 1 << 20
    private static let maximumLabels = 10_000

    /// - Parameters:
    ///   - seconds: the session's length.
    ///   - file: the session, as the user would type it.
    package init(cuePoints: [CuePoint], sampleRate: Int, seconds: Double, file: String) {
        labels = cuePoints.prefix(Self.maximumLabels).map { point in
            let start = Double(point.frame) / Double(sampleRate)
            let end = start + Double(point.length) / Double(sampleRate)
            return Label(start: start, end: end, text: point.label.trimmed, line: 0)
        }
        if let label = labels.first(where: { $0.end > seconds + 0.001 }) {
            diagnostics.append(
                Finding(
                    .sessionLabels, "cue point",
                    ["at": .of(label.start.decimals(2), "s"), "seconds": .of(seconds.decimals(2), "s")]
                ).at(file))
        }
        checkOverlaps(file: file)
    }

    /// - Parameters:
    ///   - seconds: the session's length.
    ///   - file: the label track, as the user would type it.
    package init(reading bytes: [UInt8], seconds: Double, file: String) {
        guard let text = String(validating: bytes.withoutByteOrderMark, as: UTF8.self) else {
            diagnostics = [Finding(.sessionLabels, "not UTF-8").at(file)]
            return
        }
        for (index, line) in text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false).enumerated() {
            // A line that begins with a backslash holds the frequencies of the label before it.
            guard !line.trimmed.isEmpty, !line.hasPrefix("\\") else { continue }
            guard labels.count < Self.maximumLabels, diagnostics.count < 20 else { break }
            read(line, number: index + 1, seconds: seconds, file: file)
        }
        labels.sort { ($0.start, $0.end, $0.line) < ($1.start, $1.end, $1.line) }
        checkOverlaps(file: file)
    }

    private mutating func read(_ line: Substring, number: Int, seconds: Double, file: String) {
        let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
        func reject(_ form: String, _ arguments: [String: Finding.Argument] = [:]) {
            diagnostics.append(
                Finding(.sessionLabels, form, arguments).at(file, position: SourcePosition(line: number, column: 1)))
        }
        guard fields.count >= 2, let start = Self.seconds(fields[0]), let end = Self.seconds(fields[1]) else {
            return reject("no label")
        }
        guard start.isFinite, end.isFinite, start >= 0, end >= start else {
            return reject("times", ["start": .text(fields[0].trimmed), "end": .text(fields[1].trimmed)])
        }
        // Audacity rounds to a microsecond.
        guard end <= seconds + 0.001 else {
            return reject(
                "beyond", ["end": .text("\(fields[1].trimmed) s"), "seconds": .of(seconds.decimals(2), "s")])
        }
        let text = fields.count > 2 ? fields[2].trimmed : ""
        labels.append(Label(start: start, end: min(end, seconds), text: text, line: number))
    }

    /// A time. Up to version 2.1.3 Audacity writes a comma in it where the system's language does.
    private static func seconds(_ field: Substring) -> Double? {
        let text = field.trimmed
        return Double(text.filter { $0 == "," }.count == 1 ? text.replacing(",", with: ".") : text)
    }

    private mutating func checkOverlaps(file: String) {
        for (label, next) in zip(labels, labels.dropFirst()) where next.start < label.end {
            diagnostics.append(
                Finding(
                    .sessionLabels, "overlap",
                    ["start": .of(next.start.decimals(2), "s"), "before": .of(label.start.decimals(2), "s")]
                ).at(file, position: next.line > 0 ? SourcePosition(line: next.line, column: 1) : nil))
            if diagnostics.count >= 20 { return }
        }
    }
}

extension StringProtocol {
    /// Without white space at its ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
