import ArgumentParser

/// A length of time on the command line: `500ms`, `0.5s`.
struct PauseLength: ExpressibleByArgument {
    var seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    init?(argument: String) {
        let isMilliseconds = argument.hasSuffix("ms")
        guard isMilliseconds || argument.hasSuffix("s"),
            let value = Double(argument.dropLast(isMilliseconds ? 2 : 1))
        else { return nil }
        seconds = isMilliseconds ? value / 1000 : value
        // Shorter ones are within words.
        guard (0.2...10).contains(seconds) else { return nil }
    }

    var defaultValueDescription: String { "\(Int((seconds * 1000).rounded()))ms" }
}
