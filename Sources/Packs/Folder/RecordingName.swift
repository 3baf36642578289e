import NumberGrammar

/// What a recording's file name says: `<clip id>.<ext>`, or `<clip id>~<n>.<ext>` for a further take.
package struct RecordingName: Hashable {
    /// The clip id, if there is a clip of that name.
    package var clip: String
    /// The number behind the `~`; 0 without one, so that such a take comes first.
    package var take: Int

    /// Reads a file name; nil unless its extension is that of an audio file.
    package init?(fileName: String) {
        guard let stem = Self.stem(ofAudioFile: fileName) else { return nil }
        clip = stem
        take = 0
        guard let mark = stem.lastIndex(of: "~") else { return }
        let number = stem[stem.index(after: mark)...]
        guard (1...4).contains(number.utf8.count), number.utf8.first != UInt8(ascii: "0"),
            number.utf8.allSatisfy(\.isASCIIDigit), let take = Int(number)
        else { return }
        clip = String(stem[..<mark])
        self.take = take
    }

    /// The name before an audio file's extension; nil for any other file and for hidden ones.
    private static func stem(ofAudioFile name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name.first != "." else { return nil }
        guard audioExtensions.contains(name[name.index(after: dot)...].lowercased()) else { return nil }
        return String(name[..<dot])
    }

    /// The extensions to name in advice; the reader takes more.
    static let usualExtensions = "wav, flac, aiff, caf, ogg, opus or mp3"

    /// The formats that libsndfile reads, and those that people send although it does not: reading these tells how to
    /// convert them, instead of calling the recording missing.
    private static let audioExtensions: Set<String> = [
        "wav", "wave", "w64", "rf64", "bwf", "flac", "aiff", "aif", "aifc", "caf", "ogg", "oga", "opus", "mp3", "mp2",
        "au", "snd", "avr", "htk", "iff", "ircam", "nist", "paf", "pvf", "sds", "sf", "sph", "svx", "voc", "wve", "xi",
        "m4a", "m4b", "mp4", "mov", "aac", "ac3", "alac", "ape", "wma", "amr", "3gp", "spx", "tta", "webm", "mka", "wv",
        "m4r", "pcm", "raw", "gsm", "g722", "ulaw", "alaw", "sln", "sln12", "sln16", "sln24", "sln32", "sln44", "sln48",
    ]
}

/// The takes that a synthesizer spoke: a folder of their own in the pack's, so that a person sees which they are, and a take
/// beside pack.yml comes before them.
package enum SyntheticTakes {
    /// The folder's name.
    package static let folder = "synthetic"

    /// The name of the file that `speak` writes for a clip.
    package static func name(of clip: String) -> String { "\(clip).wav" }

    /// The path of one from the pack's folder.
    package static func path(_ file: String) -> String { "\(folder)/\(file)" }

    /// Whether a path from the pack's folder is of one.
    package static func contain(_ path: String) -> Bool { path.hasPrefix("\(folder)/") }

    /// The file's name of a path from the pack's folder.
    package static func name(_ path: String) -> String {
        contain(path) ? String(path.dropFirst(folder.count + 1)) : path
    }
}
