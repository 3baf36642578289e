import Foundation
package import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// The folder of all languages: `<tag>/language.yml`, and beside it `numbers.rbnf` where ICU's rules are none or wrong.
package struct LanguageLibrary: Sendable {
    static let fileName = "language.yml"
    /// Parents of parents; nobody needs as many.
    private static let maximumGenerations = 8

    /// The folder, as the user would type it.
    package let path: String
    /// The folders in it, sorted.
    package let tags: [String]
    /// What is wrong with the folder itself.
    package let diagnostics: [Finding]

    package init(_ path: String) {
        self.path = path
        do {
            let entries = try listFolder(at: path)
            tags = entries.filter { $0.kind == .folder && !$0.isHidden && $0.hasTextName }.map(\.name)
            diagnostics = []
        } catch {
            tags = []
            diagnostics = [error.diagnostic(file: path)]
        }
    }

    /// What is known of a language.
    func language(of locale: LocaleData) throws(SeedError) -> Language {
        guard !diagnostics.hasErrors else { throw .findings(diagnostics) }
        var files: [(tag: String, file: LanguageFile)] = []
        var next = nearest(to: locale, among: Self.tags(of: locale))
        while let tag = next, files.count < Self.maximumGenerations, !files.contains(where: { $0.tag == tag }) {
            var file = try file(tag)
            file.slots = try slots(in: "\(path)/\(tag)") ?? SlotTemplates()
            file.slotRules = try slotRules(in: "\(path)/\(tag)")
            files.append((tag, file))
            next = nil
            if let parent = file.parent {
                guard tags.contains(parent) else { throw .findings([missing(parent, of: tag)]) }
                next = parent
            } else if let own = LocaleData(tag: tag) {
                next = nearest(to: own, among: Self.tags(of: own).filter { $0 != tag })
            }
        }
        return Language(files.map(\.file), fallback: try slots(in: path))
    }

    /// The first of some tags that has a folder and the language's own script.
    private func nearest(to locale: LocaleData, among wanted: [String]) -> String? {
        wanted.first { tag in tags.contains(tag) && LocaleData(tag: tag)?.script == locale.script }
    }

    /// A tag, what is left of it without its last subtags, and its language with its script.
    private static func tags(of locale: LocaleData) -> [String] {
        var subtags = locale.tag.split(separator: "-")
        var tags: [String] = []
        while !subtags.isEmpty {
            tags.append(subtags.joined(separator: "-"))
            subtags.removeLast()
        }
        let scripted = "\(locale.language)-\(locale.script)"
        if !tags.contains(scripted) { tags.insert(scripted, at: tags.count - 1) }
        return tags
    }

    private func file(_ tag: String) throws(SeedError) -> LanguageFile {
        let folder = "\(path)/\(tag)"
        let findings = FileFindings(file: "\(folder)/\(Self.fileName)")
        var faults: [Finding] = []
        do throws(FileReadError) {
            let bytes = try readFile(at: findings.file, within: path, limit: 1 << 20)
            var file = LanguageFileReader.file(bytes, findings)
            let rules = "\(folder)/\(LanguagePack.rulesFile)"
            if try listFolder(at: folder, within: path).contains(where: { $0.name == LanguagePack.rulesFile }) {
                let bytes = try readFile(at: rules, within: path, limit: PackFolder.maximumRulesBytes)
                if let text = String(validating: bytes, as: UTF8.self) {
                    file?.rules = LanguageFile.Rules(text: text, file: rules)
                } else {
                    faults = RulesCompiler.compile(bytes, file: rules, locale: tag).1
                }
            }
            if let file, faults.isEmpty { return file }
        } catch {
            throw .findings([error.diagnostic(file: findings.file)])
        }
        throw .findings(findings.diagnostics + faults)
    }

    // MARK: Slots

    /// What a folder's slots.yml says; nil if there is none.
    private func slots(in folder: String) throws(SeedError) -> SlotTemplates? {
        guard let (bytes, file) = try bytes(of: SlotTemplates.fileName, in: folder, limit: 1 << 20) else { return nil }
        let findings = FileFindings(file: file)
        guard let slots = SlotTemplateReader.templates(bytes, findings) else { throw .findings(findings.diagnostics) }
        return slots
    }

    /// The number rules of a folder that only slots need; nil if there are none.
    private func slotRules(in folder: String) throws(SeedError) -> LanguageFile.Rules? {
        let limit = PackFolder.maximumRulesBytes
        guard let (bytes, file) = try bytes(of: SlotTemplates.rulesFile, in: folder, limit: limit) else { return nil }
        if let text = String(validating: bytes, as: UTF8.self) { return .init(text: text, file: file) }
        throw .findings(RulesCompiler.compile(bytes, file: file, locale: "und").1)
    }

    private func bytes(
        of name: String, in folder: String, limit: Int
    ) throws(SeedError) -> (bytes: [UInt8], file: String)? {
        let file = "\(folder)/\(name)"
        do throws(FileReadError) {
            guard try listFolder(at: folder, within: path).contains(where: { $0.name == name }) else { return nil }
            return (try readFile(at: file, within: path, limit: limit), file)
        } catch {
            throw .findings([error.diagnostic(file: file)])
        }
    }

    private func missing(_ parent: String, of tag: String) -> Finding {
        Finding(.packReference, "inherits", ["parent": .text(parent), "tag": .text(tag)])
            .at("\(path)/\(tag)/\(Self.fileName)")
    }
}

extension LanguageLibrary {
    /// The languages that come with this package.
    package static let own = LanguageLibrary(Bundle.module.bundleURL.appendingPathComponent("Languages").path)
}
