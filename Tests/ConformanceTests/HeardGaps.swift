import TestSupport
import VoiceAssetAudio
import VoiceAssetPacks
import VoiceSplicer

@testable import VoiceAssetPipeline

/// The gaps between clips of Debian's prompts that die away from −10 to −30 dB within 80 ms, as a listener hears them: from the
/// last 10 ms of a word above −30 dB of its loudest to the first such of the next.
struct HeardGaps {
    /// Milliseconds, for any two clips; sorted.
    let all: [Double]
    let clips: Int

    /// - Parameters:
    ///   - language: of the prompts.
    ///   - gap: asked for, milliseconds.
    ///   - step: every how many prompts one is taken.
    ///   - sampleRate: of the clips.
    ///   - cut: decibels below its loudest at which each prompt is cut off at both ends; nil where it is left whole.
    init(
        _ language: String, asked gap: Double, everyOne step: Int, sampleRate: Int = 48000, cut: Double? = nil
    ) throws {
        var profile = ClipProfile()
        profile.sampleRate = sampleRate
        profile.gapMilliseconds = gap
        profile.renditions = [.mp3]
        let judge = TakeAnalyzer(profile: profile)
        let maker = ClipMaker(profile: profile, level: .loudness(profile.loudness))
        var (leads, tails): ([Int], [Int]) = ([], [])
        for (index, prompt) in try VoiceSamples.prompts(language).enumerated() where index % step == 5 {
            let recording = try SoundFile.decode([UInt8](VoiceSamples.wav(of: prompt)), limits: .recording)
            let decay = Self.heard(recording.samples, recording.sampleRate, depth: 10).end
            let faded = Self.heard(recording.samples, recording.sampleRate, depth: 30).end
            guard Double(faded - decay) < 0.08 * Double(recording.sampleRate) else { continue }
            let samples = cut.map { Self.cut(recording.samples, recording.sampleRate, depth: $0) } ?? recording.samples
            // ffmpeg does not know the length that it writes in front.
            let wav = try SoundFile.encode(samples, sampleRate: recording.sampleRate, as: .wavPCM16)
            let clip = try maker.make(of: judge.trimmed(wav))
            let decoded = try SoundFile.decode(clip.files[.mp3]!, limits: .clip).samples
            let word = Self.heard(decoded, profile.sampleRate, depth: 30)
            // The decoder's delay adds to every lead what it takes from every tail.
            leads.append(word.start)
            tails.append(decoded.count - word.end)
        }
        clips = leads.count
        all = tails.flatMap { tail in leads.map { Double((tail + $0) * 1000) / Double(profile.sampleRate) } }.sorted()
    }

    /// The share of gaps within so many milliseconds of what was asked.
    func share(within reach: Double, of gap: Double) -> Double {
        Double(all.count { abs($0 - gap) <= reach }) / Double(all.count)
    }

    /// From the middle of the first 10 ms above so many decibels below the loudest to that of the last.
    private static func cut(_ samples: [Float], _ rate: Int, depth: Double) -> [Float] {
        let heard = heard(samples, rate, depth: depth)
        return Array(samples[heard.start + rate / 200..<heard.end - rate / 200])
    }

    /// Samples: the first and the end of the last 10 ms above so many decibels below the loudest.
    private static func heard(_ samples: [Float], _ rate: Int, depth: Double) -> (start: Int, end: Int) {
        let (window, hop) = (rate / 100, rate / 1000)
        let levels = stride(from: 0, to: samples.count - window, by: hop).map {
            Levels.rms(samples[$0..<$0 + window])
        }
        let least = levels.max()! * Levels.amplitude(-depth)
        let (first, last) = (levels.firstIndex { $0 > least }!, levels.lastIndex { $0 > least }!)
        return (first * hop, last * hop + window)
    }
}
