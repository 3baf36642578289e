import ArgumentParser
import VoiceAssetCommandOutput
import VoiceAssetDiagnostics
import VoiceAssetLanguagePackSeed
import VoiceManifest

/// `--update`
struct PackUpdating {
    let command: LanguagePackTool
    let folder: RecordingsFolder

    func run() throws {
        guard let name = LanguagePack.name(locale: command.locale, counted: command.counted) else {
            throw ValidationError(SeedWording(.malformedLocale(command.locale)).text)
        }
        let (update, old) = PackUpdate.reading(name, in: folder.path)
        command.leave(update.diagnostics)
        var remarks = update.diagnostics
        let isWritten = !update.additions.isEmpty && !command.dryRun
        if isWritten { remarks += command.leave(folder.replace(name, old, by: update.yaml)) }
        command.tell(remarks, text: report(update, name), members: Self.members(update, name, isWritten))
    }

    /// What an update adds to `FindingsJSON`; CommandLine.md explains the keys.
    private static func members(_ update: PackUpdate, _ name: String, _ isWritten: Bool) -> [String: JSONValue?] {
        [
            "pack": .string(name),
            "added": .array(update.additions.map { .object(["id": .string($0.id), "text": .string($0.text)]) }),
            "written": .bool(isWritten), "unneeded": .strings(update.unneeded),
        ]
    }

    private func report(_ update: PackUpdate, _ name: String) -> String {
        let file = "\(folder.path)/\(name)/pack.yml"
        var lines: [String] = []
        if update.additions.isEmpty {
            lines.append("\(file): nothing to add")
        } else {
            let verb = command.dryRun ? "would be added" : "added"
            lines.append("\(file): \(count(update.additions.count)) \(verb); review and record:")
            lines += update.additions.map { "  \($0.id): \($0.text)" }
        }
        if !update.unneeded.isEmpty {
            lines.append("Nothing says \(count(update.unneeded.count)) any more; remove what you don't need:")
            lines += update.unneeded.map { "  \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func count(_ clips: Int) -> String { clips == 1 ? "1 clip" : "\(clips) clips" }
}
