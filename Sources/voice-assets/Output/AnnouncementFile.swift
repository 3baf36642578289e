import ArgumentParser
import VoiceAssetCore
import VoiceAssetPacks
import VoiceSplicer

/// The file that `say --to` writes: over nothing but an announcement that it wrote before, and outside of packs.
struct AnnouncementFile {
    /// As the user typed it.
    let path: String

    /// The rendition that goes to the file: the one that is asked for, else the one that its extension names, else MP3.
    ///
    /// - Throws: a `ValidationError` if the extension promises another one.
    func rendition(_ asked: String?, of splicer: PackSplicer) throws -> SoundRendition {
        let all = splicer.renditions
        let name = asked ?? (fileExtension == nil ? SoundRendition.mp3.name : nil)
        let chosen = all.first { $0.name == name }
        if let name, chosen == nil {
            throw ValidationError(
                "The pack has no rendition \(name) to write to \(path); there are: \(Self.list(all)).")
        }
        guard let fileExtension else { return chosen ?? .mp3 }
        func end(_ rendition: SoundRendition) -> String {
            splicer.fileExtension(rendition: rendition).map { ".\($0)" } ?? ""
        }
        let named = all.filter { end($0) == fileExtension }
        if let chosen {
            guard named.contains(chosen) else {
                throw ValidationError("\(path): \(chosen) goes to a file that ends in \(end(chosen)).")
            }
            return chosen
        }
        guard let only = named.first else {
            let list = all.map { "\($0) (\(end($0)))" }.joined(separator: ", ")
            throw ValidationError("\(path): no rendition of the pack has this extension; there are: \(list).")
        }
        guard named.count == 1 else {
            throw ValidationError(
                "\(path): name the rendition with --rendition: \(Self.list(named)).")
        }
        return only
    }

    private static func list(_ renditions: [SoundRendition]) -> String {
        renditions.map(\.name).joined(separator: ", ")
    }

    /// With its point, in lower case; nil of a name without one.
    private var fileExtension: String? {
        let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
        return name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[$0...].lowercased() : nil }
    }

    /// - Returns: What went wrong.
    func write(_ bytes: [UInt8]) -> Finding? {
        guard !Self.isInPack(path) else { return Finding(.outputConflict, "announcement").at(path) }
        // Any program's MP3 or WAV may look like it.
        return OutputFile(path: path, kind: "announcement") { "announcement \(Digest.sha256($0))" }.write(bytes)
    }

    /// Whether a file belongs to a pack's folder: takes lie there or in `synthetic`, clips in the folder of their rendition.
    static func isInPack(_ path: String) -> Bool {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
        return [folder, "\(folder)../"].contains { folder in
            FileKind(at: folder + PackFolder.fileName) != nil || (try? PackSplicer(pack: folder)) != nil
        }
    }
}
