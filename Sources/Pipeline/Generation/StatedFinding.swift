package import VoiceAssetCore
package import VoiceAssetPacks
package import VoiceManifest

extension PackManifest {
    /// Findings about the pack that are kept: a folder may hold any number of strange files.
    private static let mostFindings = 100

    /// Keeps what was found about the pack besides its clips.
    mutating func state(_ findings: [VoiceAssetCore.Finding], in folder: PackFolder) {
        let kept = findings.prefix(Self.mostFindings).map { found in
            var stated = Finding(found)
            let start = "\(folder.path)/"
            stated.file = found.file.hasPrefix(start) ? String(found.file.dropFirst(start.count)) : nil
            stated.clip = found.clip
            return stated
        }
        self.findings = kept.isEmpty ? nil : kept
    }

    /// What generate said of the pack: a check of it says the same.
    /// - Parameters:
    ///   - folder: the pack's, as the user would type it.
    ///   - recordings: the pack's folder of recordings, where findings are placed if it is there.
    package func statedFindings(in folder: String, recordings: PackFolder? = nil) -> [VoiceAssetCore.Finding] {
        let manifest = "\(folder)/\(Self.fileName)"
        let all = recordings.map(RecordedClip.all) ?? []
        let recorded = Dictionary(all.map { ($0.clip.id, $0) }) { first, _ in first }
        let ofClips = clips.flatMap { clip -> [VoiceAssetCore.Finding] in
            guard let recorded = recorded[clip.id] else {
                let file = clip.files.values.map(\.path).min().map { "\(folder)/\($0)" }
                return clip.findings.map { .init($0, take: file ?? manifest, clip: clip.id) }
            }
            let made = MadeClip(clip, of: recorded)
            return made.remarks + made.choiceNotes
        }
        let ofPack = (findings ?? []).map { stated in
            let place = recordings.map { "\($0.path)/\(stated.file ?? PackFolder.fileName)" }
            let finding = VoiceAssetCore.Finding(stated, take: place ?? manifest, clip: stated.clip)
            return recordings?.diagnostics.first { $0.file == finding.file && $0.message == finding.message } ?? finding
        }
        return ofClips + ofPack
    }
}

extension PackManifest.Finding {
    /// A warning or a note as it stands in a manifest; a clip with an error has no place there.
    init(_ finding: Finding) {
        self.init(
            rule: finding.check.id, severity: finding.severity == .note ? .note : .warning, message: finding.message)
        (limit, advice) = (finding.limit, finding.advice)
        form = finding.form
        arguments = finding.arguments.compactMapValues { argument in
            switch argument {
            case .text(let text): .text(text)
            case .names(let names): .names(names)
            case .quantity(let quantity):
                .quantity(quantity.value, decimals: quantity.decimals, unit: quantity.unit)
            // On files of the machine that wrote it.
            case .command: nil
            }
        }
    }
}

extension Finding {
    /// What a manifest states of a clip; in its words if it is no check's, or of another version of the tool.
    init(_ stated: PackManifest.Finding, take: String, clip: String?) {
        let severity: Severity = stated.severity == .note ? .note : .warning
        let check = Check.named(stated.rule) ?? .clipEncoding
        guard let form = stated.form, let arguments = stated.arguments, check.words(form) != nil else {
            self.init(check, "stated", ["message": .text(stated.message)], severity: severity)
            self = at(take, clip: clip)
            return
        }
        let finding = Finding(
            check, form,
            arguments.compactMapValues { argument in
                switch argument {
                case .text(let text): .text(text)
                case .names(let names): .names(names)
                case .quantity(let value, let decimals, let unit):
                    (0...6).contains(decimals)
                        ? Finding.Argument.Quantity(value, decimals: decimals, unit).map(Finding.Argument.quantity)
                        : nil
                }
            }, severity: severity)
        self = finding.of(take: take, clip: clip)
    }
}
