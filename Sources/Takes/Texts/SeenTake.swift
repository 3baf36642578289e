package import VoiceAssetPacks

/// A take that could be read.
package struct SeenTake: Sendable {
    package var file: TakeFile
    /// SHA-256 of the file, 64 hexadecimal digits.
    package var sha256: String
    package var clip: VoicePack.Clip
    /// Whether its clip is made of it.
    package var isUsed: Bool

    package init(_ file: TakeFile, sha256: String, of clip: VoicePack.Clip, isUsed: Bool) {
        self.file = file
        self.sha256 = sha256
        self.clip = clip
        self.isUsed = isUsed
    }

    package var text: TakeText { TakeText(file: file.inFolder, sha256: sha256, text: clip.text) }
}
