import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The option `--jobs`.
struct JobsOption: ParsableArguments {
    @Option(name: .shortAndLong, help: "Clips to work on at a time, 1 to 1024. (default: one a core)")
    var jobs: Int?

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) {
            throw ValidationError("--jobs takes a whole number from 1 to 1024, not \(jobs).")
        }
    }

    /// The number to use.
    var count: Int { jobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
