import Foundation
import VoiceNotifications
import VoicePlayer

/// The announcement that a payload asks for, for the player's `play`; `nil` if it asks for nothing.
///
/// - Parameter text: what is spoken where the pack can't say it.
func heard(
    of payload: [AnyHashable: Any], id: String, text: String, with pack: PackSplicer
) -> PlayedAnnouncement? {
    let reader = PayloadReader()
    let message = reader.message(in: payload, identifier: id)
    let language = pack.manifest.locale
    do {
        guard case .announcement(let asked) = try reader.reading(of: payload, for: pack) else { return nil }
        let said =
            if let values = asked.values {
                try pack.announcement(asked.announcement, values)
            } else {
                try pack.announcement(asked.announcement, amount: asked.amount)
            }
        let sound = try pack.bytes(said, rendition: .wav)
        return PlayedAnnouncement(said, sound: sound, language: language, id: message.id, sent: message.sent)
    } catch {
        // A payload whose amount can't be read, or that this pack can't say: the app's own words, never a guessed amount.
        return PlayedAnnouncement(text: text, language: language, id: message.id, sent: message.sent)
    }
}
