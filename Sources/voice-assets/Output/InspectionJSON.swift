import Diagnostics
import Sound
import Takes
import Wording

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An inspection's result for programs: stable keys, sorted. What can't be told is left out.
struct InspectionJSON: Encodable {
    struct Take: Encodable {
        var file: String
        var clip: String?
        /// nil if the file is no recording of speech.
        var figures: Figures?
        var findings: [ValidationJSON.Finding]
    }

    struct Figures: Encodable {
        var sampleRate: Int
        var channels: Int
        var seconds: Double
        var speechStart: Double
        var speechEnd: Double
        /// dBFS.
        var peak: Double?
        var speechLevel: Double?
        /// LUFS.
        var loudness: Double?
        /// dBFS; absent where there is too little silence, or nothing in it.
        var noiseFloor: Double?
        /// Decibels.
        var signalToNoise: Double?
        /// Samples in runs at full scale.
        var clippedSamples: Int
        /// Percent of full scale.
        var dcOffset: Double
        var hum: Hum?
        /// Hertz.
        var bandwidth: Double
        var utterances: Int
        /// The longest pause between two utterances, seconds.
        var pause: Double
    }

    struct Hum: Encodable {
        /// Hertz.
        var frequency: Int
        /// dBFS.
        var level: Double
    }

    var schema = 1
    var passed: Bool
    var takes: [Take]
    /// What was found about the pack itself.
    var pack: [ValidationJSON.Finding]
    var summary: ValidationJSON.Summary

    init(_ report: TakeInspection.Report) {
        passed = !report.diagnostics.hasErrors
        pack = report.pack.map(ValidationJSON.Finding.init)
        takes = report.takes.map {
            Take(
                file: $0.file, clip: $0.clip, figures: $0.measured.map(Figures.init),
                findings: $0.diagnostics.map(ValidationJSON.Finding.init))
        }
        summary = ValidationJSON.Summary(report.diagnostics)
    }

    /// The JSON text, with a line feed at its end.
    var text: String {
        get throws { try ValidationJSON.text(of: self) }
    }
}

extension InspectionJSON.Figures {
    fileprivate init(_ take: TakeInspection.Measured) {
        let figures = take.figures
        self.init(
            sampleRate: take.sampleRate, channels: take.channels, seconds: take.seconds.rounded(toDecimals: 3),
            speechStart: take.speech.lowerBound.rounded(toDecimals: 3),
            speechEnd: take.speech.upperBound.rounded(toDecimals: 3),
            peak: figures.peak.level, speechLevel: figures.speechLevel.level, loudness: take.loudness.level,
            noiseFloor: figures.noiseFloor?.level, signalToNoise: figures.signalToNoise?.level,
            clippedSamples: take.clippedSamples, dcOffset: (figures.dcOffset * 100).rounded(toDecimals: 3),
            hum: figures.hum.map { .init(frequency: $0.frequency, level: $0.level.rounded(toDecimals: 2)) },
            bandwidth: figures.bandwidth, utterances: figures.utterances.count,
            pause: figures.utterances.pause.rounded(toDecimals: 3))
    }
}

extension Double {
    /// A level to hundredths; nil if there is none, as of silence.
    fileprivate var level: Double? { isFinite ? rounded(toDecimals: 2) : nil }
}
