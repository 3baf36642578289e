import Foundation

/// ffmpeg's `ebur128` filter: loudness and true peak by code that shares nothing with libebur128.
package enum LoudnessOracle {
    package struct Figures: Sendable {
        /// Integrated loudness, LUFS; −70 or less for silence.
        package var loudness: Double
        /// Loudness of the last 3 s without a gate, LUFS.
        package var shortTerm: Double
        /// dBTP.
        package var truePeak: Double
    }

    /// Measures mono samples.
    package static func measure(_ samples: some Sequence<Float>, rate: Int) throws -> Figures {
        let result = try Program.run(
            "ffmpeg",
            [
                "-nostdin", "-hide_banner", "-nostats", "-f", "f32le", "-ar", "\(rate)", "-ac", "1", "-i", "-", "-af",
                "ebur128=peak=true:framelog=verbose:metadata=1,ametadata=mode=print:file=-", "-f", "null", "-",
            ], input: OracleDecoder.data(samples))
        let text = result.outputText
        guard let loudness = last("lavfi.r128.I=", in: text), let shortTerm = last("lavfi.r128.S=", in: text),
            let peak = truePeak(result.errorText)
        else { throw Unexpected(result.errorText) }
        return Figures(loudness: loudness, shortTerm: shortTerm, truePeak: peak)
    }

    /// The last value of a key: the whole signal's.
    private static func last(_ key: String, in text: String) -> Double? {
        text.range(of: key, options: .backwards).flatMap { Double(text[$0.upperBound...].prefix { !$0.isNewline }) }
    }

    /// The `Peak:` of the summary at the end, dBFS with one decimal.
    private static func truePeak(_ text: String) -> Double? {
        guard let range = text.range(of: "Peak:", options: .backwards) else { return nil }
        let number = text[range.upperBound...].drop { $0 == " " }.prefix { $0 != " " }
        return number == "-inf" ? -.infinity : Double(number)
    }
}
