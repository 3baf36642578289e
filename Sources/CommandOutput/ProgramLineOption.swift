package import ArgumentParser
package import VoiceAssetCore

extension ProgramLine {
    /// The line that the user gave to an option.
    package init(_ line: String, of option: String, asking slots: [String]) throws(ValidationError) {
        do throws(Fault) {
            try self.init(line, asking: slots)
        } catch {
            switch error {
            case .empty: throw ValidationError("\(option) takes a program and its arguments, not an empty text.")
            case .unfinished:
                throw ValidationError("\(option): a quotation mark or a backslash has nothing behind it.")
            case .without(let slot):
                throw ValidationError(
                    "\(option): no argument of the program says \(slot); write it where the program takes that.")
            }
        }
    }
}
