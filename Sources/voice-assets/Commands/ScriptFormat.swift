import ArgumentParser
import VoiceAssetScriptSheet

/// What `script --format` takes: a form of the sheet, or the sheet as JSON.
enum ScriptFormat: String, ExpressibleByArgument, CaseIterable {
    case html
    case csv
    case markdown
    case json

    /// nil for JSON.
    var sheet: SheetFormat? {
        switch self {
        case .html: .html
        case .csv: .csv
        case .markdown: .markdown
        case .json: nil
        }
    }
}
