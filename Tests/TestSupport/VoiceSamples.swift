package import Foundation

/// Spoken words from outside: recorded prompts and a speech synthesizer.
package enum VoiceSamples {
    /// The prompts of Debian's asterisk-core-sounds-en-wav: a person, 8 kHz, 16 bits.
    private static let prompts = "\(sounds)/en"
    private static let sounds = "/usr/share/asterisk/sounds"

    /// Whether the prompts are there, or must be.
    package static var promptsAvailable: Bool {
        Program.oraclesAreRequired || FileManager.default.fileExists(atPath: "\(prompts)/digits/1.wav")
    }

    /// The file of a prompt: `digits/7`.
    package static func prompt(_ name: String) throws -> URL {
        let file = URL(fileURLWithPath: "\(prompts)/\(name).wav")
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw Program.MissingProgram(name: "asterisk-core-sounds-en-wav (\(file.path))")
        }
        return file
    }

    /// Languages besides English, by another speaker each, at 16 kHz by G.722.
    package static let languages = ["es", "it"]

    /// Whether all prompts of Spanish and Italian are there, or must be.
    package static var allPromptsAvailable: Bool {
        Program.oraclesAreRequired
            || languages.allSatisfy { FileManager.default.fileExists(atPath: "\(sounds)/\($0)/digits/1.g722") }
    }

    /// The spoken prompts of a language, of Debian's asterisk-core-sounds, without silences, beeps and monkeys.
    package static func prompts(_ language: String) throws -> [URL] {
        let root = URL(fileURLWithPath: "\(sounds)/\(language)").resolvingSymlinksInPath()
        let wanted = language == "en" ? "wav" : "g722"
        let silent = ["silence/", "beep", "2tone", "tt-monkeys.", "confbridge-join.", "confbridge-leave."]
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
        let spoken = files.compactMap { $0 as? URL }.filter { file in
            file.pathExtension == wanted && !silent.contains { file.path.dropFirst(root.path.count).contains($0) }
        }
        guard !spoken.isEmpty else {
            throw Program.MissingProgram(name: "asterisk-core-sounds-\(language)-\(wanted) (\(root.path))")
        }
        return spoken.sorted { $0.path < $1.path }
    }

    /// A prompt as a WAV file: at 8 kHz as it is, from G.722 at 16 kHz by ffmpeg.
    package static func wav(of prompt: URL) throws -> Data {
        guard prompt.pathExtension == "g722" else { return try Data(contentsOf: prompt) }
        lock.lock()
        defer { lock.unlock() }
        if let wav = unsafe wavs[prompt.path] { return wav }
        // All of its folder: ffmpeg takes longer to start than to decode one.
        let siblings = try FileManager.default.contentsOfDirectory(
            at: prompt.deletingLastPathComponent(), includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "g722" }
        let folder = try TemporaryFolder()
        let inputs = siblings.flatMap { ["-f", "g722", "-i", $0.path] }
        let outputs = siblings.indices.flatMap { ["-map", "\($0)", "-ar", "16000", folder.url("\($0).wav").path] }
        let run = try Program.run("ffmpeg", ["-v", "error", "-nostdin"] + inputs + outputs)
        guard run.status == 0 else { throw Unexpected(run.errorText) }
        for (index, file) in siblings.enumerated() {
            unsafe wavs[file.path] = try Data(contentsOf: folder.url("\(index).wav"))
        }
        return try unsafe wavs[prompt.path] ?? { throw Unexpected(prompt.path) }()
    }

    /// Those of G.722 by their paths, and who may look at them.
    private nonisolated(unsafe) static var wavs: [String: Data] = [:]
    private static let lock = NSLock()

    /// A word by espeak-ng: 22,050 Hz, mono.
    package static func speak(_ word: String, voice: String) throws -> Data {
        let result = try Program.run("espeak-ng", ["-v", voice, "--stdout", word])
        guard result.output.count > 1000 else { throw Unexpected("\(word): \(result.errorText)") }
        return result.output
    }
}
