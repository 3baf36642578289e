import Foundation

/// Whether a signal is to end the tool, such as Ctrl-C. It reaches the tool only: a program that it runs is a group of its own.
package struct Interruption {
    private let came: [(number: Int32, semaphore: DispatchSemaphore)]
    private let sources: [any DispatchSourceSignal]

    /// From now on the signals are noted, and end nothing.
    package init() {
        let came = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }.map { ($0, DispatchSemaphore(value: 0)) }
        self.came = came
        sources = came.map { number, semaphore in
            // Not ignored, which programs would inherit.
            Foundation.signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { semaphore.signal() }
            source.resume()
            return source
        }
    }

    /// Whether whoever started the tool lets it go on in spite of the signal, as `nohup` does.
    private static func isIgnored(_ number: Int32) -> Bool {
        let before = Foundation.signal(number, SIG_IGN)
        Foundation.signal(number, before)
        return unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// A signal that came since it was asked last.
    package func signal() -> Int32? { came.first { $0.semaphore.wait(timeout: .now()) == .success }?.number }

    /// From now on the signals end the tool again.
    package func end() {
        for source in sources { source.cancel() }
        for (number, _) in came { Foundation.signal(number, SIG_DFL) }
    }
}
