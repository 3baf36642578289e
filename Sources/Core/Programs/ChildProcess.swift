package import Foundation

/// A program that runs, the leader of a process group of its own. Its end is its own: what it started may go on.
struct ChildProcess {
    private let id: pid_t

    /// Starts a program. It reads nothing, and has nothing else open that the tool has: whoever waits for the end of the
    /// tool's pipes would wait for what the program leaves behind.
    /// - Parameters:
    ///   - program: its path.
    ///   - words: its name and arguments.
    ///   - output: the descriptor that it writes to; nil if that goes nowhere.
    ///   - errors: the descriptor of its standard error.
    /// - Throws: `notRun`.
    init(_ program: String, _ words: [String], output: Int32?, errors: Int32) throws(ProgramRun.Fault) {
        Self.keepDescriptors()
        // Whoever started the tool may ignore the ends of children, and then nobody learns how they ended.
        signal(SIGCHLD, SIG_DFL)
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = unsafe (nil, nil)
        #else
            var (actions, attributes) = unsafe (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        if let output {
            unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        } else {
            unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2)
        // The tool's threads may block signals.
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        let environment = ProcessInfo.processInfo.environment
        var variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            for index in unsafe arguments.indices { unsafe free(arguments[index]) }
            for index in unsafe variables.indices { unsafe free(variables[index]) }
        }
        var id: pid_t = 0
        guard unsafe posix_spawn(&id, program, &actions, &attributes, &arguments, &variables) == 0 else {
            throw .notRun(words[0])
        }
        self.id = id
    }

    /// Lets no program have what the tool has open or was given.
    private static func keepDescriptors() {
        let names = try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
        for number in names?.compactMap({ Int32($0) }) ?? Array(3..<256) where number > 2 {
            _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        }
    }

    /// Its exit code, or 128 and the number of the signal that ended it, as shells have it; nil while it runs. Is not asked
    /// again after an answer.
    func status() -> Int32? {
        var status: Int32 = 0
        guard unsafe waitpid(id, &status, WNOHANG) == id else { return nil }
        return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
    }

    /// Ends it, with what it started in its group, and waits for that a second at most: a program that waits for a disk
    /// that does not answer can't be ended.
    func end() {
        kill(-id, SIGKILL)
        kill(id, SIGKILL)
        for _ in 0..<200 where status() == nil { usleep(5000) }
    }
}

/// Takes what a program has written into a pipe so far, and waits for nothing.
struct PipeDrain {
    private let handle: FileHandle
    private let descriptor: Int32

    init(of handle: FileHandle) {
        self.handle = handle
        descriptor = handle.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    /// At most 1 MB: a program that writes without end is waited for no longer than others.
    func read() -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<16 {
            let count = unsafe Foundation.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes
    }
}

/// The last of what a program writes, which may be much: the rest is let go.
struct EndOfText {
    private let drain: PipeDrain
    private let limit: Int
    private var bytes: [UInt8] = []

    /// - Parameter limit: bytes that are kept.
    init(of handle: FileHandle, keeping limit: Int) {
        drain = PipeDrain(of: handle)
        self.limit = limit
    }

    mutating func read() { bytes = Array((bytes + drain.read()).suffix(limit)) }

    var lastLine: String {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return lines.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
}

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

/// A folder in which a program of the user's may write.
package struct ScratchFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("voice-assets-\(UUID().uuidString)")

    package init() {}

    package func make() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    /// That it could not be made.
    package var unmade: Finding { Finding(.outputFailed, "scratch").at(url.path) }

    /// That it is gone or that there is no room in it, if so: then what a program says or leaves is not to blame.
    package var fault: Finding? {
        guard let system = try? FileManager.default.attributesOfFileSystem(forPath: url.path) else {
            return Finding(.outputFailed, "scratch removed").at(url.path)
        }
        // No file system keeps less than 512 bytes of a file apart.
        guard let free = system[.systemFreeSize] as? Int, free < 512 else { return nil }
        return Finding(.outputFailed, "scratch full").at(url.path)
    }

    package func remove() { try? FileManager.default.removeItem(at: url) }

    /// Removes a file in it.
    package func remove(_ name: String) { try? FileManager.default.removeItem(at: url.appendingPathComponent(name)) }
}
