package import VoiceAssetFileSystem
package import VoiceAssetSheets

/// Why a table of readings, `approved.csv` or a review that is filled in, is not taken.
package struct ApprovalFault: Error, Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        case unread(FileReadError)
        case form(CSVTable.Fault)
        case missingColumn(String, of: [String])
        case unknownColumn(String)
        case doubleColumn(String)
        case fieldCount(Int, expected: Int)
        case empty(column: String)
        case twice(ApprovedReading.Subject, firstLine: Int)
        /// A clip that the pack does not have, and the nearest name of one that it has.
        case unknownClip(String, nearest: String?)
        case clipTwice(String, firstLine: Int)
        /// An end form with a text that is not its clip's.
        case otherForm(String, text: String)
        /// No pack is named, or another one than was asked for.
        case noPack
        case otherPack(String, expected: String)
        /// Both right and wrong, or right and something better.
        case contradiction(String)
        case amount(String)
        /// What the sheet says of a subject, and what the pack says now; nil if it can't say it.
        case otherText(ApprovedReading.Subject, sheet: String, now: String?)
        case noName
        case day(String)
        case nothingMarked
    }

    package var file: String
    /// From 1; nil for the file as a whole.
    package var line: Int?
    package var reason: Reason

    package init(file: String, line: Int? = nil, _ reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }
}
