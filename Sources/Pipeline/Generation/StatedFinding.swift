import VoiceAssetCore
import VoiceManifest

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
    init(_ stated: PackManifest.Finding, take: String, clip: String) {
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
