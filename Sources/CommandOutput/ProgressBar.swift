import Foundation

/// How far a run is: one line that is drawn over and over on a terminal, and elsewhere a plain line every two seconds.
///
/// Unchecked because the compiler can't see that `lock` guards what changes; a `Mutex` of the standard library would show it,
/// but asks for macOS 15.
package final class ProgressBar: @unchecked Sendable {
    private static let width = 24
    private static let pause = DispatchTimeInterval.seconds(2)

    private let isShown = Terminal.showsProgress
    private let lock = NSLock()
    // Both only under the lock.
    private var furthest = 0
    private var time = DispatchTime.now()

    package init() {}

    /// Shows that `done` of `total` clips are done; `latest` names the last of them. A call that comes late shows nothing.
    package func show(_ done: Int, of total: Int, latest: String) {
        lock.withLock {
            guard done > furthest else { return }
            furthest = done
            guard isShown else {
                guard DispatchTime.now() >= time + Self.pause else { return }
                time = .now()
                return Terminal.log("\(done) of \(total) clips done: \(latest)")
            }
            let filled = Self.width * done / max(1, total)
            let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
            Terminal.draw("\r\u{1b}[2K\(bar) \(done)/\(total) \(latest)")
        }
    }

    /// Takes the line away.
    package func clear() {
        if isShown { Terminal.draw("\r\u{1b}[2K") }
    }
}
