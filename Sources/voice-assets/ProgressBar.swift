import Foundation
import VoiceAssetBuild

/// How far a run is: one line that is drawn over and over on a terminal, and elsewhere a plain line every two seconds.
///
/// Unchecked because the compiler can't see that `lock` guards what changes; a `Mutex` would show it, but needs macOS 15.
final class ProgressBar: @unchecked Sendable {
    private static let width = 24

    private let isShown = Terminal.showsProgress
    private let lock = NSLock()
    // Both only under the lock.
    private var clips = 0
    private var time = DispatchTime.now()
    private static let pause = DispatchTimeInterval.seconds(2)

    func show(_ progress: AssetGeneration.Progress) {
        lock.withLock {
            guard progress.done > clips else { return }
            clips = progress.done
            guard isShown else {
                guard DispatchTime.now() >= time + Self.pause else { return }
                time = .now()
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
