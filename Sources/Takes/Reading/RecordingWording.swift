package import VoiceAssetDiagnostics

extension RecordingError {
    /// The rule that it breaks.
    package var rule: Rule {
        switch self {
        case .emptyFile, .unstatedFormat, .notRaw: .recordingUnreadable
        case .truncatedContainer, .partialFrame: .recordingTruncated
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
        case .unstatedFormat:
            FindingWords(
                "raw samples, and no pack.yml says what they are",
                advice: "write it there: takes: {pcm: {rate: 24000, bits: 16, order: little, channels: 1}}")
        case .notRaw(let container):
            FindingWords(
                "it is called raw samples and begins as \(container) does",
                advice: "give it the extension of \(container)")
        case .partialFrame(let bytes, let frameBytes):
            FindingWords(
                "\(bytes) bytes of raw samples", limit: "a multiple of \(frameBytes), the bytes of a frame",
                advice: "the file is cut short, or `bits` and `channels` of `pcm` in pack.yml are not its own")
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
