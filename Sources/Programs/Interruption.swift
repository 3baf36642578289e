import Foundation

/// Whether a signal is to end the tool, such as Ctrl-C. It reaches the tool only: a program that it runs is a group of its own.
struct Interruption {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    private let came: [(number: Int32, semaphore: DispatchSemaphore)]
    private let sources: [any DispatchSourceSignal]

    /// From now on the signals are noted, and end nothing.
    init() {
        let came = Self.numbers.map { ($0, DispatchSemaphore(value: 0)) }
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

    /// A signal that came since it was asked last.
    func signal() -> Int32? { came.first { $0.semaphore.wait(timeout: .now()) == .success }?.number }

    /// From now on the signals end the tool again.
    func end() {
        for source in sources { source.cancel() }
        for number in Self.numbers { Foundation.signal(number, SIG_DFL) }
    }
}
