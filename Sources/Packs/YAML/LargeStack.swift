#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs a function on a thread with a stack of this size and waits for it.
///
/// A recursive parser needs it: the threads of Swift's concurrency have 512 KiB.
/// - Parameter bytes: the size of the stack; memory is only used as far as the stack grows.
/// - Returns: what the function returned; nil if the system has no thread left.
func withStack<Result>(ofBytes bytes: Int, _ body: () -> Result) -> Result? {
    withoutActuallyEscaping(body) { body in
        var result: Result?
        let job = Job { result = body() }
        return job.run(stackBytes: bytes) ? result : nil
    }
}

private final class Job {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Runs the body to its end; false if no thread could be started.
    func run(stackBytes: Int) -> Bool {
        var attributes = pthread_attr_t()
        guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
        defer { unsafe pthread_attr_destroy(&attributes) }
        guard unsafe pthread_attr_setstacksize(&attributes, stackBytes) == 0 else { return false }
        let argument = unsafe Unmanaged.passUnretained(self).toOpaque()
        #if canImport(Glibc)
            var thread = pthread_t()
            guard unsafe pthread_create(&thread, &attributes, { unsafe Job.start($0) }, argument) == 0 else {
                return false
            }
            return pthread_join(thread, nil) == 0
        #else
            var thread: pthread_t?
            guard unsafe pthread_create(&thread, &attributes, { unsafe Job.start($0) }, argument) == 0,
                let started = unsafe thread
            else { return false }
            return unsafe pthread_join(started, nil) == 0
        #endif
    }

    private static func start(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let argument = unsafe argument { unsafe Unmanaged<Job>.fromOpaque(argument).takeUnretainedValue().body() }
        return nil
    }
}
