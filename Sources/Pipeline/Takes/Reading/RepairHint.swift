package import VoiceAssetCore

/// What to do about a file that is not readable, or not wholly.
enum RepairHint {
    /// What ffmpeg must be told of a telephone's files, which have no header: 8 kHz, but for G.722 and Asterisk's "slin" with a
    /// rate in its name.
    private static let telephoneOptions = [
        "gsm": "-f gsm", "g722": "-f g722", "ulaw": "-f mulaw -ar 8000", "alaw": "-f alaw -ar 8000",
        "sln": "-f s16le -ar 8000", "sln12": "-f s16le -ar 12000", "sln16": "-f s16le -ar 16000",
        "sln24": "-f s16le -ar 24000", "sln32": "-f s16le -ar 32000", "sln44": "-f s16le -ar 44100",
        "sln48": "-f s16le -ar 48000", "vox": "-f s16le -c:a adpcm_ima_oki -ar 8000 -ac 1",
    ]

    /// Whether a file's name says that nothing in it tells what it is.
    static func isHeaderless(_ file: String) -> Bool { form(of: file) != nil }

    /// How a file that libsndfile does not read goes wrong whose name says that it can't; nil for others.
    fileprivate static func form(of file: String) -> String? {
        let suffix = fileExtension(file)
        return suffix == "raw" ? "raw" : telephoneOptions[suffix] != nil ? "unknown" : nil
    }

    private static func fileExtension(_ file: String) -> String {
        file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
    }

    /// As floating-point numbers: what AAC and the like decode to goes beyond full scale, and would be clipped as integers.
    private static let encoding = "-c:a pcm_f32le"

    /// The command that puts a readable file in the place of another.
    static func convert(_ file: String) -> String {
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        if "\(stem).wav" == file {
            let converted = quoted("\(stem)-converted.wav")
            return "ffmpeg -i \(quoted(file)) \(encoding) \(converted) && mv \(converted) \(quoted(file))"
        }
        let options = telephoneOptions[fileExtension(file)].map { "\($0) " } ?? ""
        return "ffmpeg \(options)-i \(quoted(file)) \(encoding) \(quoted("\(stem).wav")) && rm \(quoted(file))"
    }

    /// As a shell takes it for one word.
    private static func quoted(_ path: String) -> String {
        "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension Finding {
    /// The finding about a take.
    /// - Parameters:
    ///   - file: the take, as the user would type it.
    ///   - clip: the clip's id, if the take is of one.
    package func of(take file: String, clip: String?) -> Finding {
        var finding = at(file, clip: clip)
        if check == .recordingUnreadable, ["unknown", "damaged"].contains(form) {
            finding.form = RepairHint.form(of: file) ?? form
        }
        if finding.template?.advice?.contains("{convert}") == true {
            finding.arguments["convert"] = .command(RepairHint.convert(file))
        }
        return finding
    }
}
