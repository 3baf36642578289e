import Foundation
import UserNotifications
import VoiceNotifications

/// A note in the App Group by which the app tells its extension that it is in front.
nonisolated struct AppInFront: Sendable {
    private let note: URL?

    init(group: String = "group.com.example.shop") {
        note = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?
            .appendingPathComponent("in-front")
    }

    /// For the app: every two seconds while it is active, and once with `false` when it no longer is.
    func tell(_ isInFront: Bool) {
        guard let note else { return }
        if isInFront { try? Data().write(to: note) } else { try? FileManager.default.removeItem(at: note) }
    }

    /// For the extension: whether the app told so in the last five seconds.
    var isNow: Bool {
        guard let note, let attributes = try? FileManager.default.attributesOfItem(atPath: note.path),
            let time = attributes[.modificationDate] as? Date
        else { return false }
        return abs(time.timeIntervalSinceNow) < 5
    }
}

/// The extension for several at once, which passes notifications on to an app in front.
class PassingService: PatientService {
    override func didReceive(
        _ request: UNNotificationRequest, withContentHandler deliver: @escaping (UNNotificationContent) -> Void
    ) {
        guard !AppInFront().isNow else { return deliver(request.content) }
        super.didReceive(request, withContentHandler: deliver)
    }
}
