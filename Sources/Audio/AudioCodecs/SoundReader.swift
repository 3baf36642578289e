import Foundation
import VoiceAssetCSndFile

/// A sound file that is read piece by piece by libsndfile, so that its length does not matter to memory.
@safe package struct SoundReader: ~Copyable {
    private let pointer: OpaquePointer
    /// Samples a channel that the header promises.
    package let frames: Int
    package let channels: Int
    /// Samples a second and channel, hertz.
    package let sampleRate: Int
    /// Whether libsndfile only estimates the length.
    private let isEstimate: Bool
    /// What is read where it is no file.
    private let memory: MemoryFile?

    /// libsndfile gets a descriptor of its own: where it opens nothing, it closes what it was given, whatever was said.
    ///
    /// - Parameter descriptor: an open, seekable file at its start, which stays the caller's.
    /// - Throws: `notReadable`, `sampleRate`, `channels`, `tooLong`, `unknownLength`.
    package init(descriptor: Int32, limits: DecodeLimits) throws(SoundFileError) {
        let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard own >= 0 else { throw .notReadable(unsafe String(cString: strerror(errno))) }
        var info = SF_INFO()
        let pointer = try unsafe SoundFileOpening.handle(orThrow: SoundFileError.notReadable) {
            unsafe sf_open_fd(own, Int32(SFM_READ), &info, Int32(SF_TRUE))
        }
        try unsafe self.init(pointer, info, nil, limits)
    }

    /// - Parameter bytes: of a file.
    /// - Throws: `notReadable`, `sampleRate`, `channels`, `tooLong`, `unknownLength`.
    package init(_ bytes: [UInt8], limits: DecodeLimits) throws(SoundFileError) {
        var info = SF_INFO()
        var callbacks = MemoryFile.callbacks
        let memory = MemoryFile(bytes)
        let user = unsafe Unmanaged.passUnretained(memory).toOpaque()
        let pointer = try unsafe SoundFileOpening.handle(orThrow: SoundFileError.notReadable) {
            unsafe sf_open_virtual(&callbacks, Int32(SFM_READ), &info, user)
        }
        try unsafe self.init(pointer, info, memory, limits)
    }

    private init(
        _ pointer: OpaquePointer, _ info: SF_INFO, _ memory: MemoryFile?, _ limits: DecodeLimits
    ) throws(SoundFileError) {
        if let fault = Self.fault(info, limits) {
            unsafe sf_close(pointer)
            throw fault
        }
        unsafe self.pointer = pointer
        self.memory = memory
        frames = Int(info.frames)
        channels = Int(info.channels)
        sampleRate = Int(info.samplerate)
        isEstimate = Int(info.format) & Int(SF_FORMAT_TYPEMASK) == Int(SF_FORMAT_MPEG)
    }

    deinit {
        unsafe sf_close(pointer)
        // Until here libsndfile reads from it.
        _ = memory
    }

    private static func fault(_ info: SF_INFO, _ limits: DecodeLimits) -> SoundFileError? {
        guard limits.sampleRates.contains(Int(info.samplerate)) else { return .sampleRate(Int(info.samplerate)) }
        guard limits.channels.contains(Int(info.channels)) else { return .channels(Int(info.channels)) }
        guard Int(info.frames) < SoundFile.unknownLength else { return .unknownLength(seconds: limits.seconds) }
        let seconds = Double(info.frames) / Double(info.samplerate)
        return seconds <= limits.seconds ? nil : .tooLong(seconds: seconds)
    }

    /// Interleaved samples of the frames in a range; of a range that reaches beyond the end, what there is.
    ///
    /// - Throws: `truncated`.
    package func read(_ range: Range<Int>) throws(SoundFileError) -> [Float] {
        let range = range.clamped(to: 0..<max(0, frames))
        guard !range.isEmpty else { return [] }
        // Of an MP3, what is before the range is decoded as well, into nothing.
        let start = max(0, range.lowerBound - (isEstimate ? Self.reservoir : 0))
        guard unsafe sf_seek(pointer, sf_count_t(start), Int32(SEEK_SET)) == start else {
            throw .truncated(promisedFrames: frames, frames: start)
        }
        if start < range.lowerBound { _ = samples(range.lowerBound - start) }
        let samples = samples(range.count)
        guard samples.count == range.count * channels || isEstimate else {
            throw .truncated(promisedFrames: frames, frames: range.lowerBound + samples.count / channels)
        }
        return samples
    }

    /// A frame of an MP3 may need 511 bytes of those before it, which are up to 26 where they are as small as they can be: 20 bytes of
    /// sound at 8 kbit/s. (ISO/IEC 11172-3 §2.4.3.4, `main_data_begin`) libmpg123 reads four, and is silent until it has enough.
    private static let reservoir = 30 * 1152

    /// The next samples.
    private func samples(_ count: Int) -> [Float] {
        let (pointer, channels) = unsafe (pointer, channels)
        return unsafe [Float](unsafeUninitializedCapacity: count * channels) { buffer, filled in
            let got = unsafe sf_readf_float(pointer, buffer.baseAddress!, sf_count_t(count))
            filled = max(0, Int(got)) * channels
        }
    }
}
