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
        let takeOver = old.map { TakeOver($0, to: name, locale: command.locale, in: folder, command.listener) }
        remarks += takeOver?.findings ?? []
        command.passOn(takeOver?.signal, remarks)
        if let takeOver, !command.dryRun { remarks += command.leave(takeOver.copy()) }
        let lines = takeOver?.lines(isDryRun: command.dryRun).map { printable($0) + "\n" } ?? []
        command.tell(
            remarks, text: report(update, name) + lines.joined(),
            members: Self.members(update, name, isWritten).merging(takeOver?.members ?? [:]) { own, _ in own })
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
            lines.append("\(folder.path)/\(name), number rules: \(counted(rules.count, "rule")) \(verb); review:")
            lines += rules.map { "  \($0)" }
        }
        if !update.additions.isEmpty {
            lines.append("\(file): \(counted(update.additions.count, "clip")) \(verb); review and record:")
            lines += update.additions.map { "  \($0.id): \($0.text)" }
        }
        if !update.settings.isEmpty { lines.append("\(file): \(verb): \(update.settings.joined(separator: ", "))") }
        if lines.isEmpty { lines.append("\(file): nothing to add") }
        if !update.unneeded.isEmpty {
            lines.append("Nothing says \(counted(update.unneeded.count, "clip")) any more; remove what you don't need:")
            lines += update.unneeded.map { "  \($0)" }
        }
        return lines.map { printable($0) + "\n" }.joined()
    }
}
