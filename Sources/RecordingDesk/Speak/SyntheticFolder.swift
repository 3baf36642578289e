import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline

/// The folder of a pack's synthetic takes, locked. A take is there whole and with a note of what it says, or not at all.
struct SyntheticFolder {
    /// The folder, as the user would type it.
    let path: String
    private let texts: RecordedTextsFile
    private let lock: (any PublishingLock)?
    private let files = LocalFileSystem()

    /// What a take is written under before it gets its name. Hidden, so that it is no recording.
    private var staged: String { Self.staged(in: path) }
    private static func staged(in path: String) -> String { "\(path)/.voice-assets-take" }

    /// Whether a run that was killed left half a take.
    /// - Parameter pack: the pack's folder, as the user would type it.
    static func hasRemains(in pack: String) -> Bool {
        FileKind(at: staged(in: "\(pack)/\(SyntheticTakes.folder)")) == .file
    }

    /// Makes the folder, unless it is there.
    /// - Parameters:
    ///   - pack: the pack's folder, as the user would type it.
    ///   - root: the folder of all recordings.
    init(of pack: String, within root: String) throws(Finding) {
        path = "\(pack)/\(SyntheticTakes.folder)"
        texts = RecordedTextsFile(of: pack, within: root)
        if let kind = FileKind(at: path), kind != .folder {
            throw FileReadError.notFolder(kind).diagnostic(file: path)
        }
        do throws(LockRefusal) {
            do throws(PublishingError) { try files.makeFolders(path) } catch { throw .system(error) }
            lock = try LockPatience.none.lock(path, on: files)
        } catch {
            throw error.diagnostic
        }
    }

    /// Writes a clip's take. A file that is there is replaced if it is empty.
    /// - Returns: a remark if what the take says can't be noted because of what is there instead of the notes.
    func keep(_ bytes: [UInt8], of clip: VoicePack.Clip) throws(ProgramFailure) -> [Finding] {
        let name = SyntheticTakes.name(of: clip.id)
        let place = "\(path)/\(name)"
        do throws(PublishingError) {
            try clear()
            try files.write(bytes, toNew: staged)
            try files.synchronize(staged)
            let take = TakeText(file: SyntheticTakes.path(name), sha256: Digest.sha256(bytes), text: clip.text)
            let remarks = try texts.noteAhead([take])
            if let entry = try files.entry(at: place), entry.kind == .file, entry.size == 0 {
                try files.move(staged, over: place)
            } else {
                try files.move(staged, toNew: place)
            }
            try files.synchronize(path)
            return remarks
        } catch {
            try? clear()
            throw ProgramFailure(error.diagnostic.at(error.path, clip: clip.id), isLasting: true)
        }
    }

    /// Removes what a run that was killed left, and the folder if nothing is in it.
    func close() {
        withExtendedLifetime(lock) {
            try? clear()
            try? files.removeFolder(path)
        }
    }

    private func clear() throws(PublishingError) {
        if try files.entry(at: staged)?.kind == .file { try files.removeFile(staged) }
    }
}
