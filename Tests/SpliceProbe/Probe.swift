import Foundation
import NumberGrammar
import TestSupport
import VoiceManifest
import VoiceNotifications

/// An announcement and what it costs.
struct Probe {
    let splicer: PackSplicer
    let folder: String
    let amount: Amount
    let rendition: SoundRendition

    init(_ arguments: [String]) throws {
        folder = arguments[2]
        splicer = try PackSplicer(pack: folder)
        amount = try splicer.amount(arguments[3])
        guard let rendition = SoundRendition(rawValue: arguments[4]) else { throw CocoaError(.featureUnsupported) }
        self.rendition = rendition
    }

    func announcement() throws -> PackSplicer.Announcement {
        try splicer.announcement("payment-received", amount: amount)
    }

    func printClips() throws {
        for index in try announcement().clipIndexes {
            let manifest = splicer.manifest
            print("\(folder)/\(manifest.path(of: manifest.clips[index], in: rendition.name) ?? "")")
        }
    }

    func store(in container: String) throws {
        let store = SoundStore(container: container)
        let announcement = try announcement()
        for _ in 0..<50 { print(try store.save(announcement, of: splicer, rendition: rendition).name) }
    }

    /// The medians of many runs, the best of three, microseconds.
    func time(writing file: String) throws {
        let announcement = try announcement()
        var seconds = 0.0
        let resolve = try Self.median(runs: 2001, { seconds += try self.announcement().seconds })
        // A new file each time, as in an app: some file systems write a file out when it is replaced. Not too many: ext4
        // passes over inodes that were freed in the last minute, one by one.
        let splice = try Self.median(
            runs: 51, { try splicer.write(announcement, rendition: rendition, to: file) },
            after: { try FileManager.default.removeItem(atPath: file) })
        try splicer.write(announcement, rendition: rendition, to: file)
        print("resolve \(resolve)")
        print("splice \(splice)")
        print("clips \(announcement.clips.count)")
        print("seconds \(announcement.seconds)")
        guard seconds > 0 else { throw CocoaError(.fileReadCorruptFile) }
    }

    private static func median(
        runs: Int, _ body: () throws -> Void, after: () throws -> Void = {}
    ) rethrows -> Double {
        var best = Double.infinity
        for _ in 0..<3 {
            var times: [Double] = []
            for _ in 0..<runs {
                let start = DispatchTime.now().uptimeNanoseconds
                try body()
                times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1000)
                try after()
            }
            best = min(best, times.sorted()[runs / 2])
        }
        return best
    }

    /// What it takes to load a pack and to say its largest amount, to load a folder's index, or to refuse them, the first time that
    /// anything is done.
    static func load(_ folder: String) throws {
        var fault = ""
        let packs = VoicePacks(assets: folder)
        var splicers: [PackSplicer] = []
        let growth = try Memory.growth {
            do {
                if FileManager.default.fileExists(atPath: "\(folder)/splice.json") {
                    let splicer = try PackSplicer(pack: folder)
                    splicers.append(splicer)
                    for id in splicer.announcementIDs.prefix(10) {
                        _ = try? splicer.announcement(id, amount: splicer.manifest.amounts.upperBound)
                    }
                } else {
                    _ = try packs.index()
                }
            } catch { fault = "\(error)" }
        }
        print("load \(growth)")
        print(fault.prefix(500))
    }

    /// The first time that anything is done: nothing is warm.
    static func memory(_ arguments: [String]) throws {
        var probe: Probe?
        let load = try Memory.growth { probe = try Probe(arguments) }
        guard let probe else { return }
        var announcement: PackSplicer.Announcement?
        let resolve = try Memory.growth { announcement = try probe.announcement() }
        guard let announcement else { return }
        let write = try Memory.growth {
            try probe.splicer.write(announcement, rendition: probe.rendition, to: arguments[5])
        }
        var bytes = 0
        let memory = try Memory.growth {
            bytes = try probe.splicer.bytes(announcement, rendition: probe.rendition).count
        }
        print("load \(load)")
        print("resolve \(resolve)")
        print("write \(write)")
        print("bytes \(memory)")
        print("size \(bytes / 1024)")
    }
}
