/// How a sound looks: the largest sample of each of some columns.
package struct Waveform: Sendable, Equatable {
    /// So many are told apart in a table.
    package static let columns = 160

    /// Of full scale, 255.
    package let peaks: [UInt8]

    package init(_ audio: DecodedAudio) {
        let (frames, channels) = (audio.frames, audio.channels)
        let count = min(Self.columns, frames)
        peaks = (0..<count).map { column in
            let samples = audio.samples[column * frames / count * channels..<(column + 1) * frames / count * channels]
            let peak = samples.reduce(Float(0)) { max($0, $1.magnitude) }
            // What is no number is as loud as can be.
            return peak < 1 ? UInt8(peak * 255) : 255
        }
    }
}
