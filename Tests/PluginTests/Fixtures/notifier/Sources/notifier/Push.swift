#if !canImport(UserNotifications)
    import Foundation
    import NotificationStubs
    import VoiceNotifications

    /// The guide's extension with a choice of the test's.
    private final class ChosenService: PatientService {
        private let chosen: Rush.Choice
        override var choice: Rush.Choice { chosen }

        init(_ name: String) {
            let choices: [String: Rush.Choice] = ["quiet": .quiet, "ding": .ding, "later": .later]
            chosen = choices[name] ?? .together
        }
    }

    /// Prints when a payment is delivered, its sound, and what the payment's announcement is.
    @MainActor func push(_ id: String, choice: String) async {
        let sound = await sound(of: ChosenService(choice), id)
        print("\(Date().timeIntervalSince1970)\t\(sound)")
    }

    /// The sound of a payment that an extension delivers.
    @MainActor func sound(of service: UNNotificationServiceExtension, _ id: String) async -> String {
        let content = UNMutableNotificationContent()
        content.userInfo = ["playVoiceText": "15.50", "messageId": id]
        return await withCheckedContinuation { delivered in
            service.didReceive(UNNotificationRequest(identifier: id, content: content)) { content in
                delivered.resume(returning: content.sound?.name.rawValue ?? "none")
            }
        }
    }
#endif
