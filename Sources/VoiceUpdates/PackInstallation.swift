import NumberGrammar
import VoiceNotifications
import VoiceTables

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder into which packs are installed:
///
///     packs-12-9d1e…-5f0c…   the packs of the bundle with the number 12
///     packs-11-03bb…-88a1…   the last good ones before, until the next ones come
///     current                a link to one of them: those that count
///     .new-…                 what is being written, or was when a process was killed
///     .lock                  held by the process that installs
struct PackInstallation {
    private static let current = "current"
    private static let unfinished = ".new-"
    /// The bundle's signature, in the folder of its packs. No file of a bundle has such a name.
    private static let signatureName = ".signature"

    /// One folder of packs.
    private struct Version {
        /// `packs-12-9d1e…-5f0c…`: the bundle's number, the beginning of its signature, and something random.
        let name: String
        let number: Int
        let signature: String

        init(number: Int, signature: String, random: String) {
            name = "packs-\(number)-\(signature)-\(random)"
            (self.number, self.signature) = (number, signature)
        }

        init?(_ name: String) {
            let parts = name.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 4, parts[0] == "packs", let number = Int(parts[1]), number > 0, !name.contains("/")
            else { return nil }
            (self.name, self.number, signature) = (name, number, String(parts[2]))
        }
    }

    let folder: String
    /// Called between any two changes of the folder: a test kills its process there.
    var step: () -> Void = {}

    /// Installs a bundle, one process at a time.
    ///
    /// - Parameter signature: the bundle's signature, by which it is known again.
    func install(_ bundle: PackBundle, signature: [UInt8]) throws(PackBundleError) {
        try makeFolders()
        let lock = SystemCalls.openShared("\(folder)/.lock")
        guard lock >= 0 else { throw .unwritable(path: "\(folder)/.lock") }
        // Closing unlocks; so does the end of the process.
        defer { SystemCalls.close(lock) }
        guard SystemCalls.lock(lock) else { throw .unwritable(path: "\(folder)/.lock") }
        let random = Self.hexadecimal((0..<8).map { _ in UInt8.random(in: 0 ... .max) })
        let new = Version(number: bundle.version, signature: Self.hexadecimal(signature.prefix(16)), random: random)
        if let installed {
            guard new.number >= installed.number else {
                throw .older(version: new.number, installed: installed.number)
            }
            if new.number == installed.number {
                guard new.signature == installed.signature else { throw .reused(version: new.number) }
                // The same once more: there is nothing to do but to clear away, unless something of it is damaged.
                if isRead(installed), holds(installed, bundle, signature) {
                    remove { $0.hasPrefix(Self.unfinished) }
                    let good = candidates.first { $0.name != installed.name && isSound($0) }
                    return remove { $0.hasPrefix("packs-") && $0 != installed.name && $0 != good?.name }
                }
            }
        }
        try replace(by: new, of: bundle, signature)
    }

    private func replace(
        by new: Version, of bundle: PackBundle, _ signature: [UInt8]
    ) throws(PackBundleError) {
        remove { $0.hasPrefix(Self.unfinished) }
        step()
        let unfinished = Self.unfinished + new.name
        do throws(PackBundleError) {
            try write(bundle, signature, to: "\(folder)/\(unfinished)")
            try Self.check("\(folder)/\(unfinished)")
        } catch {
            remove { $0 == unfinished }
            throw error
        }
        step()
        // One of the same number is damaged, or it would not be replaced.
        let good = candidates.first { $0.number != new.number && isSound($0) }
        try rename(unfinished, to: new.name)
        step()
        // A link can't be changed; another one takes its place at once.
        guard SystemCalls.makeLink("\(folder)/\(unfinished)", to: new.name) else {
            throw .unwritable(path: "\(folder)/\(unfinished)")
        }
        step()
        try rename(unfinished, to: Self.current)
        try synchronize(folder)
        step()
        remove { $0.hasPrefix("packs-") && $0 != new.name && $0 != good?.name }
    }

    /// The packs that count, or the last good ones where these can't be read: the bundle's number, and the folder.
    var assets: (number: Int, path: String)? {
        let installed = installed?.name
        let readable = candidates.first(where: isRead)
        // By the link, so that a process that keeps the packs sees when others are installed.
        return readable.map { ($0.number, "\(folder)/\($0.name == installed ? Self.current : $0.name)") }
    }

    /// The packs that the link leads to.
    private var installed: Version? { SystemCalls.linkTarget("\(folder)/\(Self.current)").flatMap(Version.init) }

    /// All packs, first those that count, then the newest.
    private var candidates: [Version] {
        let installed = installed
        let others = names.compactMap(Version.init).filter { $0.name != installed?.name }
        return (installed.map { [$0] } ?? []) + others.sorted { $0.number > $1.number }
    }

    private var names: [String] { names(in: folder) ?? [] }

    private func names(in folder: String) -> [String]? {
        let descriptor = SystemCalls.openFolder(folder)
        guard descriptor >= 0 else { return nil }
        defer { SystemCalls.close(descriptor) }
        return SystemCalls.names(in: descriptor)
    }

    private func path(_ version: Version) -> String { "\(folder)/\(version.name)" }

    /// Whether the index can be read, and every pack has the shape that this library reads: that of an app before its update is another.
    private func isRead(_ version: Version) -> Bool {
        guard let index = try? VoicePacks(assets: path(version)).index() else { return false }
        return index.packs.keys.allSatisfy { pack in
            let json = try? PackBundle.contents(of: "\(path(version))/\(pack)/\(SpliceManifest.fileName)")
            return SpliceManifest.schema(of: json ?? []) == SpliceManifest.currentSchema
        }
    }

    private func isSound(_ version: Version) -> Bool { (try? Self.check(path(version))) != nil }

    /// Every pack can be loaded, is what the index says of it, and says its announcements; and every clip can be spliced.
    private static func check(_ assets: String) throws(PackBundleError) {
        let packs = VoicePacks(assets: assets)
        let index: VoiceIndex
        do { index = try packs.index() } catch { throw .pack(error) }
        guard !index.packs.isEmpty else { throw .form("no pack") }
        for (name, entry) in index.packs.sorted(by: { $0.key < $1.key }) {
            let splicer: PackSplicer
            do { splicer = try packs.splicer(pack: name) } catch { throw .pack(error) }
            // An app chooses by the index: what it says of the currency must be what is said.
            guard splicer.manifest.locale == entry.locale, splicer.manifest.currency.code == entry.currency else {
                throw .form("an index that says otherwise than the pack \(name)")
            }
            if let id = splicer.unsaid { throw .sample(pack: name, announcement: id) }
            do { try splicer.checkClips() } catch { throw .pack(.pack(error)) }
        }
    }
}

extension PackSplicer {
    /// The first announcement that the pack can't say with the least values that it accepts.
    fileprivate var unsaid: String? {
        announcementIDs.first { id in
            let slots = slots(of: id) ?? []
            return (try? announcement(id, dictionary(slots.map(\.name), slots.map(\.example)))) == nil
        }
    }
}

// Changes of the folder.
extension PackInstallation {
    private func write(_ bundle: PackBundle, _ signature: [UInt8], to root: String) throws(PackBundleError) {
        try makeFolder(root)
        var folders: Set<String> = []
        for file in bundle.files {
            for folder in PackBundle.folders(of: file.path) where folders.insert(folder).inserted {
                step()
                try makeFolder("\(root)/\(folder)")
            }
            step()
            try write(file.bytes, to: "\(root)/\(file.path)")
        }
        step()
        try write(signature[...], to: "\(root)/\(Self.signatureName)")
        #if canImport(Darwin)
            for folder in folders.sorted().reversed() { try synchronize("\(root)/\(folder)") }
            try synchronize(root)
        #else
            // Linux waits once for all: one after the other, 20,000 files take two minutes (6.18, ext4).
            SystemCalls.synchronizeAll()
        #endif
    }

    /// Writes a new file. It reaches the device before the link is turned to it.
    private func write(_ bytes: ArraySlice<UInt8>, to path: String) throws(PackBundleError) {
        let descriptor = SystemCalls.makeFile(path)
        guard descriptor >= 0 else { throw .unwritable(path: path) }
        defer { SystemCalls.close(descriptor) }
        for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 1 << 16) {
            let piece = Array(bytes[start...].prefix(1 << 16))
            guard SystemCalls.write(piece, to: descriptor) else { throw .unwritable(path: path) }
        }
        #if canImport(Darwin)
            guard SystemCalls.synchronize(descriptor) else { throw .unwritable(path: path) }
        #endif
    }

    private func makeFolders() throws(PackBundleError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder)
        }
        // The team's server has them.
        Backup.leaveOut(folder)
    }

    private func makeFolder(_ path: String) throws(PackBundleError) {
        guard SystemCalls.makeFolder(path) else { throw .unwritable(path: path) }
    }

    private func synchronize(_ path: String) throws(PackBundleError) {
        let descriptor = SystemCalls.openFolder(path)
        guard descriptor >= 0 else { throw .unwritable(path: path) }
        defer { SystemCalls.close(descriptor) }
        guard SystemCalls.synchronize(descriptor) else { throw .unwritable(path: path) }
    }

    private func remove(_ isSpare: (String) -> Bool) {
        for name in names where isSpare(name) {
            // Without its index, a folder that is half gone is never taken for packs.
            let path = "\(folder)/\(name)"
            if name.hasPrefix("packs-"), SystemCalls.linkTarget(path) == nil {
                SystemCalls.remove("\(path)/\(VoiceIndex.fileName)")
            }
            step()
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    private func rename(_ name: String, to new: String) throws(PackBundleError) {
        guard SystemCalls.rename("\(folder)/\(name)", to: "\(folder)/\(new)") else {
            throw .unwritable(path: "\(folder)/\(new)")
        }
    }

    private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { byte in
            let text = String(byte, radix: 16)
            return text.utf8.count < 2 ? "0" + text : text
        }.joined()
    }
}

// Signed packs, verified again.
extension PackInstallation {
    /// The folder of the packs that count or, where they are not as they were signed, of the newest ones that are. Not by the link: what
    /// is verified is what is read.
    func verified(by key: BundleKey, atLeast lowest: Int, for app: String?) -> String? {
        candidates.first { version in
            version.number >= lowest && isRead(version) && (try? isSigned(version, by: key, for: app)) == true
        }.map(path)
    }

    private func isSigned(_ version: Version, by key: BundleKey, for app: String?) throws(PackBundleError) -> Bool {
        guard let signature = signature(of: version) else { return false }
        var paths: [String] = []
        guard list("", of: path(version), to: &paths) else { return false }
        return try PackBundle.isSigned(
            signature, by: key, version: version.number, app: app, paths: paths
        ) { (file) throws(PackBundleError) in try PackBundle.contents(of: "\(path(version))/\(file)") }
    }

    /// True of a folder with the files of a bundle, each as it is there, and no others.
    private func holds(_ version: Version, _ bundle: PackBundle, _ signature: [UInt8]) -> Bool {
        var paths: [String] = []
        return self.signature(of: version) == signature && list("", of: path(version), to: &paths)
            && paths.count == bundle.files.count
            && bundle.files.allSatisfy { file in
                (try? PackBundle.contents(of: "\(path(version))/\(file.path)"))?.elementsEqual(file.bytes) == true
            }
    }

    private func signature(of version: Version) -> [UInt8]? {
        let bytes = try? PackBundle.contents(of: "\(path(version))/\(Self.signatureName)")
        return bytes?.count == Ed25519.signatureBytes ? bytes : nil
    }

    /// Adds the files below a folder, by their paths from the root.
    ///
    /// - Parameter folder: empty, or a path with a slash at its end.
    /// - Returns: false where there is what no bundle has.
    private func list(_ folder: String, of root: String, to paths: inout [String]) -> Bool {
        guard let names = names(in: "\(root)/\(folder)") else { return false }
        for name in names where !(folder.isEmpty && name == Self.signatureName) {
            let path = folder + name
            guard PackBundle.isPath(path), SystemCalls.linkTarget("\(root)/\(path)") == nil else { return false }
            // Anything but a folder is a file, or is not read.
            if !list("\(path)/", of: root, to: &paths) { paths.append(path) }
            guard paths.count <= PackBundle.maximumFiles else { return false }
        }
        return true
    }
}
