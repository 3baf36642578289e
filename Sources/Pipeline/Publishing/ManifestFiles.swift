package import NumberGrammar
import VoiceAssetAudio
package import VoiceAssetCore
package import VoiceAssetPacks
package import VoiceManifest
import VoiceSplicer

extension PackManifest {
    /// The files of all clips and pauses, the one for splicers, and the attribution; paths are unique in a sound manifest.
    package var filesByPath: [String: ClipFile] {
        let files = soundFiles.flatMap(\.files.values) + [splice, attribution].compactMap(\.self)
        return Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    /// Lists the file for splicers as it is to be, and takes the checksums over all that the manifest says.
    ///
    /// - Returns: that file's bytes, and the manifest's with zeros for its checksum. Those are nil for a manifest that can't be written.
    package mutating func sealedTexts(
        _ grammar: NumberTable = NumberTable(), _ joins: [SpliceManifest.TextJoin] = [], _ texts: ReadTexts = .init()
    ) -> (splice: [UInt8], written: [UInt8]?) {
        let text = spliceText(grammar, joins, texts)
        splice = ClipFile(path: SpliceManifest.fileName, bytes: text.count, sha256: Digest.sha256(text))
        let written = try? writtenText()
        writtenSha256 = written.map(Digest.sha256)
        return (text, written)
    }

    /// Whether the file for splicers that the manifest lists says what the manifest says of the same.
    package func isWritten(with splice: SpliceManifest) -> Bool {
        let text = spliceText(splice.grammar, splice.textJoins, ReadTexts(of: splice))
        return Digest.sha256(text) == self.splice?.sha256
    }

    /// Looks for a change since generate wrote the manifest.
    /// - Parameter json: the bytes that it was read from.
    package func sealFault(in json: [UInt8]) -> VoiceAssetCore.Finding? {
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

extension ClipProfile {
    /// The profile as a manifest states it.
    package var manifest: PackManifest.Profile {
        .init(
            loudness: loudness, truePeak: truePeak, gapSamples: gapSamples, level: level == .clip ? .clip : .pack,
            highPass: highPass)
    }

    /// The renditions as a manifest describes them, by their names.
    package var manifestRenditions: [String: PackManifest.Rendition] {
        Dictionary(
            uniqueKeysWithValues: renditions.map {
                ($0.rawValue, .init($0.codec, in: $0.container, sampleRate: sampleRate))
            })
    }
}

/// The tool itself, as a manifest names it.
package enum Generator {
    /// The version of voice-assets: https://semver.org
    package static let version = "0.3.0"

    /// The tool and the libraries whose versions decide the bytes that it writes.
    package static var manifest: PackManifest.Generator {
        .init(
            name: "voice-assets", version: version,
            libraries: .init(
                libsndfile: SoundFile.libraryVersion, lame: MP3Encoder.libraryVersion,
                libsoxr: Resampler.libraryVersion, libebur128: LoudnessMeter.libraryVersion))
    }
}
