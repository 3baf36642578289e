import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceManifest
import VoiceSplicer

/// Decoded announcements of one pack and rendition, held against their clips decoded alone by the same decoder.
struct SpliceCheck {
    private let pack: SpokenPack
    private let rendition: SoundRendition
    private let decoder: Decoder
    private let entry: PackManifest.Rendition
    /// Every clip's samples, by its index.
    let alone: [[Float]]
    /// Samples that a decoder puts out before the first clip's.
    var delay: Int { entry.decoderDelay }

    init(_ pack: SpokenPack, _ rendition: SoundRendition, _ decoder: Decoder) throws {
        let manifest = try PackManifest(json: Data(contentsOf: URL(fileURLWithPath: "\(pack.path)/manifest.json")))
        self.pack = pack
        self.rendition = rendition
        self.decoder = decoder
        entry = try #require(manifest.renditions[rendition.name])
        let files = try manifest.clips.map {
            URL(fileURLWithPath: "\(pack.path)/\(try #require($0.files[rendition.name]).path)")
        }
        alone = try decoder.decode(files, lengths: manifest.clips.map(\.samples))
        #expect(alone.map(\.count) == manifest.clips.map(\.samples))
    }

    func check(_ announcements: [PackSplicer.Announcement]) throws {
        let folder = try TemporaryFolder()
        var files: [URL] = []
        for (index, announcement) in announcements.enumerated() {
            let file = folder.url("\(index).\(entry.fileExtension)")
            try pack.splicer.write(announcement, rendition: rendition, to: file.path)
            files.append(file)
        }
        let decoded = try decoder.decode(files, lengths: announcements.map(\.samples))
        for (announcement, samples) in zip(announcements, decoded) {
            try #require(samples.count == announcement.samples, "\(announcement.transcript)")
            if entry.codec == .mp3 {
                let worst = worstJoin(announcement, samples)
                #expect(worst >= 100, "\(announcement.transcript)")
            } else {
                let expected = announcement.clipIndexes.flatMap { alone[$0] }
                #expect(samples.isIdentical(to: expected), "\(announcement.transcript)")
            }
        }
    }

    /// The least ratio of a clip decoded alone to the difference, over the 30 ms after each clip's beginning and before its
    /// end, decibels; −60 dBFS is the least that counts as a signal. The codec's delay puts the sound of the clip before
    /// into a clip's first samples.
    private func worstJoin(_ announcement: PackSplicer.Announcement, _ samples: [Float]) -> Double {
        let reach = announcement.sampleRate * 30 / 1000
        var worst = Double.infinity
        for (clip, onset) in zip(announcement.clipIndexes, announcement.onsets) {
            let single = alone[clip]
            let delay = entry.decoderDelay
            for part in [delay..<delay + reach, single.count - reach..<single.count] {
                var (power, difference) = (1e-6 * Double(reach), 0.0)
                for index in part {
                    let (here, there) = (Double(single[index]), Double(samples[onset + index]))
                    power += here * here
                    difference += (here - there) * (here - there)
                }
                if difference > 0 { worst = min(worst, 10 * log10(power / difference)) }
            }
        }
        return worst
    }
}
