import Foundation

/// What ends a command before it is done, such as Ctrl-C: SwiftPM passes it to the plugin only, and the plugin to the tool, which
/// else would go on by itself.
struct Interruption {
    private let sources: [any DispatchSourceSignal]

    /// From now on the signals end the tool; the plugin waits for its end.
    init(of tool: Process) {
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            // Not ignored, which the tool would inherit, and not what ends this process.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { if tool.isRunning { tool.interrupt() } }
            source.resume()
            return source
        }
    }

    /// From now on the signals end nothing: the tool has ended.
    func end() { for source in sources { source.cancel() } }
}
