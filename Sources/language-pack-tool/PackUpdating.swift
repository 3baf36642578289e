import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks
import VoiceManifest

/// `--update`
struct PackUpdating {
    let command: LanguagePackTool
    let folder: RecordingsFolder

    func run() throws {
        guard let name = LanguagePack.name(locale: command.locale, counted: command.counted) else {
            throw ValidationError(SeedError.malformedLocale(command.locale).text)
        }
        if command.counted == .nothing, FileKind(at: "\(folder.path)/\(name)") == nil {
            throw ValidationError(
                "There is no pack \(name) to update; give --currency or --unit of the pack that you mean.")
        }
        let old = command.oldRecordings()
        let options = SeedOptions(locale: command.locale, counted: command.counted)
        let update = PackUpdate.reading(name, in: folder.path, options, of: command.library)
        command.leave(update.diagnostics)
        var remarks = update.diagnostics
        let isWritten = !update.changes.isEmpty && !command.dryRun
        if isWritten { remarks += command.leave(folder.replace(name, update.changes)) }
        let (takeOver, sayable, hints) = try old.map { try self.takeOver($0, name, options) } ?? (nil, nil, nil)
        remarks += takeOver?.findings ?? []
        command.passOn(takeOver?.signal, remarks)
        let confirmed = takeOver.flatMap(command.confirmed)
        if let confirmed, !command.dryRun { remarks += command.leave(confirmed.copy()) }
        var told = confirmed?.linesOfUpdate(options: hints?.lines ?? [], after: command) ?? []
        if let confirmed, !command.dryRun {
            told += NextSteps(name, sayable, in: folder.path, after: command, confirmed).lines
        }
        let members = (confirmed?.members ?? [:]).merging(hints?.members ?? [:]) { own, _ in own }
        command.tell(
            remarks,
            text: report(update, name) + told.map { printable(CommandWords.current.spelled(in: $0)) + "\n" }.joined(),
            members: Self.members(update, name, isWritten).merging(members) { own, _ in own })
    }

    /// The recordings for the gaps of a pack that is there, and what they seem to have been made for.
    private func takeOver(
        _ old: OldRecordings, _ name: String, _ options: SeedOptions
    ) throws -> (TakeOver?, SayableAnnouncements?, RecordingHints?) {
        let pack = PackFolder(reading: "\(folder.path)/\(name)", within: folder.path)
        let language = SpokenLanguage(options, of: command.library) ?? SpokenLanguage(of: pack, locale: command.locale)
        let taken = Set(pack.takes.filter { !$0.value.allSatisfy(\.isSynthetic) }.keys)
        let takeOver = TakeOver(
            old, to: pack.source, in: language, taken: taken, of: name, in: folder, command.listener)
        let likeNew = pack.source.pack.flatMap { options.saying($0, of: command.library) }
        let rules = String(decoding: pack.rules?.bytes ?? [], as: UTF8.self)
        let sayable = pack.source.pack.flatMap { SayableAnnouncements($0, rules: rules) }
        let made = likeNew.flatMap { try? LanguagePack($0, of: command.library, comparing: 0) }
        return (takeOver, sayable, RecordingHints(takeOver, sayable, made, likeNew ?? options, of: command))
    }

    /// What an update adds to `FindingsJSON`; CommandLine.md explains the keys.
    private static func members(_ update: PackUpdate, _ name: String, _ isWritten: Bool) -> [String: JSONValue?] {
        [
            "pack": .string(name),
            "added": .array(update.additions.map { .object(["id": .string($0.id), "text": .string($0.text)]) }),
            "rules": .array(
                update.ruleAdditions.map { .object(["set": .string($0.name), "lines": .strings($0.rules)]) }),
            "settings": .strings(update.settings),
            "written": .bool(isWritten), "unneeded": .strings(update.unneeded),
        ]
    }

    private func report(_ update: PackUpdate, _ name: String) -> String {
        let file = "\(folder.path)/\(name)/\(PackFolder.fileName)"
        let verb = command.dryRun ? "would be added" : "added"
        var lines: [String] = []
        if !update.ruleAdditions.isEmpty {
            let rules = update.ruleAdditions.flatMap { set in set.rules.map { "\(set.name): \($0)" } }
            let review = update.hasUncheckedRules ? "nobody has checked those of CLDR; review" : "review"
            lines.append("\(folder.path)/\(name), number rules: \(counted(rules.count, "rule")) \(verb); \(review):")
            lines += rules.map { "  \($0)" }
        }
        if !update.additions.isEmpty {
            lines.append("\(file): \(counted(update.additions.count, "clip")) \(verb); review and record:")
            lines += update.additions.map { "  \($0.id): \($0.text)" }
        }
        if !update.settings.isEmpty { lines.append("\(file): \(verb): \(update.settings.joined(separator: ", "))") }
        if lines.isEmpty { lines.append("\(file): nothing to add, nothing changed") }
        if !update.unneeded.isEmpty {
            lines.append("Nothing says \(counted(update.unneeded.count, "clip")) any more; remove what you don't need:")
            lines += update.unneeded.map { "  \($0)" }
        }
        if !update.additions.isEmpty, !command.dryRun, command.old == nil {
            lines.append("Next: voice-assets script \(name) --missing")
        }
        return lines.map { printable($0) + "\n" }.joined()
    }
}
