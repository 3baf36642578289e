import ArgumentParser
import VoiceAssetSheets

/// What `script --format` and `review --format` take: a form of the sheet, or the sheet as JSON.
enum SheetOption: String, ExpressibleByArgument, CaseIterable {
    case html
    case csv
    case markdown
    case json

    /// nil for JSON.
    var sheet: SheetFormat? { SheetFormat(rawValue: rawValue) }
}
