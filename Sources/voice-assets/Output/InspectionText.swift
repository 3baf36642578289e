import CommandOutput
import Diagnostics
import Sound
import Takes
import Wording

/// An inspection's result for people: a block a take, then what was found about it.
struct InspectionText {
    let text: String

    init(_ report: TakeInspection.Report) {
        var lines = report.pack.map(\.line)
        for take in report.takes {
            if let measured = take.measured { lines += Self.block(take.file, measured) }
            lines += take.diagnostics.map(\.line)
        }
        lines.append(FindingCounts(report.diagnostics).words)
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func block(_ file: String, _ take: TakeInspection.Measured) -> [String] {
        let figures = take.figures
        let channels = take.channels == 1 ? "mono" : "\(take.channels) channels"
        return [
            "\(Diagnostic.printable(file)): \(take.sampleRate) Hz, \(channels), \(take.seconds.milli) s",
            row("peak", "\(figures.peak.decibels) dBFS"),
            row(
                "speech",
                "\(take.speech.lowerBound.milli) to \(take.speech.upperBound.milli) s, "
                    + "\(figures.speechLevel.decibels) dBFS, \(take.loudness.decibels) LUFS"),
            row("noise floor", noise(figures)),
            row("DC offset", "\((figures.dcOffset * 100).decibels) %"),
            row("hum", hum(figures)),
            row("bandwidth", "\((figures.bandwidth / 1000).decibels) kHz"),
            row("utterances", utterances(figures.utterances)),
        ]
    }

    private static func row(_ name: String, _ value: String) -> String {
        "  " + name + String(repeating: " ", count: 13 - name.count) + value
    }

    private static func noise(_ figures: TakeFigures) -> String {
        guard let floor = figures.noiseFloor, let ratio = figures.signalToNoise else {
            return "unknown: too little silence"
        }
        return "\(floor.decibels) dBFS, \(ratio.decibels) dB below the speech"
    }

    private static func hum(_ figures: TakeFigures) -> String {
        guard let hum = figures.hum else { return "none found" }
        return "\(hum.frequency) Hz at \(hum.level.decibels) dBFS, "
            + "\((figures.speechLevel - hum.level).decibels) dB below the speech"
    }

    private static func utterances(_ utterances: Utterances) -> String {
        utterances.count == 1 ? "1" : "\(utterances.count), longest pause \(utterances.pause.milli) s"
    }
}

extension Double {
    /// With three decimals.
    fileprivate var milli: String {
        let thousandths = Int((self * 1000).rounded())
        let digits = String(1000 + thousandths % 1000).dropFirst()
        return "\(thousandths / 1000).\(digits)"
    }
}
