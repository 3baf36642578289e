package import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// A session's waveform with its cuts, as an SVG that needs nothing else: a row for every 30 s.
package struct SessionPicture {
    /// Seconds of a row, and units of the picture.
    private static let rowSeconds = 30.0
    private static let width = 1500.0
    private static let rowHeight = 122.0
    /// Lines of labels above a row's waveform, and the height of one.
    private static let lanes = 3
    private static let laneHeight = 12.0
    /// How much of a row the labels take.
    private static let labelHeight = Double(lanes) * laneHeight + 2
    /// Half of the waveform's height.
    private static let reach = 32.0
    private static let margin = 20.0
    /// No letter or digit of a label is wider, in common sans-serif fonts of 11 units.
    private static let letterWidth = 6.8

    package let svg: String

    /// - Parameter title: the session's name.
    package init(_ plan: SessionPlan, envelope: Envelope, title: String) {
        let rows = max(1, Int((plan.seconds / Self.rowSeconds).rounded(.up)))
        let loudest = (envelope.total.max() ?? 0).squareRoot()
        var parts = [Self.head(rows: rows, title: title)]
        for cut in plan.cuts { parts.append(Self.span(of: cut)) }
        for row in 0..<rows {
            parts.append(Self.row(row, plan))
            parts.append(Self.wave(row, envelope, loudest: max(loudest, 1e-6)))
        }
        parts += Self.labels(plan.cuts)
        svg = parts.joined(separator: "\n") + "\n</svg>\n"
    }

    /// Writes a picture to a file, over nothing but an earlier picture that nobody changed.
    /// - Returns: what went wrong; nil if it was written.
    static func write(_ svg: String, to path: String) -> Finding? {
        OutputFile(
            path: path, kind: "picture", isEarlier: { $0.starts(with: Self.start.utf8) }, isFilledIn: { _ in true }
        ).write(svg)
    }

    /// What every picture begins with.
    private static let start = #"<svg xmlns="http://www.w3.org/2000/svg" data-generator="voice-assets split""#

    private static func head(rows: Int, title: String) -> String {
        let height = Double(rows) * rowHeight + 2 * margin
        return """
            \(start) viewBox="0 0 \(number(width + 2 * margin)) \(number(height))" \
            font-family="system-ui, sans-serif" font-size="11">
            <title>\(title.inHTML)</title>
            <style>
            \(PictureStyle.text)</style>
            <rect class="paper" width="100%" height="100%"/>
            """
    }

    private static func top(_ row: Int) -> Double { margin + Double(row) * rowHeight }

    private static func row(_ row: Int, _ plan: SessionPlan) -> String {
        let time = Double(row) * rowSeconds
        let y = top(row) + labelHeight + 3 + reach
        return """
            <text class="time" x="\(number(margin))" y="\(number(top(row) + labelHeight + 3 + 2 * reach + 14))">\(Int(time) / 60):\
            \(Int(time) % 60 < 10 ? "0" : "")\(Int(time) % 60)</text>
            <path class="axis" d="M\(number(margin)) \(number(y))h\(number(width))"/>
            """
    }

    /// The outline of a row's waveform: 50 points a second.
    private static func wave(_ row: Int, _ envelope: Envelope, loudest: Float) -> String {
        let step = Envelope.hops(milliseconds: 20)
        let first = Int(Double(row) * rowSeconds * Envelope.hopsPerSecond)
        let end = min(envelope.total.count, Int(Double(row + 1) * rowSeconds * Envelope.hopsPerSecond))
        guard first < end else { return "" }
        let y = top(row) + labelHeight + 3 + reach
        let heights = stride(from: first, to: end, by: step).map { start in
            Double((envelope.total[start..<min(end, start + step)].max() ?? 0).squareRoot() / loudest) * reach
        }
        let pitch = width / rowSeconds * 0.02
        let upper = heights.enumerated().map { "\(number(margin + Double($0) * pitch)) \(number(y - $1))" }
        let lower = heights.enumerated().reversed().map { "\(number(margin + Double($0) * pitch)) \(number(y + $1))" }
        return "<path class=\"wave\" d=\"M\((upper + lower).joined(separator: "L"))z\"/>"
    }

    private static func firstRow(of cut: SessionCut) -> Int { Int(cut.start / rowSeconds) }

    /// A cut's span, in each of the rows that it is in.
    private static func span(of cut: SessionCut) -> String {
        let first = firstRow(of: cut)
        let scale = width / rowSeconds
        let kind = !cut.doubts.isEmpty ? "doubt" : cut.clip == nil ? "none" : "take"
        return (first...max(first, Int(cut.end / rowSeconds))).map { row in
            let start = max(cut.start - Double(row) * rowSeconds, 0) * scale
            let end = min(cut.end - Double(row) * rowSeconds, rowSeconds) * scale
            return "<rect class=\"\(kind)\" x=\"\(number(margin + start))\" "
                + "y=\"\(number(top(row) + labelHeight))\" width=\"\(number(max(1, end - start)))\" "
                + "height=\"\(number(2 * reach + 6))\"/>"
        }.joined(separator: "\n")
    }

    /// A label a cut, above its start in the first of its rows. Neighbours take turns in height; a label that would run
    /// into the next one of its height is cut short.
    private static func labels(_ cuts: [SessionCut]) -> [String] {
        let starts = cuts.map { cut in
            margin + (cut.start - Double(firstRow(of: cut)) * rowSeconds) * width / rowSeconds
        }
        return cuts.indices.map { index in
            let row = firstRow(of: cuts[index])
            let next = index + lanes
            let isBeside = next < cuts.count && firstRow(of: cuts[next]) == row
            let room = (isBeside ? starts[next] : 2 * margin + width) - starts[index]
            return label(
                cuts[index], index + 1, x: starts[index], y: top(row) + Double(index % lanes) * laneHeight, room)
        }
    }

    private static func label(_ cut: SessionCut, _ place: Int, x: Double, y: Double, _ room: Double) -> String {
        let take = cut.take > 1 ? "~\(cut.take)" : ""
        let words = (cut.clip?.text ?? "–") + take
        let mark = cut.doubts.isEmpty ? "" : " ?"
        // A word is shown in any case, and the number that --accept and --drop take if there is room for both.
        let columns = max(0, Int(room / letterWidth) - mark.count - 1)
        let isWide = columns >= "\(place) ".count + min(6, words.terminalColumns)
        let prefix = isWide ? "\(place) " : ""
        let name = shortened(words, to: columns - prefix.count)
        let id = cut.clip.map { $0.id + take + ": " } ?? ""
        let tip = (["\(place): \(id)\(cut.clip?.text ?? "left out")"] + cut.doubts.map(\.words)).joined(separator: "; ")
        return "<text class=\"\(mark.isEmpty ? "name" : "mark")\" x=\"\(number(x))\" y=\"\(number(y + 10))\">"
            + (prefix.isEmpty ? "" : "<tspan class=\"time\">\(place)</tspan> ")
            + "\((name + mark).inHTML)<title>\(tip.inHTML)</title></text>"
    }

    /// A text that is no wider than so many letters; one of another script may be as wide as two.
    private static func shortened(_ text: String, to columns: Int) -> String {
        guard text.terminalColumns > columns else { return text }
        var kept = Substring(text)
        while !kept.isEmpty, kept.terminalColumns + 1 > columns { kept.removeLast() }
        return kept + "…"
    }

    private static func number(_ value: Double) -> String { value.decimals(upTo: 1) }
}
