package import FileSystem
package import VoiceAssetBuild
import VoicePack

/// A session's waveform with its cuts, as an SVG that needs nothing else: a row for every 30 s.
package struct SessionPicture {
    /// Seconds of a row, and units of the picture.
    private static let rowSeconds = 30.0
    private static let width = 1500.0
    private static let rowHeight = 110.0
    /// Half of the waveform's height.
    private static let reach = 32.0
    private static let margin = 20.0

    package let svg: String

    /// - Parameter title: the session's name.
    package init(_ plan: SessionPlan, envelope: Envelope, title: String) {
        let rows = max(1, Int((plan.seconds / Self.rowSeconds).rounded(.up)))
        let loudest = (envelope.total.max() ?? 0).squareRoot()
        var parts = [Self.head(rows: rows, title: title)]
        for row in 0..<rows {
            parts.append(Self.row(row, plan))
            parts.append(Self.wave(row, envelope, loudest: max(loudest, 1e-6)))
        }
        for (number, cut) in plan.cuts.enumerated() { parts.append(Self.cut(cut, number: number + 1)) }
        svg = parts.joined(separator: "\n") + "\n</svg>\n"
    }

    /// Writes a picture in the place of an earlier one, in one moment.
    package static func write(
        _ svg: String, to path: String, fileSystem: any PublishingFileSystem = LocalFileSystem()
    ) throws(PublishingError) {
        let part = path + ".voice-assets-part"
        if try fileSystem.entry(at: part)?.kind == .file { try fileSystem.removeFile(part) }
        try fileSystem.write(Array(svg.utf8), toNew: part)
        do throws(PublishingError) { try fileSystem.move(part, over: path) } catch {
            try? fileSystem.removeFile(part)
            throw error
        }
    }

    private static func head(rows: Int, title: String) -> String {
        let height = Double(rows) * rowHeight + 2 * margin
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width + 2 * margin)) \(number(height))" \
            font-family="sans-serif" font-size="11">
            <title>\(escaped(title))</title>
            <style>.take{fill:#cfe3f7}.doubt{fill:#f9c9b8}.none{fill:#e4e4e4}.wave{fill:#345}.time{fill:#777}.mark{fill:#b03000;font-weight:bold}</style>
            <rect width="100%" height="100%" fill="#fff"/>
            """
    }

    private static func top(_ row: Int) -> Double { margin + Double(row) * rowHeight }

    private static func row(_ row: Int, _ plan: SessionPlan) -> String {
        let time = Double(row) * rowSeconds
        let y = top(row) + 25 + reach
        return """
            <text class="time" x="\(number(margin))" y="\(number(top(row) + 25 + 2 * reach + 14))">\(Int(time) / 60):\
            \(Int(time) % 60 < 10 ? "0" : "")\(Int(time) % 60)</text>
            <path d="M\(number(margin)) \(number(y))h\(number(width))" stroke="#ccc"/>
            """
    }

    /// The outline of a row's waveform: 50 points a second.
    private static func wave(_ row: Int, _ envelope: Envelope, loudest: Float) -> String {
        let step = Envelope.hops(milliseconds: 20)
        let first = Int(Double(row) * rowSeconds * Envelope.hopsPerSecond)
        let end = min(envelope.total.count, Int(Double(row + 1) * rowSeconds * Envelope.hopsPerSecond))
        guard first < end else { return "" }
        let y = top(row) + 25 + reach
        let heights = stride(from: first, to: end, by: step).map { start in
            Double((envelope.total[start..<min(end, start + step)].max() ?? 0).squareRoot() / loudest) * reach
        }
        let pitch = width / rowSeconds * 0.02
        let upper = heights.enumerated().map { "\(number(margin + Double($0) * pitch)) \(number(y - $1))" }
        let lower = heights.enumerated().reversed().map { "\(number(margin + Double($0) * pitch)) \(number(y + $1))" }
        return "<path class=\"wave\" d=\"M\((upper + lower).joined(separator: "L"))z\"/>"
    }

    /// A cut's span, in each of the rows that it is in, with its label in the first.
    private static func cut(_ cut: SessionCut, number place: Int) -> String {
        let rows = Int(cut.start / rowSeconds)...max(Int(cut.start / rowSeconds), Int(cut.end / rowSeconds))
        let scale = width / rowSeconds
        let kind = !cut.doubts.isEmpty ? "doubt" : cut.clip == nil ? "none" : "take"
        var parts = rows.map { row in
            let start = max(cut.start - Double(row) * rowSeconds, 0) * scale
            let end = min(cut.end - Double(row) * rowSeconds, rowSeconds) * scale
            return "<rect class=\"\(kind)\" style=\"mix-blend-mode:multiply\" x=\"\(number(margin + start))\" "
                + "y=\"\(number(top(row) + 22))\" width=\"\(number(max(1, end - start)))\" "
                + "height=\"\(number(2 * reach + 6))\"/>"
        }
        let x = margin + (cut.start - Double(rows.lowerBound) * rowSeconds) * scale
        // Neighbours' labels take turns in height.
        let y = top(rows.lowerBound) + (place % 2 == 0 ? 18 : 7)
        let name = (cut.clip?.id ?? "–") + (cut.take > 1 ? "~\(cut.take)" : "") + (cut.doubts.isEmpty ? "" : " ?")
        let tip = ([cut.clip?.text ?? "left out"] + cut.doubts.map(\.words)).joined(separator: "; ")
        parts.append(
            "<text\(cut.doubts.isEmpty ? "" : " class=\"mark\"") x=\"\(number(x))\" y=\"\(number(y))\">\(place) \(escaped(name))"
                + "<title>\(escaped(tip))</title></text>")
        return parts.joined(separator: "\n")
    }

    /// With one decimal at most.
    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }

    /// Text for XML, without characters that it can't hold. (XML 1.0 §2.2, §2.4)
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\0"..<" ", "\u{7f}"..."\u{9f}", "\u{fffe}"..."\u{ffff}": result += "\u{fffd}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
