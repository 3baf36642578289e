import Generation

extension AssetGeneration.PackResult {
    /// The result on one line.
    func line(isDryRun: Bool) -> String {
        switch change {
        case .failed:
            return "\(name): not written"
        case .removed:
            return
                "\(name): \(isDryRun ? "would be " : "")removed, \(Self.files(removed)); it has no recordings any more"
        case .unchanged:
            return "\(name): unchanged, \(clips) clips in \(renditions) renditions, \(bytes.kilobytes)"
        case .changed:
            let removal = removed > 0 ? ", \(removed) \(isDryRun ? "would be " : "")removed" : ""
            return "\(name): \(clips) clips in \(renditions) renditions, \(bytes.kilobytes); "
                + "\(Self.files(written)) \(isDryRun ? "would be " : "")written\(removal)"
        }
    }

    private static func files(_ count: Int) -> String { "\(count) file\(count == 1 ? "" : "s")" }
}
