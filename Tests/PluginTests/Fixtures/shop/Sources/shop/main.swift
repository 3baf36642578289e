import Foundation
import VoiceSplicer

// What the app ships: the packs that were checked, and nothing of the check.
let assets = Bundle.module.bundleURL.appendingPathComponent("VoiceAssets")
let pack = try PackSplicer(pack: assets.appendingPathComponent("en-USD"))
print(try pack.announcement("hello").transcript)
print(try FileManager.default.contentsOfDirectory(atPath: Bundle.module.bundlePath).sorted().joined(separator: " "))
