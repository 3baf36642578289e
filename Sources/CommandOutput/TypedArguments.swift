import VoiceAssetCore

/// The words of the command line.
package enum TypedArguments {
    /// Returns the words behind the program's name. Ends the process with 64 where the system does not hand them over: a gate that lost its
    /// arguments would pass.
    ///
    /// Linux keeps them in `/proc/self/cmdline`. Where that does not open, not even the program's name is there.
    package static func all() -> [String] {
        let typed = CommandLine.arguments
        if typed.isEmpty {
            Terminal.log(
                "error: the command line can't be read: /proc/self/cmdline does not open; mount /proc, and run again")
            ExitStatus.usage.leave()
        }
        return Array(typed.dropFirst())
    }
}
