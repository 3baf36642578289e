import Foundation

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
