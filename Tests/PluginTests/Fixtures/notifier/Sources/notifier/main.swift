import VoiceSplicer

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
