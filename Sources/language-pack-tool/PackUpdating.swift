import ArgumentParser
import CommandOutput
import Diagnostics
import LanguagePackSeed

/// `--update`
struct PackUpdating {
    let command: LanguagePackTool
    let folder: RecordingsFolder

    func run() throws {
        guard let name = LanguagePack.name(locale: command.locale, currency: command.currency) else {
            throw ValidationError(SeedWording(.malformedLocale(command.locale)).text)
        }
        let (update, old) = PackUpdate.reading(name, in: folder.path)
        LanguagePackTool.leave(update.diagnostics)
        if !update.additions.isEmpty, !command.dryRun {
            LanguagePackTool.leave(folder.replace(name, old, by: update.yaml))
        }
        Terminal.output(report(update, name))
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
