import Foundation
import VoiceNotifications

#if !canImport(UserNotifications)
    import NotificationStubs
#endif

#if !canImport(UserNotifications)
    // notifier push CHOICE ID: what the guide's extension delivers of a payment of 15.50, and when.
    if CommandLine.arguments[1] == "push" {
        await push(CommandLine.arguments[3], choice: CommandLine.arguments[2])
        exit(0)
    }
    // notifier front: what the extension delivers while the app is in front, and when it no longer is.
    if CommandLine.arguments[1] == "front" {
        for isInFront in [true, false] {
            AppInFront().tell(isInFront)
            print(await sound(of: PassingService(), "front-\(isInFront)"))
        }
        exit(0)
    }
#endif

// Prints what payloads are spoken as, with the packs at the first argument and the container at the second.
let store = SoundStore(container: CommandLine.arguments[2], fallback: .named("payment.caf"))
let voice = Voices.voice(packs: VoicePacks(assets: CommandLine.arguments[1]), store: store)
let payloads: [[AnyHashable: Any]] = [
    ["playVoiceText": "15.50"], ["text": "See you at 5"], ["playaudio": "0", "amount": 3],
]
for payload in payloads {
    if let (text, sound) = spoken(payload, by: voice) {
        print(text, sound ?? "default")
    } else {
        print("left alone")
    }
}

#if !canImport(UserNotifications)
    // What the guide's extensions deliver, where there are no packs. (Apple's system makes an extension itself)
    let pushes: [(payload: [AnyHashable: Any], sound: String?)] = [
        (["playVoiceText": "15.50"], "default"), (["text": "See you at 5"], "chat.caf"),
        (["text": "See you at 5"], nil),
        (["playVoiceText": "15.50", "playaudio": "no"], "quiet.caf"),
        (
            [
                "playVoiceText": "15.50",
                "aps": ["sound": ["critical": 1, "volume": 0.5] as [AnyHashable: Any]] as [AnyHashable: Any],
            ], "alarm.caf"
        ),
    ]
    for service in [NotificationService(), PatientService()] {
        for push in pushes {
            let content = UNMutableNotificationContent()
            content.userInfo = push.payload
            content.sound = push.sound.map { UNNotificationSound(named: UNNotificationSoundName(rawValue: $0)) }
            service.didReceive(UNNotificationRequest(identifier: "", content: content)) { delivered in
                print("sound:", delivered.sound?.name.rawValue ?? "none")
            }
        }
    }
#endif
