import Diagnostics
import FileSystem

/// Reads the nodes of a pack.yml: the top level. Each section is an extension in a file of its own.
struct PackReader {
    let name: String
    let folder: [FolderEntry]
    var faults: PackFaults
    /// The ids that `clips` declares; nil if there are none to compare references with.
    var clipIDs: Set<String>?
    var nearestClip = NearestName(among: [])
    /// The words that `words` declares, whether or not they are right.
    var declaredWords: Set<String> = []
    var declaresNumbers = false
    var isIterated = false
    var declaresAmount = false
    /// See `PackSource.positions`.
    var positions: [String: SourcePosition] = [:]
    /// How many fraction digits the currency has; nil if it is not known.
    var scale: Int?

    private static let requiredKeys = ["locale", "currency", "range", "clips", "announcements"]
    private static let optionalKeys = [
        "speaker", "license", "numbers", "amount", "words", "atomic", "fuse", "split", "profile", "takes", "pins",
    ]

    init(name: String, folder: [FolderEntry], faults: PackFaults) {
        self.name = name
        self.folder = folder
        self.faults = faults
    }

    mutating func read(_ root: YAMLNode) -> PackSource {
        guard
            let keys = record(
                root, "pack.yml", required: Self.requiredKeys, optional: Self.optionalKeys)
        else { return PackSource(diagnostics: faults.diagnostics) }
        let locale = keys["locale"].flatMap { self.locale($0) }
        let currency = keys["currency"].flatMap { self.currency($0) }
        scale = currency?.scale
        let speaker = keys["speaker"].flatMap { self.prose($0, "speaker") }
        let license = keys["license"].flatMap { self.prose($0, "license") }
        let range = keys["range"].flatMap { self.range($0, currency: currency) }
        let clips = keys["clips"].map { self.clips($0) } ?? []
        let numbers = keys["numbers"].flatMap { self.numbers($0) }
        let words = keys["words"].map { self.words($0) } ?? [:]
        let amount = keys["amount"].map { self.amount($0, currency: currency) } ?? []
        let atomic = keys["atomic"].flatMap { self.atomic($0) }
        let fuse = keys["fuse"].map { self.fuse($0) } ?? []
        let split = keys["split"].flatMap { self.boolean($0, "split") }
        for key in Self.ruleKeys { keys[key].map { refuseWithoutRules($0, key) } }
        let announcements = keys["announcements"].map { self.announcements($0) } ?? []
        let profile = keys["profile"].map { self.profile($0) } ?? Profile()
        let takes = keys["takes"].map { self.takes($0) } ?? TakeLimits()
        let pins = keys["pins"].map { self.pins($0) } ?? [:]

        var source = PackSource(
            clips: clips, clipIDs: clipIDs ?? [], numbers: numbers, locale: locale, profile: profile, takes: takes,
            pins: pins, diagnostics: faults.diagnostics)
        guard !faults.diagnostics.hasErrors, let locale, let currency, let range, let profile, let takes
        else { return source }
        var pack = VoicePack(
            name: name, locale: locale, currency: currency, range: range, clips: clips, announcements: announcements)
        pack.speaker = speaker
        pack.license = license
        pack.numbers = numbers
        pack.words = words
        pack.amount = amount
        pack.atomic = atomic
        pack.fuse = fuse
        pack.split = split
        pack.profile = profile
        pack.takes = takes
        source.pack = pack
        source.positions = positions
        return source
    }
}
