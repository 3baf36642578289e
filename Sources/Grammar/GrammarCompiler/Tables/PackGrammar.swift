package import VoiceAssetCore
package import VoiceAssetPacks

/// Compiles a pack's number rules, patterns and announcements into the table that splicers walk.
///
/// Rules say texts; the search for the smallest amount that reaches a text tells which of them need a clip. What no
/// amount of the pack's range reaches needs none and is left out of the table.
package enum PackGrammar {
    /// What is compiled.
    package struct Source {
        /// The pack. Its pauses are clips like the others, behind them.
        package var pack: VoicePack { didSet { takePauses() } }
        /// pack.yml, as the user would type it.
        package var packFile: String
        /// Where in pack.yml a slot or an announcement's or clip's id first stands.
        package var positions: [String: SourcePosition]
        /// The number rules and their file, as the user would type it; nil if the pack has none.
        package var rules: (bytes: [UInt8], file: String)?
        /// True of a slot that is compiled as a pack of its own.
        var isOfSlot = false

        package init(
            pack: VoicePack, packFile: String, positions: [String: SourcePosition],
            rules: (bytes: [UInt8], file: String)?
        ) {
            self.pack = pack
            self.packFile = packFile
            self.positions = positions
            self.rules = rules
            takePauses()
        }

        /// A pack of a folder, as it is or changed.
        package init(_ pack: VoicePack, in folder: PackFolder) {
            self.init(
                pack: pack, packFile: folder.packFile, positions: folder.source.positions, rules: folder.rules)
        }

        private mutating func takePauses() {
            guard !pack.pauses.isEmpty else { return }
            var all = pack
            (all.clips, all.pauses) = (pack.clipsAndPauses, [])
            pack = all
        }
    }

    /// The pack's table with the pack's clips for its indexes.
    package static func compile(_ source: Source) -> CompiledGrammar { compile(source, completesClips: false) }

    /// The same as if the pack had a clip for every text that none says.
    package static func complete(_ source: Source) -> CompiledGrammar { compile(source, completesClips: true) }

    static func compile(_ source: Source, completesClips: Bool) -> CompiledGrammar {
        guard source.pack.slots.isEmpty else {
            var compiler = SlotCompiler(source, completesClips: completesClips)
            return compiler.compile()
        }
        let (rules, diagnostics) = rules(of: source)
        guard let rules else {
            return CompiledGrammar(clips: source.pack.clips, diagnostics: diagnostics)
        }
        var compilation = GrammarCompilation(source, rules)
        return compilation.compile(completesClips: completesClips)
    }

    /// What the rules of a pack say, whether or not clips say it.
    ///
    /// - Returns: nil if there is an error; that a text has no clip is none here.
    package static func needs(_ source: Source) -> (needs: NumberNeeds?, diagnostics: [Finding]) {
        let (rules, diagnostics) = rules(of: source)
        guard let rules else { return (nil, diagnostics) }
        var compilation = GrammarCompilation(source, rules)
        let needs = compilation.needs()
        return (needs, compilation.diagnostics)
    }

    /// The compiled number rules; nil if there is an error in them.
    private static func rules(of source: Source) -> (CompiledRules?, [Finding]) {
        if source.pack.numbers == .iterated {
            return (.iterated(at: source.positions[PackDocument.numbersKey] ?? SourcePosition(line: 1, column: 1)), [])
        }
        guard let (bytes, file) = source.rules else { return (CompiledRules.none, []) }
        return RulesCompiler.compile(bytes, file: file, locale: source.pack.locale, isBounded: true)
    }
}
