import NumberGrammar

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The voice packs of an app: the folder `VoiceAssets` with its `index.json`, or one pack.
///
/// Nothing is read before it is asked for. The index and every pack that was used are kept until they are replaced; what failed
/// is tried again. Several threads may use one value.
public final class VoicePacks: Sendable {
    /// What was read.
    private struct Kept: Sendable {
        /// Of one pack alone there is none.
        var index: VoiceIndex?
        /// The file that the index was read from.
        var identity: FileIdentity?
        /// Where the packs of `splicers` lie.
        var root = ""
        /// By the packs' folders.
        var splicers: [String: PackSplicer] = [:]
    }

    private let folder: String
    /// Whether it is the folder of one pack.
    private let isPack: Bool
    private let kept = Guarded(Kept())

    /// All packs of a folder, as its `index.json` lists them.
    ///
    /// - Parameter folder: the path of `VoiceAssets`.
    public init(assets folder: String) { (self.folder, isPack) = (folder, false) }

    /// All packs of a folder; see `init(assets:)` for a path.
    public convenience init(assets folder: URL) { self.init(assets: folder.path) }

    /// One pack, whatever stands beside it.
    ///
    /// - Parameter folder: the path of the folder that holds `splice.json`.
    public init(pack folder: String) { (self.folder, isPack) = (folder, true) }

    /// One pack; see `init(pack:)` for a path.
    public convenience init(pack folder: URL) { self.init(pack: folder.path) }

    /// Which packs there are.
    ///
    /// - Throws: `indexMissing`, `index`, `pack`.
    public func index() throws(VoicePacksError) -> VoiceIndex {
        guard !isPack else {
            let manifest = try splicer(pack: "").manifest
            return VoiceIndex(packs: [manifest.pack: (manifest.locale, manifest.currency.code)])
        }
        let now = SystemCalls.status(path: "\(folder)/\(VoiceIndex.fileName)")?.identity
        if let index = kept.use({ now == nil || $0.identity == now ? $0.index : nil }) { return index }
        let (index, identity) = try Self.readIndex(of: folder)
        kept.use { ($0.index, $0.identity) = (index, identity) }
        return index
    }

    /// A pack by its name in the index.
    ///
    /// - Throws: `pack` if it is not there or can't be loaded.
    public func splicer(pack name: String) throws(VoicePacksError) -> PackSplicer {
        let root = root
        let folder = isPack ? root : "\(root)/\(name)"
        let old = kept.use { kept in
            if kept.root != root { (kept.root, kept.splicers) = (root, [:]) }
            return kept.splicers[folder]
        }
        if let old, !old.pack.isReplaced { return old }
        do {
            let splicer = try PackSplicer(pack: folder)
            return kept.use { kept in
                // Another thread may have been faster: one value for all.
                if let first = kept.splicers[folder], first.pack !== old?.pack { return first }
                kept.splicers[folder] = splicer
                return splicer
            }
        } catch {
            throw .pack(error)
        }
    }

    /// The pack that announces a currency to a user of these languages.
    ///
    /// A pack of the first language counts more than one of the second (RFC 4647 §3.4, `VoiceIndex.packs(for:)`), and one
    /// of another language more than none: a shop in China speaks Chinese to a user of English if it has nothing else.
    ///
    /// - Parameters:
    ///   - currencies: ISO 4217 codes, one of which the pack is to announce. `nil` asks for the currency that all packs
    ///     have in common.
    ///   - languages: BCP 47 tags, the best first; `nil` stands for the user's.
    ///   - speaker: of several packs in the chosen language and currency the one with this speaker, as pack.yml names
    ///     them; without such a one, the first by name.
    /// - Throws: `noPack` if none announces the currency, `currencyMissing` if several currencies come into question, and
    ///   as `index()` and `splicer(pack:)` do.
    public func splicer(
        currencies: Set<String>? = nil, languages: [String]? = nil, speaker: String? = nil
    ) throws(VoicePacksError) -> PackSplicer {
        let index = try index()
        let all = Self.ordered(index, languages)
        let names = currencies.map { codes in all.filter { codes.contains(index.packs[$0]?.currency ?? "") } } ?? all
        let possible = Set(names.compactMap { index.packs[$0]?.currency })
        guard possible.count <= 1 else { throw .currencyMissing(available: possible.inOrder()) }
        return try best(of: names, in: index, speaker, for: currencies)
    }

    /// The pack that speaks to a user of these languages of something that has no currency.
    func splicer(
        preferring currencies: Set<String>?, languages: [String]?, speaker: String?
    ) throws(VoicePacksError) -> PackSplicer {
        let index = try index()
        let all = Self.ordered(index, languages)
        let fitting = all.filter { currencies?.contains(index.packs[$0]?.currency ?? "") == true }
        let names = fitting.isEmpty ? all : fitting
        return try best(of: names, in: index, speaker, for: currencies)
    }

    /// The first pack that has an announcement, those of the languages before others; nil if none has it.
    func splicer(announcing id: String, languages: [String]?) -> PackSplicer? {
        guard let index = try? index() else { return nil }
        return Self.ordered(index, languages).lazy.compactMap { try? self.splicer(pack: $0) }
            .first { $0.saysAmount(id) != nil }
    }

    /// All packs, those of the languages first.
    private static func ordered(_ index: VoiceIndex, _ languages: [String]?) -> [String] {
        let spoken = (languages ?? Locale.preferredLanguages).flatMap { index.packs(for: $0) }
        var seen: Set<String> = []
        return (spoken + index.packs.keys.inOrder()).filter { seen.insert($0).inserted }
    }

    /// The first of these packs, or that of the speaker among those in its language and currency.
    private func best(
        of names: [String], in index: VoiceIndex, _ speaker: String?, for currencies: Set<String>?
    ) throws(VoicePacksError) -> PackSplicer {
        guard let first = names.first, let entry = index.packs[first] else {
            let available = Set(index.packs.values.map(\.currency)).inOrder()
            throw .noPack(currencies: (currencies ?? []).inOrder(), available: available)
        }
        let alike = names.filter {
            index.packs[$0]?.locale == entry.locale && index.packs[$0]?.currency == entry.currency
        }
        guard let speaker, alike.count > 1 else { return try splicer(pack: first) }
        for name in alike where try splicer(pack: name).manifest.speaker == speaker { return try splicer(pack: name) }
        return try splicer(pack: first)
    }

    /// Where the packs lie now. Installed packs lie behind a link, which is turned to others at any time: all files of a pack are
    /// read behind the same one.
    private var root: String {
        guard !isPack, let target = SystemCalls.linkTarget(folder) else { return folder }
        let parent = folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { folder[...$0] } ?? ""
        return target.hasPrefix("/") ? target : parent + target
    }

    private static func readIndex(of folder: String) throws(VoicePacksError) -> (VoiceIndex, FileIdentity) {
        let file: (bytes: [UInt8], identity: FileIdentity)
        do {
            file = try OpenPackFile.read(VoiceIndex.fileName, in: folder, atMost: VoiceIndex.maximumBytes)
        } catch .packMissing {
            throw .indexMissing(folder: folder)
        } catch {
            throw .pack(error)
        }
        do { return (try VoiceIndex(json: file.bytes), file.identity) } catch {
            throw .index(folder: folder, error)
        }
    }
}

extension VoicePacks: CustomStringConvertible {
    /// The packs for a log: where they lie.
    public var description: String { folder }
}
