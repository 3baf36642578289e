package import Foundation

/// Spoken words from outside: recorded prompts and a speech synthesizer.
package enum VoiceSamples {
    /// The prompts of Debian's asterisk-core-sounds-en-wav: a person, 8 kHz, 16 bits.
    private static let prompts = "/usr/share/asterisk/sounds/en"

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

    /// A word by espeak-ng: 22,050 Hz, mono.
    package static func speak(_ word: String, voice: String) throws -> Data {
        let result = try Program.run("espeak-ng", ["-v", voice, "--stdout", word])
        guard result.output.count > 1000 else { throw Silent(word: word, errors: result.errorText) }
        return result.output
    }

    package struct Silent: Error {
        package var word: String
        package var errors: String
    }
}
