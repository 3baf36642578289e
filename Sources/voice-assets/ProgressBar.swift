import Synchronization
import VoiceAssetBuild

/// How far a run is: one line that is drawn over and over on a terminal, and elsewhere a plain line every two seconds.
final class ProgressBar: Sendable {
    private static let width = 24

    private let isShown = Terminal.showsProgress
    private let drawn = Mutex((clips: 0, time: ContinuousClock.now))
    private static let pause = Duration.seconds(2)

    func show(_ progress: AssetGeneration.Progress) {
        drawn.withLock { latest in
            guard progress.done > latest.clips else { return }
            latest.clips = progress.done
            guard isShown else {
                guard ContinuousClock.now - latest.time >= Self.pause else { return }
                latest.time = ContinuousClock.now
                return Terminal.log("\(progress.done) of \(progress.total) clips done")
            }
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
