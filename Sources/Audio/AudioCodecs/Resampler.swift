import VoiceAssetCSoxr

/// Sample rate conversion by soxr at very high quality.
package enum Resampler {
    /// libsoxr's version: `0.1.3`.
    package static var libraryVersion: String { unsafe String(String(cString: soxr_version()).drop { !$0.isNumber }) }

    package enum Quality: Sendable {
        /// What is heard: 28-bit precision, flat to 91 % of the Nyquist rate (`SOXR_VHQ`).
        case audible
        /// What is only measured: 16-bit precision (`SOXR_LQ`).
        case analysis

        fileprivate var recipe: UInt { UInt(self == .audible ? SOXR_VHQ : SOXR_LQ) }
    }

    /// Mono samples at another rate, without delay: as many as come nearest to `count · outputRate / inputRate`.
    package static func resample(
        _ samples: [Float], from inputRate: Int, to outputRate: Int, quality recipe: Quality = .audible
    ) throws(CodecError) -> [Float] {
        guard inputRate != outputRate, !samples.isEmpty else { return samples }
        var format = unsafe soxr_io_spec(SOXR_FLOAT32_I, SOXR_FLOAT32_I)
        var quality = unsafe soxr_quality_spec(recipe.recipe, 0)
        var runtime = unsafe soxr_runtime_spec(1)
        let capacity = (samples.count * outputRate + inputRate - 1) / inputRate
        var error: soxr_error_t?
        let output: [Float] = unsafe [Float](unsafeUninitializedCapacity: capacity) { buffer, count in
            var consumed = 0
            unsafe error = soxr_oneshot(
                Double(inputRate), Double(outputRate), 1, samples, samples.count, &consumed, buffer.baseAddress,
                capacity, &count, &format, &quality, &runtime)
        }
        if let error = unsafe error { throw CodecError("soxr: \(unsafe String(cString: error))") }
        return output
    }
}
