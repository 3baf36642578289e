import Foundation
import VoiceNotifications
import VoiceUpdates

/// An installation that its process does not survive.
enum Installation {
    /// - Parameter arguments: the program's six: behind its verb the bundle, the key, the folder, and the step at which the process ends.
    static func install(_ arguments: [String]) throws {
        let (bundle, folder) = (arguments[2], arguments[4])
        guard let key = BundleKey(arguments[3]), let last = Int(arguments[5]) else {
            throw CocoaError(.featureUnsupported)
        }
        var steps = 0
        _ = try VoicePacks.install(
            from: URL(fileURLWithPath: bundle), verifying: key, in: URL(fileURLWithPath: folder)
        ) {
            if steps == last { kill(getpid(), SIGKILL) }
            steps += 1
        }
        print("installed")
    }
}
