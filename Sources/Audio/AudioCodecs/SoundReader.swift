/// The sound of a file, of all parts of its layout, read as a whole or piece by piece, so that its length does not matter to memory.
package final class SoundReader {
    /// Nil of a part that can't be opened.
    private var decoders: [(any SoundDecoder)?] = []
    /// Where the samples of each part stand among all.
    private var parts: [Range<Int>] = []
    /// Where each decoder is, in samples of its part.
    private var positions: [Int]
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
    /// - Throws: `notReadable`, `codec`, `zeros`, `mixedParts`, `sampleRate`, `channels`, `tooLong`, `tooManySamples`.
    package init(_ layout: SoundLayout, of source: SoundSource, limits: DecodeLimits) throws(SoundFileError) {
        var (failure, end) = (layout.fault ?? .notReadable("there is no sound in it"), 0)
        (found, positions) = (layout.remarks, layout.parts.map { _ in 0 })
        for (index, part) in layout.parts.enumerated() where layout.fault == nil {
            let file = VirtualFile(part, of: source)
            do throws(SoundFileError) {
                decoders.append(part.isMPEG ? try MPEGDecoder(file) : try SoundFileDecoder(file))
            } catch {
                // The sound of the others is not thrown away.
                if decoders.allSatisfy({ $0 == nil }) { failure = error }
                decoders.append(nil)
                found.append(
                    ByteRemark(kind: .unknown, offset: part.offset, bytes: file.count, part: index, seconds: 0))
            }
            parts.append(end..<end + (decoders[index]?.frames ?? 0))
            end = parts[index].upperBound
        }
        guard let first = decoders.lazy.compactMap(\.self).first else { throw failure }
        (frames, sampleRate, channels) = (end, first.sampleRate, first.channels)
        guard limits.sampleRates.contains(sampleRate) else { throw .sampleRate(sampleRate) }
        guard limits.channels.contains(channels) else { throw .channels(channels) }
        for case let other? in decoders where (other.sampleRate, other.channels) != (sampleRate, channels) {
            throw .mixedParts(decoders.count)
        }
        let seconds = Double(frames) / rate
        guard seconds <= limits.seconds else { throw .tooLong(seconds: seconds) }
        guard frames <= limits.samples / channels else {
            throw .tooManySamples(frames * channels, seconds: seconds, channels: channels)
        }
        for index in found.indices { place(&found[index]) }
    }

    private var rate: Double { Double(sampleRate) }

    private func place(_ remark: inout ByteRemark) {
        let part = remark.part < parts.count ? parts[remark.part] : frames..<frames
        remark.seconds = Double(part.lowerBound) / rate + (remark.seconds ?? Double(part.count) / rate)
        switch remark.kind {
        case .cutOff(let within, let missing) where !["frame", "OggS"].contains(within):
            remark.lost = Double(missing) / Double(max(1, remark.bytes)) * Double(part.count) / rate
        case .fewer(let promised, let present): remark.lost = Double(promised - present) / rate
        default: break
        }
    }

    /// Remarks on the file's bytes, each with its place from the start, and on sound that could not be decoded so far.
    package func remarks() -> [ByteRemark] {
        guard let missing else { return found }
        let lost = Double(missing.count) / rate
        // Damage is told already.
        let isTold = found.contains { remark in
            if case .lostPages = remark.kind { true } else { remark.kind == .unknown }
        }
        let isEnd = missing.upperBound == frames
        guard !isEnd || !isTold else { return found }
        let kind: ByteRemark.Kind =
            isEnd ? .fewer(promised: frames, present: missing.lowerBound) : .undecoded(seconds: lost)
        let seconds = Double(missing.lowerBound) / rate
        return found + [ByteRemark(kind: kind, offset: 0, bytes: 0, part: 0, seconds: seconds, lost: lost)]
    }

    /// All samples that can be decoded, as many as were promised or fewer.
    package func decode() -> DecodedAudio {
        let samples = unsafe filled(frames) { buffer, count in
            for (index, part) in parts.enumerated() where !part.isEmpty {
                count += unsafe channels * read(part, of: index, into: buffer.baseAddress! + count)
            }
        }
        missing = samples.count < frames * channels ? samples.count / channels..<frames : nil
        return DecodedAudio(samples: samples, channels: channels, sampleRate: sampleRate)
    }

    /// Interleaved samples of the frames in a range; of a range that reaches beyond the end, what there is.
    package func read(_ range: Range<Int>) -> [Float] {
        let range = range.clamped(to: 0..<frames)
        return unsafe filled(range.count) { buffer, count in
            for (index, part) in parts.enumerated() where part.overlaps(range) {
                let wanted = range.clamped(to: part)
                let got = unsafe read(wanted, of: index, into: buffer.baseAddress! + count)
                count += wanted.count * channels
                unsafe buffer[(count - (wanted.count - got) * channels)..<count].initialize(repeating: 0)
            }
        }
    }

    private func filled(_ frames: Int, _ fill: (UnsafeMutableBufferPointer<Float>, inout Int) -> Void) -> [Float] {
        // The storage of all empty arrays is one, which the initializer would write to.
        frames == 0 ? [] : unsafe [Float](unsafeUninitializedCapacity: frames * channels) { unsafe fill($0, &$1) }
    }

    /// - Returns: how many samples a channel there are of those that were asked for.
    private func read(_ wanted: Range<Int>, of index: Int, into target: UnsafeMutablePointer<Float>) -> Int {
        guard let decoder = decoders[index] else { return 0 }
        let start = wanted.lowerBound - parts[index].lowerBound
        let isNext = positions[index] == start
        let got = unsafe isNext || decoder.seek(to: start) ? decoder.read(into: target, frames: wanted.count) : 0
        positions[index] = start + got
        // After a seek libsndfile gives up to a block of Vorbis less at the end.
        if wanted.count - got > (isNext ? 0 : sampleRate / 20) {
            let first = wanted.lowerBound + got
            missing = min(missing?.lowerBound ?? first, first)..<max(missing?.upperBound ?? 0, wanted.upperBound)
        }
        return got
    }
}
