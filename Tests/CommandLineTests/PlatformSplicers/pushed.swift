// Hands pushes to the article's code: pushed ASSETS CONTAINER FILE. Prints for each its words and the sound's size.

import Foundation
import VoiceNotifications

let store = SoundStore(container: CommandLine.arguments[2])
let voice = Voices.voice(packs: VoicePacks(assets: CommandLine.arguments[1]), store: store)
let file = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[3]))
for payload in try JSONSerialization.jsonObject(with: file) as? [[String: Any]] ?? [] {
    let heard = spoken(payload, by: voice)
    let path = heard?.sound.map { "\(CommandLine.arguments[2])/Library/Sounds/\($0)" } ?? ""
    print(heard?.text ?? "left alone", (try? Data(contentsOf: URL(fileURLWithPath: path)).count) ?? 0)
}
