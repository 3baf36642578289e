import Foundation
import TestSupport
import Testing
import VoiceAssetAudio

@testable import VoiceAssetRecordingDesk

@Suite struct SessionAudioTests {
    /// A channel that carries nothing changes nothing; so does one in opposite phase, from the level of the mean on.
    @Test(arguments: [0, 1, -1] as [Float]) func oneChannelOfTwo(gain: Float) throws {
        let folder = try TemporaryFolder()
        let word = TestSignal.word(3, rate: 16000)
        func total(_ samples: [Float], channels: Int) throws -> [Float] {
            let bytes = try SoundFile.encode(samples, channels: channels, sampleRate: 16000, as: .wavPCM24)
            return try SessionAudio(at: folder.write("\(channels).wav", bytes).path).envelope().total
        }
        let mono = try total(word, channels: 1)
        let stereo = try total(word.flatMap { [$0, gain * $0] }, channels: 2)
        #expect(stereo.count == mono.count)
        #expect(zip(stereo, mono).allSatisfy { abs($0 - $1) <= 0.01 * $1 + 1e-9 })
    }

    /// Of a variable bit rate without a table libsndfile guesses the length by the first frame, here a loud one; and where frames
    /// are small, libmpg123 needs many of them before it hears anything.
    @Test(.enabled(if: Program.available("lame")), arguments: ["-V5 -t", "-V5", "-b 64", "-b 8"])
    func mp3IsHeardWhole(options: String) throws {
        let folder = try TemporaryFolder()
        let noise = TestSignal.noise(.white, count: 4800, rms: 0.3, seed: 1)
        let session = noise + TestSignal.sine(300, seconds: 9.7, rate: 16000, amplitude: 0.1)
        let wav = try SoundFile.encode(session, sampleRate: 16000, as: .wavPCM24)
        let arguments = ["--quiet", "--resample", "16"] + options.split(separator: " ").map(String.init) + ["-", "-"]
        let mp3 = try Program.run("lame", arguments, input: Data(wav)).output
        let audio = try SessionAudio(at: folder.write("session.mp3", [UInt8](mp3)).path)
        #expect(audio.seconds > 9.9)
        let whole = try audio.samples(0..<audio.frames)
        #expect(abs(Levels.rms(whole[(whole.count - 8000)..<(whole.count - 4000)]) - 0.07) < 0.005)
        for start in stride(from: 0, to: whole.count - 4000, by: 15000).reversed() {
            let piece = try audio.samples(start..<start + 4000)
            #expect(zip(piece, whole[start...]).allSatisfy { abs($0 - $1) < 0.0001 }, "\(start)")
        }
    }
}
