// Hands a push to the article's extension, which lets local notifications play what comes too late: rush ID AMOUNT SENT DELAY, after so
// many seconds. Prints when it came, when it was delivered, and the sound.

import Foundation
import VoiceNotifications

final class OrderedService: PatientService {
    override var choice: Rush.Choice { .later }
}

let (id, delay) = (CommandLine.arguments[1], Double(CommandLine.arguments[4]) ?? 0)
try await Task.sleep(nanoseconds: UInt64(delay * 1e9))
let content = UNMutableNotificationContent()
content.userInfo = [
    "amount": CommandLine.arguments[2], "currency": "USD", "messageId": id,
    "sentTime": Double(CommandLine.arguments[3]) ?? 0,
]
let service = OrderedService()
let came = Date().timeIntervalSince1970
let sound = await withCheckedContinuation { delivered in
    service.didReceive(UNNotificationRequest(identifier: id, content: content)) { content in
        delivered.resume(returning: content.sound?.name.rawValue ?? "none")
    }
}
print(id, came, Date().timeIntervalSince1970, sound)
