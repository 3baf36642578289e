package import VoiceAssetDiagnostics

extension RecordingError {
    /// The rule that it breaks.
    package var rule: Rule {
        switch self {
        case .emptyFile: .recordingUnreadable
        case .truncatedContainer: .recordingTruncated
        case .undecodable(let error): error.rule
        case .noSamples: .recordingEmpty
        case .outOfScale, .notFinite: .recordingSamples
        }
    }

    /// - Parameter file: the file, as the user would type it.
    package func words(file: String) -> FindingWords {
        switch self {
        case .emptyFile:
            FindingWords("the file is empty", advice: "record the clip again")
        case .truncatedContainer(let chunk, let promised, let present):
            FindingWords(
                "the header promises \(promised) bytes in chunk '\(chunk)'",
                limit: "the \(present) bytes that are there",
                // Programs that write to a pipe put the largest number for a size that they don't know yet.
                advice: promised >= 0x7fff_0000
                    ? "if it was written through a pipe, all is there: \(MendingAdvice.convert(file))"
                    : MendingAdvice.exportAgain)
        case .undecodable(let error):
            error.words(file: file)
        case .noSamples:
            FindingWords("the file holds no samples", advice: "record the clip again")
        case .outOfScale(let peak):
            FindingWords(
                "samples up to \(peak) where 1 is full scale", limit: "\(RecordingDecoder.absurdPeak)",
                advice: "export the file again, as 24-bit integers")
        case .notFinite(let count, let first):
            FindingWords(
                "\(count) samples are not finite numbers, the first in frame \(first)", limit: "0",
                advice: "export the file again, as 24-bit integers")
        }
    }
}
