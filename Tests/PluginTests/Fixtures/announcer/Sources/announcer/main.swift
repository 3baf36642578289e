import Foundation
import VoiceManifest

// Prints what the manifest says about each clip.
let json = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let manifest = try PackManifest(json: json)
for clip in manifest.clips {
    print(manifest.pack, clip.id, clip.files.keys.sorted().joined(separator: "+"))
}
