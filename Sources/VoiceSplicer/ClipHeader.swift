/// The header of a clip in a container of chunks, held against what it must be.
struct ClipHeader {
    let format: ChunkFormat
    /// The file's first bytes, `count` of them.
    let bytes: [UInt8]
    let count: Int
    /// The file's size.
    let fileBytes: Int

    /// Where the sound begins.
    ///
    /// - Parameter payload: bytes of sound that there must be.
    /// - Throws: `header` for sizes that don't fit the file or the manifest, and for another format.
    func soundOffset(payload: Int) throws(ClipFault) -> Int {
        var offset = try frameEnd()
        var awaited = format.descriptions.map(\.name)
        while true {
            let (name, size) = try chunk(at: offset)
            let content = offset + 4 + format.sizeBytes
            guard size <= fileBytes - content else {
                throw .header("'\(name)' states \(size) bytes; \(fileBytes - content) are left")
            }
            if name == format.sound {
                if let name = awaited.first { throw .header("'\(name)' is missing") }
                try checkSound(at: content, size: size, payload: payload)
                return content + format.soundOffset
            }
            if let description = format.descriptions.first(where: { $0.name == name }) {
                guard let place = awaited.firstIndex(of: name) else { throw .header("'\(name)' occurs twice") }
                awaited.remove(at: place)
                try check(description, at: content, size: size, packets: payload / format.packetBytes)
            }
            offset = content + size + (format.isPadded ? size % 2 : 0)
        }
    }

    private func frameEnd() throws(ClipFault) -> Int {
        switch format.frame {
        case .bytes(let expected):
            guard count >= expected.count, bytes[..<expected.count].elementsEqual(expected) else {
                throw .header("it does not begin like a CAF file")
            }
            return expected.count
        case .outermost(let name, let kind):
            guard try tag(at: 0).elementsEqual(name.utf8), try tag(at: 8).elementsEqual(kind.utf8) else {
                throw .header("it does not begin like a \(kind) file")
            }
            let size = try number(at: 4, bytes: 4)
            guard size == UInt64(fileBytes - 8) else {
                throw .header("'\(name)' states \(size) bytes, not \(fileBytes - 8)")
            }
            return 12
        }
    }

    private func check(
        _ description: ChunkFormat.Description, at offset: Int, size: Int, packets: Int
    ) throws(ClipFault) {
        let expected = format.expected(description, packets: packets)
        let fixed = expected.count - description.free
        guard description.free == 0 ? size == fixed : size >= fixed, offset + fixed <= count,
            bytes[offset..<offset + fixed].elementsEqual(expected[..<fixed])
        else { throw .header("'\(description.name)' describes another format or length") }
    }

    private func checkSound(at offset: Int, size: Int, payload: Int) throws(ClipFault) {
        guard size == payload + format.soundOffset else {
            throw .header("'\(format.sound)' states \(size) bytes, not \(payload + format.soundOffset)")
        }
        guard offset + format.soundOffset <= count, bytes[offset..<offset + format.soundOffset].allSatisfy({ $0 == 0 })
        else { throw .header("'\(format.sound)' does not begin with its sound") }
    }

    private func chunk(at offset: Int) throws(ClipFault) -> (name: String, size: Int) {
        let tag = try tag(at: offset)
        let name = String(decoding: tag, as: UTF8.self)
        guard tag.allSatisfy({ (0x20...0x7e).contains($0) }) else { throw .header("no chunk at byte \(offset)") }
        let size = try number(at: offset + 4, bytes: format.sizeBytes)
        guard let size = Int(exactly: size) else { throw .header("'\(name)' has no sound size") }
        return (name, size)
    }

    private func tag(at offset: Int) throws(ClipFault) -> ArraySlice<UInt8> {
        guard offset + 4 <= count else { throw .header("'\(format.sound)' is missing") }
        return bytes[offset..<offset + 4]
    }

    private func number(at offset: Int, bytes width: Int) throws(ClipFault) -> UInt64 {
        guard offset + width <= count else { throw .header("'\(format.sound)' is missing") }
        var value: UInt64 = 0
        for index in 0..<width {
            value = value << 8 | UInt64(bytes[offset + (format.isBigEndian ? index : width - 1 - index)])
        }
        return value
    }
}
