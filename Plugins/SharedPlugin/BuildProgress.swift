import Foundation
import PackagePlugin

/// Tells how far a tool's build is: on a terminal as a counter, elsewhere as a line every ten seconds. A build of less
/// than three seconds, and one that has nothing to compile, passes in silence.
struct BuildProgress {
    private let product: String
    private let modules: ReleaseModules
    private let terminal: UserTerminal?
    private let queue = DispatchQueue(label: "build-progress")
    private let timer: any DispatchSourceTimer

    init(of product: String, modules: ReleaseModules) {
        self.product = product
        self.modules = modules
        terminal = UserTerminal()
        timer = DispatchSource.makeTimerSource(queue: queue)
    }

    func start() {
        timer.setEventHandler { [product, modules, terminal] in
            guard let (done, all) = modules.progress else { return }
            let text = "building \(product): \(done) of \(all) modules"
            // A notice by `Diagnostics.progress` goes to standard error; whatever a plugin prints by itself, SwiftPM sends
            // to standard output.
            if let terminal { terminal.show(text) } else { Diagnostics.progress(text) }
        }
        timer.schedule(deadline: .now() + 3, repeating: terminal == nil ? 10 : 0.5)
        timer.resume()
    }

    /// Takes the counter away. Nothing is shown after this.
    func stop() {
        timer.cancel()
        queue.sync { terminal?.clear() }
    }
}
