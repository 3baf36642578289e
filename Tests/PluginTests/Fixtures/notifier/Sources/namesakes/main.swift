import NumberGrammar
import VoiceManifest
import VoiceNotifications

// An app whose types have the names of the package's: its own go by their names, the package's by their modules'.

struct Amount { var cents = 0 }
struct NumberTable {}
struct AmountGrammar {}
struct PackManifest {}
struct VoiceIndex {}
struct PackSplicer {}
struct SoundStore {}
struct StoredSound {}
struct SoundError {}
struct SystemError {}
struct NotificationVoice {}
struct PayloadReader {}
struct FallbackSound {}
struct SoundRendition {}
struct VoicePacks {}
struct Announcement {}
struct Clip {}
struct Pack {}

let own: [Any] = [
    Amount(), NumberTable(), AmountGrammar(), PackManifest(), VoiceIndex(), PackSplicer(), SoundStore(), StoredSound(),
    SoundError(), SystemError(), NotificationVoice(), PayloadReader(), FallbackSound(), SoundRendition(), VoicePacks(),
    Announcement(), Clip(), Pack(),
]

let amount = try NumberGrammar.Amount("15.5", scale: 2)
let fallback = VoiceNotifications.FallbackSound.named("payment.caf")
let store = VoiceNotifications.SoundStore(container: "nowhere", fallback: fallback)
let voice = VoiceNotifications.NotificationVoice(
    pack: "nowhere", store: store, reader: VoiceNotifications.PayloadReader())

func say(
    _ amount: NumberGrammar.Amount, by splicer: VoiceSplicer.PackSplicer, to store: VoiceNotifications.SoundStore
) throws(VoiceNotifications.SoundError) -> VoiceNotifications.StoredSound? {
    let announcement: VoiceSplicer.PackSplicer.Announcement
    do throws(VoiceSplicer.VoiceSplicerError) {
        announcement = try splicer.announcement("payment-received", amount: amount)
    } catch .unreadable(_, let error) {
        let system: VoiceSplicer.SystemError = error
        print(system)
        return nil
    } catch {
        return nil
    }
    return try store.save(announcement, of: splicer, rendition: VoiceSplicer.SoundRendition.wav)
}

func longest(
    of manifest: VoiceManifest.PackManifest, _ splice: VoiceTables.SpliceManifest, in index: VoiceManifest.VoiceIndex
) throws(NumberGrammar.NumberGrammarError) -> Int {
    let grammar: NumberGrammar.AmountGrammar = try splice.amountGrammar()
    let table: NumberGrammar.NumberTable = grammar.table
    let clips: [VoiceManifest.PackManifest.Clip] = manifest.clips
    let entry: VoiceManifest.VoiceIndex.Entry? = index.packs[manifest.pack]
    return table.machines.count + clips.count + (entry == nil ? 0 : 1)
}

let outcome: VoiceNotifications.NotificationVoice.Outcome = voice.outcome(for: ["amount": "15.5", "currency": "CNY"])
if case .failed(let error) = outcome, case .splicer(.packMissing(let folder)) = error.reason {
    print(own.count, amount, folder)
}
