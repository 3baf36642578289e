#if canImport(Darwin)
    import Foundation
#endif

/// What of an App Group's container goes into backups: all but what says that it doesn't.
package enum Backup {
    /// Leaves a file out, or a folder with all that is in it. A sound that can be made again, and nobody hears tomorrow, is nothing to
    /// keep; one that a backup holds all the same does no harm.
    package static func leaveOut(_ path: String) {
        #if canImport(Darwin)
            var url = URL(fileURLWithPath: path)
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            try? url.setResourceValues(values)
        #endif
    }
}
