/// Names the result of a stage: the stage and its version, the digests of its inputs, and the settings that it reads.
///
/// Equal keys mean equal results, on every machine with the same libraries.
package struct StageKey: Sendable, Hashable {
    /// SHA-256: 32 bytes.
    let bytes: [UInt8]

    /// - Parameters:
    ///   - stage: the stage's name.
    ///   - version: of the stage's code. It is raised whenever equal inputs may give another result.
    ///   - inputs: what decides the result: digests, and settings as text. Each is told from the next by its length.
    package init(_ stage: String, version: Int, _ inputs: [String]) {
        let parts = [stage, String(version)] + inputs
        bytes = Digest.hash(Array(parts.map { "\($0.utf8.count):\($0)\n" }.joined().utf8)[...])
    }

    init(bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }
}
