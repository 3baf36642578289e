import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// How several channels become one.
@Suite struct DownmixTests {
    /// A recording of channels, as a 32-bit WAV made here: 44 bytes of header and Floats.
    private func record(_ channels: [[Float]]) throws -> Recording {
        var data: [UInt8] = []
        func put(_ value: Int, _ count: Int) {
            for place in 0..<count { data.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
        }
        let frames = channels[0].count
        let size = frames * channels.count * 4
        data += Array("RIFF".utf8)
        put(36 + size, 4)
        data += Array("WAVEfmt ".utf8)
        for (value, count) in [
            (16, 4), (3, 2), (channels.count, 2), (16000, 4), (64000 * channels.count, 4),
            (4 * channels.count, 2), (32, 2),
        ] { put(value, count) }
        data += Array("data".utf8)
        put(size, 4)
        for frame in 0..<frames { for channel in channels { put(Int(channel[frame].bitPattern), 4) } }
        return try RecordingDecoder.decode(data)
    }

    private static let word = TestSignal.word(5, seconds: 0.2, rate: 16000, margin: 0.05)

    private func scaled(_ gain: Float, offset: Float = 0) -> [Float] { Self.word.map { $0 * gain + offset } }

    private func levelChange(_ recording: Recording) -> Double {
        Levels.decibels(Levels.rms(recording.samples) / Levels.rms(Self.word))
    }

    @Test func equalChannelsKeepTheirLevel() throws {
        let recording = try record([Self.word, Self.word])
        #expect(recording.downmix == Downmix(used: [0, 1], dead: [], cancelling: false))
        #expect(abs(levelChange(recording)) <= 0.01)
    }

    /// A dead channel is left out, rather than halving the level.
    @Test(arguments: [0, 1]) func deadChannel(dead: Int) throws {
        var channels = [Self.word, Self.word]
        channels[dead] = scaled(0)
        let recording = try record(channels)
        #expect(recording.downmix == Downmix(used: [1 - dead], dead: [dead], cancelling: false))
        #expect(abs(levelChange(recording)) <= 0.01)
    }

    /// One that is 24 dB down adds noise only; it is no fault.
    @Test func faintChannel() throws {
        let recording = try record([scaled(0.063), Self.word])
        #expect(recording.downmix == Downmix(used: [1], dead: [], cancelling: false))
        #expect(abs(levelChange(recording)) <= 0.01)
    }

    @Test func quieterChannelIsMixed() throws {
        let recording = try record([Self.word, scaled(0.7)])
        #expect(recording.downmix.used == [0, 1])
        #expect(abs(levelChange(recording) - Levels.decibels(0.85)) <= 0.01)
    }

    @Test(arguments: [-1, -0.92] as [Float]) func oppositePhase(gain: Float) throws {
        let recording = try record([Self.word, scaled(gain)])
        #expect(recording.downmix == Downmix(used: [0], dead: [], cancelling: true))
        #expect(abs(levelChange(recording)) <= 0.01)
    }

    @Test func sixChannels() throws {
        let silent = scaled(0)
        let recording = try record([silent, silent, Self.word, silent, scaled(0.9), silent])
        #expect(recording.channels == 6)
        #expect(recording.downmix == Downmix(used: [2, 4], dead: [0, 1, 3, 5], cancelling: false))
        #expect(abs(levelChange(recording) - Levels.decibels(0.95)) <= 0.01)
    }

    /// Offsets of the channels go before they are mixed; the larger one is reported.
    @Test func offsetsOfChannels() throws {
        let recording = try record([scaled(1, offset: 0.1), scaled(1, offset: -0.2)])
        #expect(abs(recording.dcOffset + 0.2) <= 0.002)
        #expect(abs(levelChange(recording)) <= 0.01)
        #expect(abs(recording.samples.reduce(0, +) / Float(recording.samples.count)) <= 1e-4)
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity]) func samplesThatAreNoNumbers(value: Float) throws {
        var left = Self.word
        left[1000] = value
        left[2000] = value
        let fault = Finding(.recordingSamples, "infinite", ["count": .count(2), "first": .count(1000)])
        for channels in [[left, Self.word], [Self.word, left]] {
            #expect(throws: fault) { try record(channels) }
        }
    }

    /// Absurd but finite samples are no crash and no recording: they are numbers on another scale.
    @Test(arguments: [1e4, 1e30] as [Float]) func hugeSamples(scale: Float) throws {
        let huge = scaled(scale)
        let peak = try #require(huge.map(abs).max())
        let fault = Finding(.recordingSamples, "scale", ["peak": .text("\(peak)"), "most": .text("1000.0")])
        #expect(throws: fault) { try record([huge, huge]) }
    }
}
