import VoiceAssetCLame
package import VoiceAssetCore
import VoiceAssetUnicodeText
import VoiceManifest

/// The sound of a file, of all parts of its layout, read as a whole or piece by piece, so that its length does not matter to memory.
package final class SoundReader {
    private struct Part {
        /// Nil of a part that can't be opened.
        let decoder: (any SoundDecoder)?
        /// Where its samples stand among all.
        let range: Range<Int>
        /// Where the decoder is, in its own samples.
        var position = 0
    }

    private var parts: [Part] = []
    private var found: [ByteRemark]
    /// Samples a channel that could not be decoded; zeros stand in their place.
    private var missing: Range<Int>?
    /// Samples a channel that the headers promise.
    package let frames: Int
    package let channels: Int
    /// Samples a second and channel, hertz.
    package let sampleRate: Int

    /// The headers are held to the limits before anything is allocated for what they promise.
    ///
    /// - Throws: what is wrong with a file of which nothing can be read, or that is beyond the limits.
    package init(_ layout: SoundLayout, of source: SoundSource, limits: DecodeLimits) throws(Finding) {
        found = layout.remarks
        var (failure, end) = (layout.fault ?? .undecodable("there is no sound in it"), 0)
        for (index, part) in layout.parts.enumerated() {
            let file = VirtualFile(part, of: source)
            var decoder: (any SoundDecoder)?
            do throws(Finding) { decoder = part.isMPEG ? try MPEGDecoder(file) : try SoundFileDecoder(file) } catch {
                // The sound of the others is not thrown away.
                failure = error
                found.append(.init(kind: .unknown, offset: part.offset, bytes: file.count, part: index, seconds: 0))
            }
            parts.append(Part(decoder: decoder, range: end..<end + (decoder?.frames ?? 0)))
            end = parts[index].range.upperBound
        }
        let decoders = parts.compactMap(\.decoder)
        guard let first = decoders.first else {
            // Why a file that breaks off before its sound is not read is that it breaks off.
            throw layout.fault ?? layout.remarks.earlyEnd(.none) ?? failure
        }
        (frames, sampleRate, channels) = (end, first.sampleRate, first.channels)
        let (rates, most) = (limits.sampleRates, limits.channels.upperBound)
        guard rates.contains(sampleRate) else {
            let figures = ["rate": sampleRate, "least": rates.lowerBound, "most": rates.upperBound]
            throw Finding(.recordingLimit, "rate", figures.mapValues { .count($0, "Hz") })
        }
        guard limits.channels.contains(channels) else {
            throw Finding(.recordingLimit, "channels", ["channels": .count(channels), "most": .count(most)])
        }
        guard decoders.allSatisfy({ ($0.sampleRate, $0.channels) == (sampleRate, channels) }) else {
            throw Finding(.recordingUnreadable, "mixed", ["count": .count(parts.count)])
        }
        if let fault = excess(limits) { throw fault }
        for index in found.indices { place(&found[index]) }
    }

    private var rate: Double { Double(sampleRate) }

    private func excess(_ limits: DecodeLimits) -> Finding? {
        let (seconds, samples) = (Double(frames) / rate, frames * channels)
        let isLong = seconds > limits.seconds
        guard isLong || samples > limits.samples else { return nil }
        // A take that lasts longer than any announcement is a session, and that it has several channels is not its fault.
        let form = isLong ? "seconds" : seconds < PackManifest.maximumSeconds ? "samples" : "seconds in channels"
        let most = isLong ? limits.seconds : Double(limits.samples / channels) / rate
        return Finding(
            .recordingLimit, form,
            [
                "seconds": .of(seconds.decimals(upTo: 1, apartFrom: most), "s"), "channels": .count(channels),
                "samples": .count(samples),
                "most": form == "samples" ? .count(limits.samples) : .of(most.decimals(upTo: 1), "s"),
            ])
    }

    private func place(_ remark: inout ByteRemark) {
        let part = remark.part < parts.count ? parts[remark.part].range : frames..<frames
        let seconds = Double(part.count) / rate
        remark.seconds = Double(part.lowerBound) / rate + (remark.seconds ?? seconds)
        remark.lost = remark.kind.lost.map { $0 * seconds }
    }

    /// Remarks on the file's bytes, each with its place from the start, and on sound that could not be decoded so far.
    package func remarks() -> [ByteRemark] {
        guard let missing else { return found }
        let isEnd = missing.upperBound == frames
        // Damage is told already.
        guard !isEnd || !found.contains(where: { ["pages", "unknown"].contains($0.kind.form) }) else { return found }
        let (lost, seconds) = (Double(missing.count) / rate, Double(missing.lowerBound) / rate)
        let kind: ByteRemark.Kind =
            isEnd ? .fewer(promised: frames, present: missing.lowerBound) : .undecoded(seconds: lost)
        return found + [ByteRemark(kind: kind, offset: 0, bytes: 0, part: 0, seconds: seconds, lost: lost)]
    }

    /// All samples that can be decoded, as many as were promised or fewer.
    package func decode() -> DecodedAudio {
        var samples = read(0..<frames)
        if let last = parts.last { samples.removeLast(channels * (last.range.count - last.position)) }
        return DecodedAudio(samples: samples, channels: channels, sampleRate: sampleRate)
    }

    /// Interleaved samples of the frames in a range; of a range that reaches beyond the end, what there is.
    package func read(_ range: Range<Int>) -> [Float] {
        let range = range.clamped(to: 0..<frames)
        var samples = [Float](repeating: 0, count: range.count * channels)
        for (index, part) in parts.enumerated() where part.range.overlaps(range) {
            guard let decoder = part.decoder else { continue }
            let wanted = range.clamped(to: part.range)
            let start = wanted.lowerBound - part.range.lowerBound
            let isNext = part.position == start
            let got = unsafe samples.withUnsafeMutableBufferPointer {
                let target = unsafe $0.baseAddress! + channels * (wanted.lowerBound - range.lowerBound)
                return unsafe isNext || decoder.seek(to: start) ? decoder.read(into: target, frames: wanted.count) : 0
            }
            parts[index].position = start + got
            // After a seek libsndfile gives up to a block of Vorbis less at the end.
            if wanted.count - got > (isNext ? 0 : sampleRate / 20) {
                let first = wanted.lowerBound + got
                missing = min(missing?.lowerBound ?? first, first)..<max(missing?.upperBound ?? 0, wanted.upperBound)
            }
        }
        return samples
    }
}

/// Samples as they come out of a file: interleaved, full scale ±1 (a float file may exceed it).
package struct DecodedAudio: Sendable, Equatable {
    /// `frames × channels` samples, interleaved.
    package var samples: [Float]
    /// At least 1.
    package var channels: Int
    /// Samples a second and channel, hertz.
    package var sampleRate: Int

    /// Samples a channel.
    package var frames: Int { samples.count / channels }
}

/// What a decoder accepts before it allocates anything.
package struct DecodeLimits: Sendable {
    /// Samples a second, hertz.
    package var sampleRates = 8000...192_000
    package var channels: ClosedRange<Int>
    /// Length of a file.
    package var seconds: Double
    /// Samples over all channels: bounds memory at 4 bytes a sample.
    package var samples: Int

    /// A recording: 8 to 192 kHz, up to 32 channels, two minutes, which is 5,760,000 samples of mono at 48 kHz.
    /// A take of so many comes to 40 to 95 MB on the way to a clip, the more the larger its file is, and as many takes as there
    /// are cores are read at a time: 95 to 214 MB on two.
    package static let recording = DecodeLimits(channels: 1...32, seconds: 120, samples: 6_000_000)

    /// A session that is read piece by piece: 8 to 192 kHz, up to 8 channels, two hours.
    package static let session = DecodeLimits(channels: 1...8, seconds: 7200, samples: .max)

    /// A finished clip: mono, at most a minute, so that one that is too long can still be measured and named.
    package static let clip = DecodeLimits(channels: 1...2, seconds: 60, samples: 12_000_000)
}

/// Memory that was freed, and where it goes.
package enum FreedMemory {
    /// Lets glibc keep what is freed, up to 64 MB a thread: the buffers of the next clip are as large as those of the last one, and
    /// the system takes as long to hand out new pages as a clip takes to be filtered.
    package static func keep() {
        #if canImport(Glibc)
            _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
            _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
        #endif
    }
}
