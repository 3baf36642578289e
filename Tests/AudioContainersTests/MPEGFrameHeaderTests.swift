import Testing

@testable import VoiceAssetAudioContainers

@Suite struct MPEGFrameHeaderTests {
    /// Every header that can be made says what it was made for; 14 bit rates at 9 sample rates.
    @Test func madeHeadersSayWhatTheyWereMadeFor() {
        var made: Set<UInt32> = []
        for sampleRate in [44100, 48000, 32000, 22050, 24000, 16000, 11025, 12000, 8000] {
            for kilobits in 1...400 {
                guard let header = MPEGFrameHeader(monoAt: sampleRate, bitRate: kilobits * 1000) else { continue }
                #expect(header.sampleRate == sampleRate && header.bitRate == kilobits * 1000)
                #expect(header.channels == 1 && !header.hasCRC && header.padding == 0)
                #expect(header.isMPEG1 == (sampleRate >= 32000) && header.samples == (sampleRate >= 32000 ? 1152 : 576))
                #expect(MPEGFrameHeader(header.word) == header)
                made.insert(header.word)
            }
        }
        #expect(made.count == 9 * 14)
    }

    /// LAME's, private and mode bits aside.
    @Test(arguments: [(24000, 0xfff3_84c4), (48000, 0xfffb_54c4)] as [(Int, UInt32)])
    func likeLAME(sampleRate: Int, word: UInt32) {
        let header = MPEGFrameHeader(monoAt: sampleRate, bitRate: 64000)
        #expect(header?.format == MPEGFrameHeader(word)?.format)
        #expect(header?.bytes == 192)
    }

    @Test(arguments: [(0, 64000), (96000, 64000), (44100, 8000), (24000, 320_000), (24000, 0)])
    func noSuchFrames(sampleRate: Int, bitRate: Int) {
        #expect(MPEGFrameHeader(monoAt: sampleRate, bitRate: bitRate) == nil)
    }
}
