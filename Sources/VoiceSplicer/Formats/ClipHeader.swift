import VoiceAssetAudioContainers

/// The header of a clip in a container of chunks, held against what it must be.
struct ClipHeader {
    let format: ChunkFormat
    private let file: HeldBytes

    /// - Parameters:
    ///   - beginning: the file's first bytes, from index 0.
    ///   - fileBytes: the file's size.
    init(format: ChunkFormat, beginning: ArraySlice<UInt8>, fileBytes: Int) {
        self.format = format
        file = HeldBytes(beginning, bytes: fileBytes)
    }

    /// Where the sound begins.
    ///
    /// - Parameter payload: bytes of sound that there must be.
    /// - Throws: `header` for sizes that don't fit the file or the manifest, and for another format.
    func soundOffset(payload: Int) throws(ClipFault) -> Int {
        var offset = try frameEnd()
        var awaited = format.descriptions.map(\.name)
        while true {
            let chunk = try chunk(at: offset)
            guard let size = Int(exactly: chunk.size), let end = format.layout.end(of: chunk) else {
                throw .header("'\(chunk.name)' has no sound size")
            }
            guard size <= file.bytes - chunk.content else {
                throw .header("'\(chunk.name)' states \(size) bytes; \(file.bytes - chunk.content) are left")
            }
            if chunk.name == format.sound {
                if let name = awaited.first { throw .header("'\(name)' is missing") }
                try checkSound(chunk, payload: payload)
                return chunk.content + format.soundOffset
            }
            if let description = format.descriptions.first(where: { $0.name == chunk.name }) {
                guard let place = awaited.firstIndex(of: chunk.name) else {
                    throw .header("'\(chunk.name)' occurs twice")
                }
                awaited.remove(at: place)
                try check(description, chunk, packets: payload / format.packetBytes)
            }
            offset = end
        }
    }

    private func frameEnd() throws(ClipFault) -> Int {
        switch format.frame {
        case .bytes(let expected):
            guard file.read(at: 0, count: expected.count) == expected else {
                throw .header("it does not begin like a CAF file")
            }
            return expected.count
        case .outermost(let name, let kind):
            let beginning = file.read(at: 0, count: 12)
            guard beginning.count == 12 else { throw .header("'\(format.sound)' is missing") }
            guard beginning[..<4].elementsEqual(Array(name.utf8)), beginning[8...].elementsEqual(Array(kind.utf8))
            else {
                throw .header("it does not begin like a \(kind) file")
            }
            let size = format.layout.order.number(beginning[4..<8])
            guard size == UInt64(file.bytes - 8) else {
                throw .header("'\(name)' states \(size) bytes, not \(file.bytes - 8)")
            }
            return 12
        }
    }

    private func check(_ description: ChunkFormat.Description, _ chunk: Chunk, packets: Int) throws(ClipFault) {
        let expected = format.expected(description, packets: packets)
        let fixed = expected.count - description.free
        guard description.free == 0 ? chunk.size == UInt64(fixed) : chunk.size >= UInt64(fixed),
            file.read(at: chunk.content, count: fixed).elementsEqual(expected[..<fixed])
        else { throw .header("'\(description.name)' describes another format or length") }
    }

    private func checkSound(_ chunk: Chunk, payload: Int) throws(ClipFault) {
        guard chunk.size == UInt64(payload + format.soundOffset) else {
            throw .header("'\(format.sound)' states \(chunk.size) bytes, not \(payload + format.soundOffset)")
        }
        guard
            file.read(at: chunk.content, count: format.soundOffset)
                == [UInt8](repeating: 0, count: format.soundOffset)
        else { throw .header("'\(format.sound)' does not begin with its sound") }
    }

    private func chunk(at offset: Int) throws(ClipFault) -> Chunk {
        if let chunk = format.layout.chunk(at: offset, of: file) { return chunk }
        let isThere = file.read(at: offset, count: format.layout.headerBytes).count == format.layout.headerBytes
        throw .header(isThere ? "no chunk at byte \(offset)" : "'\(format.sound)' is missing")
    }
}
