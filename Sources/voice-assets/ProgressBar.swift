import Synchronization
import VoiceAssetBuild

/// How far a run is: one line that is drawn over and over on a terminal, and nothing elsewhere.
final class ProgressBar: Sendable {
    private static let width = 24

    private let isShown = Terminal.showsProgress
    private let drawn = Mutex(0)

    func show(_ progress: AssetGeneration.Progress) {
        guard isShown else { return }
        drawn.withLock { latest in
            guard progress.done > latest else { return }
            latest = progress.done
            let filled = Self.width * progress.done / max(1, progress.total)
            let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
            Terminal.draw("\r\u{1b}[2K\(bar) \(progress.done)/\(progress.total) \(progress.pack)/\(progress.clip)")
        }
    }

    /// Takes the line away.
    func clear() {
        if isShown { Terminal.draw("\r\u{1b}[2K") }
    }
}
