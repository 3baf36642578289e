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
        for (index, part) in layout.parts.enumerated() where layout.fault == nil {
            let file = VirtualFile(part, of: source)
            var decoder: (any SoundDecoder)?
            do throws(Finding) { decoder = part.isMPEG ? try MPEGDecoder(file) : try SoundFileDecoder(file) } catch {
                // The sound of the others is not thrown away.
                failure = error
                found.append(
                    ByteRemark(kind: .unknown, offset: part.offset, bytes: file.count, part: index, seconds: 0))
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
        guard limits.sampleRates.contains(sampleRate) else {
            throw Finding(
                .recordingLimit, "rate",
                [
                    "rate": .count(sampleRate, "Hz"), "least": .count(limits.sampleRates.lowerBound, "Hz"),
                    "most": .count(limits.sampleRates.upperBound, "Hz"),
                ])
        }
        guard limits.channels.contains(channels) else {
            throw Finding(
                .recordingLimit, "channels",
                ["channels": .count(channels), "most": .count(limits.channels.upperBound)])
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
        guard seconds > limits.seconds || samples > limits.samples else { return nil }
        // A take that lasts longer than any announcement is a session, and that it has several channels is not its fault.
        let form =
            seconds > limits.seconds
            ? "seconds" : seconds < PackManifest.maximumSeconds ? "samples" : "seconds in channels"
        let most = form == "seconds" ? limits.seconds : Double(limits.samples / channels) / rate
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
        let lost = Double(missing.count) / rate
        let kind: ByteRemark.Kind =
            isEnd ? .fewer(promised: frames, present: missing.lowerBound) : .undecoded(seconds: lost)
        let seconds = Double(missing.lowerBound) / rate
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
        // The storage of all empty arrays is one, which the initializer would write to.
        guard !range.isEmpty else { return [] }
        return unsafe [Float](unsafeUninitializedCapacity: range.count * channels) { buffer, count in
            for index in parts.indices where parts[index].range.overlaps(range) {
                let wanted = range.clamped(to: parts[index].range)
                let got = unsafe channels * read(wanted, of: index, into: buffer.baseAddress! + count)
                let end = count + channels * wanted.count
                unsafe buffer[(count + got)..<end].initialize(repeating: 0)
                count = end
            }
        }
    }

    /// - Returns: how many samples a channel there are of those that were asked for.
    private func read(_ wanted: Range<Int>, of index: Int, into target: UnsafeMutablePointer<Float>) -> Int {
        guard let decoder = parts[index].decoder else { return 0 }
        let start = wanted.lowerBound - parts[index].range.lowerBound
        let isNext = parts[index].position == start
        let got = unsafe isNext || decoder.seek(to: start) ? decoder.read(into: target, frames: wanted.count) : 0
        parts[index].position = start + got
        // After a seek libsndfile gives up to a block of Vorbis less at the end.
        if wanted.count - got > (isNext ? 0 : sampleRate / 20) {
            let first = wanted.lowerBound + got
            missing = min(missing?.lowerBound ?? first, first)..<max(missing?.upperBound ?? 0, wanted.upperBound)
        }
        return got
    }
}
