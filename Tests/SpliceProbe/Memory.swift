import Foundation

/// The memory that a process holds, by Linux's own account.
enum Memory {
    /// How far the process's memory rises above what it holds now while something is done, kB. (proc(5): writing 5 to
    /// `clear_refs` sets the peak back)
    static func growth(_ body: () throws -> Void) throws -> Int {
        try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        let before = try figure("VmRSS")
        try body()
        return try figure("VmHWM") - before
    }

    private static func figure(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") } ?? ""
        return Int(line.filter(\.isNumber)) ?? 0
    }
}
