/// Clips joined behind one header, through a small buffer.
final class Splice {
    /// Bytes that are held of a clip at once.
    static let bufferBytes = 1 << 16

    private let pack: LoadedPack
    private let files: LoadedPack.Files
    private let clips: [Int]
    /// Bytes of sound in all.
    private let payload: Int

    init(
        _ announcement: PackSplicer.Announcement, rendition: SoundRendition, of pack: LoadedPack
    ) throws(VoiceSplicerError) {
        guard announcement.pack === pack else { throw .foreignAnnouncement(announcement.id) }
        guard let files = pack.renditions.first(where: { $0.rendition == rendition }) else {
            throw .rendition(rendition)
        }
        var payload = 0
        for clip in announcement.clipIndexes {
            guard let bytes = files.format.payload(samples: pack.manifest.clips[clip].samples) else {
                throw .rendition(rendition)
            }
            payload += bytes
        }
        self.pack = pack
        self.files = files
        self.payload = payload
        clips = announcement.clipIndexes
    }

    /// Bytes of the file.
    var bytes: Int { files.format.header(payload: payload).count + payload }

    /// Takes the bytes of an announcement, in order.
    typealias Sink = (_ bytes: [UInt8], _ range: Range<Int>) throws(VoiceSplicerError) -> Void

    func write(to sink: Sink) throws(VoiceSplicerError) {
        let folder = try openFolder()
        defer { SystemCalls.close(folder) }
        let header = files.format.header(payload: payload)
        try sink(header, header.indices)
        var buffer = [UInt8](repeating: 0, count: Self.bufferBytes)
        var held = HeldClips(clips, size: size)
        for clip in clips {
            if let place = held.place(of: clip) {
                try sink(held.bytes, place)
            } else {
                try append(clip, in: folder, by: &buffer, holding: &held, to: sink)
            }
        }
    }

    /// Bytes of a clip's sound.
    private func size(_ clip: Int) -> Int { files.format.payload(samples: pack.manifest.clips[clip].samples) ?? 0 }

    /// The rendition's folder in the pack's. No link leads out of the pack.
    private func openFolder() throws(VoiceSplicerError) -> Int32 {
        let parent = SystemCalls.openFolder(pack.folder)
        guard parent >= 0 else {
            let error = SystemCalls.lastError
            throw error.isMissing ? .packMissing(folder: pack.folder) : .unreadable(path: pack.folder, error)
        }
        defer { SystemCalls.close(parent) }
        let name = files.rendition.name
        let folder = SystemCalls.openFolder(name, in: parent)
        guard folder >= 0 else { throw .unreadable(path: "\(pack.folder)/\(name)", SystemCalls.lastError) }
        return folder
    }

    private func append(
        _ clip: Int, in folder: Int32, by buffer: inout [UInt8], holding held: inout HeldClips,
        to sink: Sink
    ) throws(VoiceSplicerError) {
        let file: OpenPackFile
        do { file = try OpenPackFile(name(clip), in: folder) } catch { throw fault(error, clip) }
        defer { file.close() }
        let stated = pack.manifest.bytes(of: pack.manifest.clips[clip], in: files.rendition.name) ?? 0
        guard file.bytes == stated else { throw fault(.size(file.bytes, expected: stated), clip) }
        let (isHeld, heldStart) = (held.wants(clip), held.bytes.count)
        var left = size(clip)
        var start: Int?
        var frame = 0
        while left > 0 {
            let piece: Range<Int>
            do { piece = try next(of: file, start: start, left: left, frame: frame, by: &buffer) } catch {
                throw fault(error, clip)
            }
            try sink(buffer, piece)
            if isHeld { held.append(buffer, piece) }
            start = 0
            left -= piece.count
            if case .frames(let frames) = files.format { frame += piece.count / frames.bytes }
        }
        if isHeld { held.finish(clip, from: heldStart) }
    }

    /// Where the next piece of a clip's sound stands in the buffer.
    ///
    /// - Parameters:
    ///   - start: `nil` at the beginning of the file, where a header stands.
    ///   - frame: frames before it.
    private func next(
        of file: OpenPackFile, start: Int?, left: Int, frame: Int, by buffer: inout [UInt8]
    ) throws(ClipFault) -> Range<Int> {
        switch files.format {
        case .frames(let frames):
            let count = min(left, Self.bufferBytes / frames.bytes * frames.bytes)
            try file.fill(&buffer, count: count)
            try frames.check(buffer, 0..<count, first: frame)
            return 0..<count
        case .chunks(let format):
            let count = min(start == nil ? file.bytes : left, Self.bufferBytes)
            try file.fill(&buffer, count: count)
            if start != nil { return 0..<count }
            let header = ClipHeader(format: format, beginning: buffer[..<count], fileBytes: file.bytes)
            let offset = try header.soundOffset(payload: left)
            return offset..<min(count, offset + left)
        }
    }

    private func name(_ clip: Int) -> String { "\(pack.manifest.clips[clip].id).\(files.fileExtension)" }

    private func fault(_ fault: ClipFault, _ clip: Int) -> VoiceSplicerError {
        .clip(path: "\(pack.folder)/\(files.rendition.name)/\(name(clip))", fault)
    }
}
