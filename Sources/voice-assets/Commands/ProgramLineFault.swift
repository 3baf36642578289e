import ArgumentParser
import VoiceAssetPrograms

extension ProgramLine.Fault {
    /// What the user reads who gave such a line to an option.
    func error(of option: String) -> ValidationError {
        switch self {
        case .empty: ValidationError("\(option) takes a program and its arguments, not an empty text.")
        case .unfinished: ValidationError("\(option): a quotation mark or a backslash has nothing behind it.")
        }
    }
}
