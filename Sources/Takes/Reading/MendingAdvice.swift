/// What to do about a file that is not readable, or not wholly.
enum MendingAdvice {
    static let exportAgain = "the file is damaged or cut short: copy or export it again"

    /// The command that puts a readable file in the place of another.
    static func convert(_ file: String) -> String {
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        if "\(stem).wav" == file {
            let converted = quoted("\(stem)-converted.wav")
            return "ffmpeg -i \(quoted(file)) -c:a pcm_s24le \(converted) && mv \(converted) \(quoted(file))"
        }
        return "ffmpeg -i \(quoted(file)) -c:a pcm_s24le \(quoted("\(stem).wav")) && rm \(quoted(file))"
    }

    /// As a shell takes it for one word.
    private static func quoted(_ path: String) -> String {
        "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
