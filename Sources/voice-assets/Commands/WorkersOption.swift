import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The option `--jobs`: how many clips are worked on at a time.
struct WorkersOption: ParsableArguments {
    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: "Clips to work on at a time, 1 to 1024. (default: one per core)")
    var workers: Int?

    func validate() throws {
        if let workers, !(1...1024).contains(workers) {
            throw ValidationError("--jobs takes a whole number from 1 to 1024, not \(workers).")
        }
    }

    /// The number to use.
    var count: Int { workers ?? Self.cores }

    /// Those that there are.
    static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
