/// WAV files, byte by byte. (Microsoft and IBM: Multimedia Programming Interface and Data Specifications 1.0, 1991)
package enum WAV {
    /// 16-bit samples in one channel; values beyond full scale are clipped.
    package static func integers(_ samples: [Float], sampleRate: Int) -> [UInt8] {
        let data = samples.flatMap { bytes(UInt16(bitPattern: Int16((max(-1, min(1, $0)) * 32767).rounded()))) }
        return file(format: 1, channels: 1, sampleRate: sampleRate, bits: 16, data: data)
    }

    /// 32-bit floating-point samples in one channel.
    package static func floats(_ samples: [Float], sampleRate: Int) -> [UInt8] {
        file(format: 3, channels: 1, sampleRate: sampleRate, bits: 32, data: samples.flatMap { bytes($0.bitPattern) })
    }

    /// A header of 44 bytes and the data.
    package static func file(format: UInt16, channels: UInt16, sampleRate: Int, bits: UInt16, data: [UInt8]) -> [UInt8]
    {
        let block = channels * bits / 8
        var file = Array("RIFF".utf8) + bytes(UInt32(36 + data.count)) + Array("WAVEfmt ".utf8) + bytes(UInt32(16))
        file += bytes(format) + bytes(channels) + bytes(UInt32(sampleRate))
        file += bytes(UInt32(sampleRate) * UInt32(block)) + bytes(block) + bytes(bits)
        return file + Array("data".utf8) + bytes(UInt32(data.count)) + data
    }

    /// Least significant byte first.
    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
