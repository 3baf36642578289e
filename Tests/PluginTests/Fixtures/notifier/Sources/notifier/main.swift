import VoiceSplicer

// Prints what a payload is spoken as, with the pack at the first argument and the container at the second.
let store = SoundStore(container: CommandLine.arguments[2], fallback: .named("payment.caf"))
let voice = Voices.voice(assets: CommandLine.arguments[1], store: store)
let (text, sound) = spoken(["playVoiceText": "15.50"], by: voice)
print(text, sound ?? "default")
