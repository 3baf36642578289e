/// What to do about a file that is not readable, or not wholly.
enum MendingAdvice {
    static let exportAgain = "the file is damaged or cut short: copy or export it again"

    /// What ffmpeg must be told of a telephone's files, which have no header: 8 kHz, but for G.722 and Asterisk's "slin" with a
    /// rate in its name.
    private static let telephoneOptions = [
        "gsm": "-f gsm", "g722": "-f g722", "ulaw": "-f mulaw -ar 8000", "alaw": "-f alaw -ar 8000",
        "sln": "-f s16le -ar 8000", "sln12": "-f s16le -ar 12000", "sln16": "-f s16le -ar 16000",
        "sln24": "-f s16le -ar 24000", "sln32": "-f s16le -ar 32000", "sln44": "-f s16le -ar 44100",
        "sln48": "-f s16le -ar 48000",
    ]

    /// Whether a file's name says that nothing in it tells what it is.
    static func isHeaderless(_ file: String) -> Bool {
        let suffix = fileExtension(file)
        return suffix == "raw" || telephoneOptions[suffix] != nil
    }

    /// What to do about a file that is called something libsndfile can't know; nil for others.
    static func ofForeign(_ file: String) -> String? {
        let suffix = fileExtension(file)
        if suffix == "raw" {
            return "nobody knows what `.raw` holds: find out, say so under `takes: pcm:` of pack.yml, "
                + "and call the file `.pcm`"
        }
        return suffix == "spx" || telephoneOptions[suffix] != nil ? "convert it with: \(convert(file))" : nil
    }

    private static func fileExtension(_ file: String) -> String {
        file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
    }

    /// The command that puts a readable file in the place of another.
    static func convert(_ file: String) -> String {
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        if "\(stem).wav" == file {
            let converted = quoted("\(stem)-converted.wav")
            return "ffmpeg -i \(quoted(file)) -c:a pcm_s24le \(converted) && mv \(converted) \(quoted(file))"
        }
        let options = telephoneOptions[fileExtension(file)].map { "\($0) " } ?? ""
        return "ffmpeg \(options)-i \(quoted(file)) -c:a pcm_s24le \(quoted("\(stem).wav")) && rm \(quoted(file))"
    }

    /// As a shell takes it for one word.
    private static func quoted(_ path: String) -> String {
        "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
