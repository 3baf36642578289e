import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceManifest
import VoiceSplicer

@testable import VoiceAssetAudio

/// libsndfile behind our types.
@Suite struct SoundFileTests {
    /// The ratio that each encoding keeps of a signal at −6 dBFS: 16 bits 98 dB less the headroom; G.711 about 38 dB
    /// (ITU-T G.712); IMA4 by measurement 28 dB on a slow sine.
    @Test(arguments: [
        (SoundFile.Format.wavPCM16, 85.0), (.init(.pcm, in: .caf), 85), (.init(.muLaw, in: .caf), 33),
        (.init(.aLaw, in: .caf), 33), (.init(.ima4, in: .aiff), 20),
    ])
    func encodesAndDecodes(format: SoundFile.Format, ratio: Double) throws {
        let samples = TestSignal.sine(440, seconds: 0.1, rate: 24000)
        #expect(samples.count % 64 == 32, "the last IMA4 packet is filled up")
        let bytes = try SoundFile.encode(samples, sampleRate: 24000, as: format)
        let audio = try SoundFile.decode(bytes, limits: .recording)
        #expect(audio.sampleRate == 24000 && audio.channels == 1)
        #expect(audio.frames == (format == .init(.ima4, in: .aiff) ? 2432 : 2400))
        #expect(SignalComparison.ratio(audio.samples.prefix(2400), to: samples) >= ratio)
    }

    @Test(arguments: SoundRendition.allCases.filter { $0.container != .mpeg })
    func clipsRatherThanWraps(rendition: SoundRendition) throws {
        let samples = [Float](repeating: 1.5, count: 640) + [Float](repeating: -1.5, count: 640)
        let bytes = try SoundFile.encode(
            samples, sampleRate: 24000, as: .init(rendition.codec, in: rendition.container))
        let decoded = try SoundFile.decode(bytes, limits: .recording).samples
        #expect(decoded[300..<600].allSatisfy { $0 > 0.9 })
        #expect(decoded[1000..<1200].allSatisfy { $0 < -0.9 })
    }

    @Test func holdsTheHeaderToTheLimits() throws {
        let bytes = try SoundFile.encode([Float](repeating: 0, count: 1000), sampleRate: 24000, as: .wavPCM16)
        /// How it breaks them; nil if it doesn't.
        func fault(
            _ rates: ClosedRange<Int>, _ channels: ClosedRange<Int>, _ seconds: Double, _ samples: Int
        ) -> String? {
            let limits = DecodeLimits(sampleRates: rates, channels: channels, seconds: seconds, samples: samples)
            do throws(Finding) { _ = try SoundFile.decode(bytes, limits: limits) } catch {
                return error.check == .recordingLimit ? error.form : error.message
            }
            return nil
        }
        #expect(fault(24000...24000, 1...1, 1000.0 / 24000, 1000) == nil)
        #expect(fault(8000...23999, 1...1, 1, 1000) == "rate")
        #expect(fault(8000...48000, 2...2, 1, 1000) == "channels")
        #expect(fault(8000...48000, 1...1, 0.03, 1000) == "seconds")
        #expect(fault(8000...48000, 1...1, 1, 999) == "samples")
    }

    /// libsndfile closes what it was to open and did not, though it was told to leave it: closed twice, the number was another
    /// thread's file by then.
    @Test(arguments: ["GIF89a", "RIFFsizeWAVE", "fLaC", "OggS not quite", "FORMsizeAIFF"])
    func leavesTheDescriptorToItsOwner(text: String) throws {
        let folder = try TemporaryFolder()
        let handle = try FileHandle(forReadingFrom: folder.write("session.wav", Array(text.utf8)))
        #expect(throws: Finding.self) {
            let source = SoundSource.descriptor(handle.fileDescriptor, bytes: text.utf8.count)
            _ = try SoundReader(SoundLayout(source), of: source, limits: .session)
        }
        try handle.seek(toOffset: 0)
        #expect(try handle.readToEnd() == Data(text.utf8))
        try handle.close()
    }

    /// libsndfile keeps the reason of a failed opening for the whole process, and every opening clears it.
    @Test func saysWhyWhateverOthersOpen() throws {
        let good = try SoundFile.encode([Float](repeating: 0, count: 10), sampleRate: 24000, as: .wavPCM16)
        let bad = Array("OggS not quite".utf8)
        @Sendable func reason() -> String {
            do throws(Finding) { _ = try SoundFile.decode(bad, limits: .recording) } catch { return error.message }
            return ""
        }
        let alone = reason()
        let reasons = Reasons()
        DispatchQueue.concurrentPerform(iterations: 20_000) { index in
            if index.isMultiple(of: 2) {
                reasons.add(reason())
            } else {
                _ = try? SoundFile.decode(good, limits: .recording)
            }
        }
        #expect(reasons.all == [alone])
    }

    private final class Reasons: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var all: Set<String> = []

        func add(_ reason: String) { _ = lock.withLock { all.insert(reason) } }
    }

    @Test(arguments: [[], [1], Array("RIFF".utf8), Array(repeating: 0xff, count: 1000)] as [[UInt8]])
    func refusesGarbage(bytes: [UInt8]) {
        let error = #expect(throws: Finding.self) { try SoundFile.decode(bytes, limits: .recording) }
        #expect(error?.check == .recordingUnreadable && error?.arguments["reason"]?.words().isEmpty == false)
    }

    @Test func namesItsVersions() {
        for version in [
            SoundFile.libraryVersion, MP3Encoder.libraryVersion, Resampler.libraryVersion, LoudnessMeter.libraryVersion,
        ] {
            #expect(version.first?.isNumber == true && version.contains("."), "\(version)")
        }
    }
}
