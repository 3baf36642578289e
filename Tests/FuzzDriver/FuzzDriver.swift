import Dispatch
import Foundation
import Fuzzing

/// The entry points that libFuzzer calls; the variable `FUZZ_TARGET` names what is to be tried.
private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
        fatalError("FUZZ_TARGET is '\(name)'; it can be: \(names)")
    }
    return target
}()

/// Writes the inputs to start from into the folder that `FUZZ_SEEDS` names.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafePointer<CInt>?, _ arguments: UnsafeRawPointer?) -> CInt {
    let isPrepared = DispatchSemaphore(value: 0)
    Task.detached {
        do { try await FuzzTarget.prepare() } catch { fatalError("\(error)") }
        isPrepared.signal()
    }
    isPrepared.wait()
    guard let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"] else { return 0 }
    do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (index, seed) in try target.seeds().enumerated() {
            try Data(seed.prefix(target.maximumBytes)).write(to: URL(fileURLWithPath: "\(folder)/seed-\(index)"))
        }
    } catch {
        fatalError("\(error)")
    }
    return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do { try target.check(unsafe Array(UnsafeBufferPointer(start: data, count: count))) } catch {
        fatalError("\(error)")
    }
    return 0
}
