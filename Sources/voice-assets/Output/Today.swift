#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The day where the user is.
enum Today {
    /// As ISO 8601 has it: `2026-11-22`.
    static var text: String {
        var now = time(nil)
        var parts = unsafe tm()
        guard unsafe localtime_r(&now, &parts) != nil else { return "" }
        let numbers = unsafe [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
        return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    }
}
