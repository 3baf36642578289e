package import VoiceAssetCore
package import VoiceManifest

extension PackManifest {
    /// The files of all clips and pauses, the one for splicers, and the attribution; paths are unique in a sound manifest.
    package var filesByPath: [String: ClipFile] {
        let files = soundFiles.flatMap(\.files.values) + [splice, attribution].compactMap(\.self)
        return Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    /// Lists the file for splicers as it is to be, and takes the checksums over all that the manifest says.
    ///
    /// - Returns: that file's bytes, and the manifest's with zeros for its checksum. Nil for a manifest that can't be written.
    package mutating func sealedTexts() -> (splice: [UInt8]?, written: [UInt8]?) {
        let text = try? spliceText()
        splice = text.map {
            ClipFile(path: SpliceManifest.fileName, bytes: $0.count, sha256: Digest.sha256($0))
        }
        spokenSha256 = (try? spokenText()).map(Digest.sha256)
        let written = try? writtenText()
        writtenSha256 = written.map(Digest.sha256)
        return (text, written)
    }

    /// The same for the file for splicers alone.
    @discardableResult
    package mutating func seal() -> [UInt8]? { sealedTexts().splice }
}

extension PackManifest {
    /// Looks for a change since generate wrote the manifest, first in what decides the pack's words.
    /// - Parameter json: the bytes that it was read from.
    package func sealFault(in json: [UInt8]) -> VoiceAssetCore.Finding? {
        if let stated = spokenSha256, (try? spokenText()).map(Digest.sha256) != stated {
            return VoiceAssetCore.Finding(.manifestInvalid, "speech")
        }
        guard let written = writtenText(in: json) else {
            return VoiceAssetCore.Finding(.manifestInvalid, "unsealed")
        }
        return Digest.sha256(written) == writtenSha256 ? nil : VoiceAssetCore.Finding(.manifestInvalid, "text")
    }
}

extension PackManifest.ClipFile {
    /// Whether these are the bytes that the manifest means.
    func describes(_ content: [UInt8]) -> Bool { content.count == bytes && Digest.sha256(content) == sha256 }
}
