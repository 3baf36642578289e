import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceAssetCore
import VoiceAssetPipeline

/// What one file of a pack is, found by reading and decoding it; nothing is taken from the manifest.
struct AssetFile: Sendable {
    /// Extensions of formats that other encoders write and that do not become longer by appending bytes.
    static let formatsWithoutSplice: Set = ["flac", "m4a", "mp4", "oga", "ogg", "opus", "wma"]

    /// Extensions of the containers that Apple documents for notification sounds.
    /// (UNNotificationSound, "Prepare Sound Resources")
    static let documentedExtensions: Set = ["aif", "aifc", "aiff", "caf", "wav"]

    /// Relative to the pack's folder.
    var path: String
    var bytes: Int
    var sha256: String
    /// The MP3's frames, if it is one.
    var stream: MP3Stream?
    /// That the end of the file is missing.
    var earlyEnd: ByteRemark?
    var sound: Result<ClipSound, Finding>

    /// The folder that the file is in: the rendition's name in a pack of ours.
    var group: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
    /// The file's name without extension: the clip's id.
    var clip: String {
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
    var fileExtension: String { path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? "" }

    /// The file without the sound itself, which only the checks of one file look at.
    var withoutSamples: AssetFile {
        var file = self
        file.sound = sound.map { $0.withoutSamples }
        return file
    }

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes.count
        sha256 = Digest.sha256(bytes)
        stream = path.lowercased().hasSuffix(".mp3") ? MP3Stream(bytes) : nil
        earlyEnd = SoundLayout(bytes).remarks.first(where: \.isEarlyEnd)
        do {
            sound = .success(ClipSound(try SoundFile.decode(bytes, limits: .clip)))
        } catch {
            sound = .failure(error)
        }
    }
}
