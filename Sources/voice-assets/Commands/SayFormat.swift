import ArgumentParser

/// How `say` prints what is said.
enum SayFormat: String, ExpressibleByArgument, CaseIterable {
    /// Clips, transcript and duration.
    case text
    /// The same for programs.
    case json
    /// The transcript for a synthesizer.
    case ssml
}
