import Foundation
import UserNotifications
import VoiceNotifications

nonisolated class PatientService: UNNotificationServiceExtension {
    private static let voice = Voices.voice(
        packs: VoicePacks(bundle: .main), store: SoundStore(appGroup: "group.com.example.shop"))
    private static let turns = AnnouncementTurns(
        appGroup: "group.com.example.shop", maximumAge: 600, patience: 20, reach: 120)
    private var delivery: Delivery?

    /// The fate of payments that come too late for a turn.
    var choice: Rush.Choice { .together }

    override func didReceive(
        _ request: UNNotificationRequest, withContentHandler deliver: @escaping (UNNotificationContent) -> Void
    ) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else {
            return deliver(request.content)
        }
        let message = Self.voice.reader.message(in: content.userInfo, identifier: request.identifier)
        let outcome = Self.voice.setSound(of: content)
        let delivery = Delivery(of: content, by: deliver)
        guard case .announced(let sound) = outcome else { return delivery.finish() }
        self.delivery = delivery
        let rush = Rush(choice: choice, voice: Self.voice, turns: Self.turns)
        Task { await rush.deliver(delivery, sound, id: message.id, sent: message.sent) }
    }

    /// iOS takes the notification back: as above.
    override func serviceExtensionTimeWillExpire() { delivery?.finish() }
}

/// Payments that come faster than they can be said.
nonisolated struct Rush: Sendable {
    enum Choice: Sendable { case quiet, ding, later, together }

    let choice: Choice
    let voice: NotificationVoice
    let turns: AnnouncementTurns

    /// Hands on the notification of a payment in its turn.
    func deliver(_ delivery: Delivery, _ sound: StoredSound, id: String?, sent: Date?) async {
        guard choice != .later else { return await deliverInOrder(delivery, sound, id: id, sent: sent) }
        switch try? await turns.turn(seconds: sound.seconds, id: id, sent: sent) {
        case .expired, .repeated: delivery.finish(.quiet)
        case .crowded where choice == .together:
            let isAdded = try? await addToAll(sound, id: id, sent: sent)
            delivery.finish(isAdded == true ? .quiet : .named("ding.caf"))
        case .crowded: delivery.finish(choice == .ding ? .named("ding.caf") : .quiet)
        // Also where turns can't be kept: a sound that cuts another one off is better than none.
        case .now, nil: delivery.finish()
        }
    }

    /// In the order of sending: by the notification itself, or by a local one if its time is too far away to wait for.
    private func deliverInOrder(_ delivery: Delivery, _ sound: StoredSound, id: String?, sent: Date?) async {
        let time = try? await turns.reserve(seconds: sound.seconds, id: id, sent: sent)
        guard let time else { return delivery.finish() }
        guard case .reserved(let reserved) = time else { return delivery.finish(.quiet) }
        await putInOrder()
        let turn = try? await turns.turn(of: reserved, whenPassed: { await putInOrder() })
        guard turn == .crowded else { return delivery.finish() }
        await play(sound.transcript, sound.name, at: (try? await turns.latest(reserved)) ?? reserved)
        await putInOrder()
        delivery.finish(.quiet)
    }

    /// Gives the local notifications that wait their latest times, the last one first.
    private func putInOrder() async {
        var known: [AnnouncementTurns.Reserved] = []
        // Another process may have moved them meanwhile.
        while let all = try? await turns.reservations(), all != known {
            known = all
            let waiting = await waiting()
            for reserved in all.reversed() {
                guard let one = waiting[reserved.identifier], one.start != reserved.start.timeIntervalSince1970,
                    // A sound that has begun is not played again.
                    one.start > Date().timeIntervalSince1970
                else { continue }
                await play(one.words, one.sound, at: reserved)
            }
        }
    }

    /// The sounds of local notifications, by their identifiers.
    private func waiting() async -> [String: (words: String, sound: String, start: Double)] {
        await withCheckedContinuation { told in
            UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
                let all = requests.map { request in
                    let (words, info) = (request.content.body, request.content.userInfo)
                    let sound = info["sound"] as? String ?? ""
                    return (request.identifier, (words: words, sound: sound, start: info["start"] as? Double ?? 0))
                }
                told.resume(returning: Dictionary(all) { $1 })
            }
        }
    }

    /// - Returns: whether the payment is among those of the announcement for all.
    private func addToAll(_ sound: StoredSound, id: String?, sent: Date?) async throws -> Bool {
        guard let amount = sound.amount,
            // 8 s: the longest that an announcement for all lasts.
            case .reserved(var all) = try await turns.reserve(
                adding: amount, to: sound.pack, seconds: 8, id: id, sent: sent)
        else { return false }
        var count = 0
        // Another process may have added a payment meanwhile, and been faster.
        while count < all.count {
            count = all.count
            let said = try together(all, sound)
            await play(said.transcript, said.name, at: all)
            all = try await turns.latest(all)
        }
        return true
    }

    /// One announcement for several payments.
    private func together(_ all: AnnouncementTurns.Reserved, _ sound: StoredSound) throws -> StoredSound {
        guard all.count > 1 else { return sound }
        let splicer = try voice.packs.splicer(pack: sound.pack)
        let announcement = try splicer.announcement("payments-in-all", amount: all.amount)
        return try voice.store.save(announcement, of: splicer, rendition: voice.rendition)
    }

    /// A local notification. It takes the place of the one for the same reservation.
    private func play(_ words: String, _ sound: String, at reserved: AnnouncementTurns.Reserved) async {
        let content = UNMutableNotificationContent()
        content.body = words
        content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: sound))
        content.userInfo = ["sound": sound, "start": reserved.start.timeIntervalSince1970]
        let wait = UNTimeIntervalNotificationTrigger(
            timeInterval: max(0.1, reserved.start.timeIntervalSinceNow), repeats: false)
        let request = UNNotificationRequest(identifier: reserved.identifier, content: content, trigger: wait)
        await withCheckedContinuation { added in
            UNUserNotificationCenter.current().add(request) { _ in added.resume() }
        }
    }
}

/// Hands a notification on, once.
nonisolated final class Delivery: @unchecked Sendable {
    /// What is heard of it.
    enum Sound {
        case own, quiet
        case named(String)
    }

    private let lock = NSLock()
    private let content: UNMutableNotificationContent
    private var deliver: ((UNNotificationContent) -> Void)?

    init(of content: UNMutableNotificationContent, by deliver: @escaping (UNNotificationContent) -> Void) {
        self.content = content
        self.deliver = deliver
    }

    func finish(_ sound: Sound = .own) {
        lock.lock()
        defer { lock.unlock() }
        guard let deliver else { return }
        self.deliver = nil
        switch sound {
        case .own: break
        case .quiet: content.sound = nil
        case .named(let name): content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: name))
        }
        deliver(content)
    }
}
