import VoiceAssetCSndFile

/// The sound of a file, of all parts of its layout, read as a whole or piece by piece, so that its length does not matter to memory.
package struct SoundReader {
    /// Nil of a part that can't be opened.
    private let decoders: [(any SoundDecoder)?]
    /// Where the samples of each part stand among all.
    private let ranges: [Range<Int>]
    private let remarks: [ByteRemark]
    /// Samples a channel that the headers promise.
    package let frames: Int
    package let channels: Int
    /// Samples a second and channel, hertz.
    package let sampleRate: Int
    /// Stretches that could not be decoded, in samples a channel; zeros stand in their place.
    package let shortage = Shortage()

    /// Samples that were promised and could not be decoded.
    package final class Shortage {
        package fileprivate(set) var first: Int?
        package fileprivate(set) var count = 0
    }

    /// The headers are held to the limits before anything is allocated for what they promise.
    ///
    /// - Throws: `notReadable`, `codec`, `zeros`, `mixedParts`, `sampleRate`, `channels`, `tooLong`, `tooManySamples`.
    package init(_ layout: SoundLayout, of source: SoundSource, limits: DecodeLimits) throws(SoundFileError) {
        if let fault = layout.fault { throw fault }
        var (decoders, remarks, failure): ([(any SoundDecoder)?], [ByteRemark], SoundFileError?)
        (decoders, remarks, failure) = ([], layout.remarks, nil)
        for (index, part) in layout.parts.enumerated() {
            let file = PartFile(part, of: source)
            do throws(SoundFileError) {
                decoders.append(part.isMPEG ? try MPEGDecoder(file, part.frames) : try SoundFileDecoder(file))
            } catch {
                // The sound of the others is not thrown away.
                failure = failure ?? error
                decoders.append(nil)
                let bytes = part.pieces.reduce(0) { $0 + $1.count }
                let kind = ByteRemark.Kind.unknown
                remarks.append(ByteRemark(kind: kind, offset: part.offset, bytes: bytes, part: index, seconds: 0))
            }
        }
        if let failure, decoders.allSatisfy({ $0 == nil }) { throw failure }
        try self.init(decoders, remarks, limits)
    }

    /// Of bytes without a header.
    init(_ bytes: [UInt8], as stated: SF_INFO, limits: DecodeLimits) throws(SoundFileError) {
        let file = PartFile(SoundPart(offset: 0, pieces: [.range(0..<bytes.count)]), of: .held(bytes))
        try self.init([try SoundFileDecoder(file, stated)], [], limits)
    }

    private init(
        _ decoders: [(any SoundDecoder)?], _ remarks: [ByteRemark], _ limits: DecodeLimits
    ) throws(SoundFileError) {
        guard let first = decoders.lazy.compactMap(\.self).first else { throw .notReadable("there is no sound in it") }
        (sampleRate, channels) = (first.sampleRate, first.channels)
        guard limits.sampleRates.contains(sampleRate) else { throw .sampleRate(sampleRate) }
        guard limits.channels.contains(channels) else { throw .channels(channels) }
        var end = 0
        ranges = decoders.map { decoder in
            let start = end
            end += decoder?.frames ?? 0
            return start..<end
        }
        (self.decoders, self.remarks, frames) = (decoders, remarks, end)
        for case let other? in decoders where (other.sampleRate, other.channels) != (sampleRate, channels) {
            throw .mixedParts(decoders.count)
        }
        let seconds = Double(frames) / Double(sampleRate)
        guard seconds <= limits.seconds else { throw .tooLong(seconds: seconds) }
        guard frames <= limits.samples / channels else {
            throw .tooManySamples(frames * channels, seconds: seconds, channels: channels)
        }
    }

    /// Remarks on the file's bytes, each with its place from the start.
    ///
    /// - Parameter decoded: samples a channel that there are; nil if nobody tried.
    package func remarks(decoded: Int? = nil) -> [ByteRemark] {
        var remarks = remarks
        for index in remarks.indices { place(&remarks[index]) }
        let missing = frames - (decoded ?? frames)
        // Damage is told already.
        let isTold = remarks.contains { remark in
            if case .lostPages = remark.kind { true } else { remark.kind == .unknown }
        }
        if missing > 0, !isTold {
            let kind = ByteRemark.Kind.fewer(promised: frames, present: frames - missing)
            remarks.append(
                ByteRemark(
                    kind: kind, offset: 0, bytes: 0, part: 0, seconds: Double(frames - missing) / rate,
                    lost: Double(missing) / rate))
        }
        if let first = shortage.first {
            let kind = ByteRemark.Kind.undecoded(seconds: Double(shortage.count) / rate)
            remarks.append(ByteRemark(kind: kind, offset: 0, bytes: 0, part: 0, seconds: Double(first) / rate))
        }
        return remarks
    }

    private var rate: Double { Double(sampleRate) }

    private func place(_ remark: inout ByteRemark) {
        let part = remark.part < ranges.count ? ranges[remark.part] : frames..<frames
        remark.seconds = Double(part.lowerBound) / rate + (remark.seconds ?? Double(part.count) / rate)
        switch remark.kind {
        case .cutOff(let within, let missing) where !["frame", "OggS"].contains(within):
            remark.lost = Double(missing) / Double(max(1, remark.bytes)) * Double(part.count) / rate
        case .fewer(let promised, let present): remark.lost = Double(promised - present) / rate
        default: break
        }
    }

    /// All samples that can be decoded, as many as were promised or fewer.
    package func decode() -> DecodedAudio {
        // The storage of all empty arrays is one, which the initializer below would write to.
        guard frames > 0 else { return DecodedAudio(samples: [], channels: channels, sampleRate: sampleRate) }
        let samples = unsafe [Float](unsafeUninitializedCapacity: frames * channels) { buffer, count in
            for case let decoder? in decoders {
                count += unsafe channels * decoder.read(into: buffer.baseAddress! + count, frames: decoder.frames)
            }
        }
        return DecodedAudio(samples: samples, channels: channels, sampleRate: sampleRate)
    }

    /// Interleaved samples of the frames in a range; of a range that reaches beyond the end, what there is.
    package func read(_ range: Range<Int>) -> [Float] {
        let range = range.clamped(to: 0..<frames)
        var samples = [Float](repeating: 0, count: range.count * channels)
        for case (let decoder?, let part) in zip(decoders, ranges) where part.overlaps(range) {
            let wanted = range.clamped(to: part)
            var got = 0
            if decoder.seek(to: wanted.lowerBound - part.lowerBound) {
                unsafe samples.withUnsafeMutableBufferPointer { buffer in
                    let target = unsafe buffer.baseAddress! + (wanted.lowerBound - range.lowerBound) * channels
                    got = unsafe decoder.read(into: target, frames: wanted.count)
                }
            }
            // After a seek libsndfile gives up to a block of Vorbis less at the end.
            if wanted.count - got > sampleRate / 20 {
                let first = wanted.lowerBound + got
                shortage.first = min(shortage.first ?? first, first)
                shortage.count = max(shortage.count, wanted.upperBound - (shortage.first ?? first))
            }
        }
        return samples
    }
}
