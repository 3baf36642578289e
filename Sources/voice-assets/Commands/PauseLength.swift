import ArgumentParser
import VoiceAssetSessionSplit

/// A length of time on the command line: `500ms`, `0.5s`.
struct PauseLength: ExpressibleByArgument {
    var seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    /// No number if it is spelled otherwise.
    init(argument: String) {
        let isMilliseconds = argument.hasSuffix("ms")
        let isLength = isMilliseconds || argument.hasSuffix("s")
        let value = isLength ? Double(argument.dropLast(isMilliseconds ? 2 : 1)) : nil
        seconds = (value ?? .nan) / (isMilliseconds ? 1000 : 1)
    }

    /// - Throws: `ValidationError` if no session is cut at it.
    func requireUsable() throws {
        guard SessionSplitting.pauses.contains(seconds) else {
            throw ValidationError("--pauses takes 200ms to 10s, written as 300ms or 0.3s.")
        }
    }

    var defaultValueDescription: String { "\(Int((seconds * 1000).rounded()))ms" }
}
