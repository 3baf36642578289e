import VoiceAssetAudioContainers
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
                    ["at": .of(label.end.decimals(2), "s"), "seconds": .of(seconds.decimals(2), "s")]
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

/// A cue point of a WAV file or, with a length, a region.
/// (Microsoft and IBM: Multimedia Programming Interface and Data Specifications 1.0, 1991)
package struct CuePoint: Sendable, Equatable {
    /// Frames from the start of the sound.
    package var frame: Int
    /// Frames; 0 for a point.
    package var length: Int
    package var label: String
    /// What is noted of it.
    package var note = ""

    /// Bytes of a chunk that are read: it bounds what a hostile file costs.
    private static let maximumBytes = 1 << 20

    /// Those of a file's chunks `cue ` and `LIST adtl`, in the order of time; none in other containers than WAV and RF64.
    package static func all(in file: borrowing OpenFile) throws(FileReadError) -> [CuePoint] {
        var positions: [UInt32: Int] = [:]
        var notes = Notes()
        for (name, content) in try chunks(["cue ", "LIST"], of: file, maximumBytes: maximumBytes) {
            if name == "cue " { positions = Self.positions(content) } else { notes.add(content) }
        }
        return positions.map { id, frame in
            CuePoint(
                frame: frame, length: notes.lengths[id] ?? 0, label: notes.labels[id] ?? "",
                note: notes.texts[id] ?? "")
        }.sorted { ($0.frame, $0.length, $0.label) < ($1.frame, $1.length, $1.label) }
    }

    /// The chunks of these names, as far as they are read; none in other containers than WAV and RF64.
    static func chunks(
        _ names: [String], of file: borrowing OpenFile, maximumBytes: Int
    ) throws(FileReadError) -> [(name: String, content: HeldBytes)] {
        let kind = try file.read(at: 0, count: 12)
        guard ["RIFF", "RF64"].contains(where: { kind.starts(with: $0.utf8) }),
            kind.dropFirst(8).elementsEqual("WAVE".utf8), var walk = try ChunkWalk(file)
        else { return [] }
        var found: [(name: String, content: HeldBytes)] = []
        while found.count < maximumChunks, let chunk = try walk.next(of: file),
            chunk.size <= UInt64(file.bytes - chunk.content)
        {
            guard names.contains(chunk.name) else { continue }
            let content = try file.read(at: chunk.content, count: min(Int(chunk.size), maximumBytes))
            found.append((chunk.name, HeldBytes(content[...])))
        }
        return found
    }

    /// Chunks that are held at a time.
    private static let maximumChunks = 16

    /// Identifier and frame of each of the chunk's entries, which have 24 bytes.
    private static func positions(_ chunk: HeldBytes) -> [UInt32: Int] {
        var positions: [UInt32: Int] = [:]
        for entry in 0..<Int(min(number(in: chunk, at: 0) ?? 0, 100_000)) {
            guard let id = number(in: chunk, at: 4 + 24 * entry),
                let frame = number(in: chunk, at: 24 + 24 * entry)
            else { break }
            positions[id] = Int(frame)
        }
        return positions
    }

    private static func number(in chunk: HeldBytes, at offset: Int) -> UInt32? {
        let bytes = chunk.read(at: offset, count: 4)
        return bytes.count == 4 ? UInt32(ByteOrder.little.number(bytes[...])) : nil
    }

    /// The labels and lengths of an associated data list.
    private struct Notes {
        var labels: [UInt32: String] = [:]
        var texts: [UInt32: String] = [:]
        var lengths: [UInt32: Int] = [:]

        mutating func add(_ list: HeldBytes) {
            for (name, content) in list.members(of: "adtl") {
                guard let id = number(in: content, at: 0) else { return }
                let text = HeldBytes(content.read(at: 4, count: Int.max - 4)[...]).textToNUL
                if name == "labl" { labels[id] = text }
                if name == "note" { texts[id] = text }
                if name == "ltxt" { lengths[id] = number(in: content, at: 4).map(Int.init) }
            }
        }
    }
}

extension OpenFile: ByteSource {
    package typealias Failure = FileReadError
}

extension HeldBytes {
    /// The names and contents of the chunks in a `LIST` of this kind; none of another.
    func members(of kind: String) -> [(name: String, content: HeldBytes)] {
        guard read(at: 0, count: 4).elementsEqual(kind.utf8) else { return [] }
        var members: [(name: String, content: HeldBytes)] = []
        var offset = 4
        while let chunk = ChunkLayout.riff.chunk(at: offset, of: self), let end = ChunkLayout.riff.end(of: chunk) {
            members.append((chunk.name, HeldBytes(read(at: chunk.content, count: Int(chunk.size))[...])))
            offset = end
        }
        return members
    }

    /// As text that ends at the first NUL.
    var textToNUL: String {
        String(decoding: read(at: 0, count: Int.max).prefix { $0 != 0 }, as: UTF8.self)
    }
}
