#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a file is known by again: another file of its name, and the same one with other bytes, have another.
struct FileIdentity: Sendable, Equatable {
    private let device: Int
    private let number: UInt64
    private let bytes: Int
    /// When anything of it changed last, seconds and nanoseconds. No program sets it, other than the time of the bytes, which
    /// copies may keep.
    private let changed: [Int]

    init(_ status: stat) {
        device = Int(status.st_dev)
        number = UInt64(status.st_ino)
        bytes = Int(status.st_size)
        #if canImport(Darwin)
            changed = [Int(status.st_ctimespec.tv_sec), Int(status.st_ctimespec.tv_nsec)]
        #else
            changed = [Int(status.st_ctim.tv_sec), Int(status.st_ctim.tv_nsec)]
        #endif
    }
}
