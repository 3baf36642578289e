package import VoiceAssetPacks

/// A clip of pack.yml with its recordings.
package struct RecordedClip: Sendable, Equatable {
    package var clip: VoicePack.Clip
    /// In the order of their numbers, at least one.
    package var takes: [TakeFile]
    /// The number of the take that pack.yml asks for, if there is one of that number.
    package var pin: Int?

    /// The clips of a pack that have recordings, in the order of pack.yml.
    package static func all(in folder: PackFolder) -> [RecordedClip] {
        folder.source.clips.compactMap { clip in
            guard let takes = folder.takes[clip.id] else { return nil }
            let files = takes.map {
                TakeFile(number: $0.number, name: $0.name, path: $0.path(in: folder.path), isSynthetic: $0.isSynthetic)
            }
            let pin = folder.source.pins[clip.id]?.take
            return RecordedClip(clip: clip, takes: files, pin: files.contains { $0.number == pin } ? pin : nil)
        }
    }

    /// The path of the take with that file name, or of the first one.
    package func path(ofTake name: String) -> String { (takes.first { $0.name == name } ?? takes[0]).path }
}

/// Where a take is.
package struct TakeFile: Sendable, Equatable {
    /// The file's largest size, bytes.
    package static let maximumBytes = 256 << 20

    /// 1 for `7.wav`, n for `7~n.wav`.
    package var number: Int
    /// The file's name, without a folder.
    package var name: String
    /// The file, as the user would type it.
    package var path: String
    /// Whether a synthesizer spoke it.
    package var isSynthetic = false

    /// The path from the pack's folder.
    package var inFolder: String { isSynthetic ? SyntheticTakes.path(name) : name }

    /// Whether it has no header: what its bytes are, pack.yml says.
    package var isRaw: Bool { RawSamples.isFile(name) }
}
