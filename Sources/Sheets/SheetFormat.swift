/// A form in which a sheet is written.
package enum SheetFormat: String, Sendable, CaseIterable {
    case html
    case csv
    case markdown
}
