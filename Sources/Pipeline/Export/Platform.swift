import VoiceAssetEmbeddedTexts

/// A platform that packs are exported to: where it wants them, and its splicer.
package enum Platform: String, CaseIterable, Sendable {
    case android, harmony, web

    /// A file of the splicer.
    struct Source {
        /// From the folder that is exported to.
        var path: String
        var text: String
        /// Whether a file of somebody else's may stand in its place.
        var isOptional = false

        /// What the file begins with in every version.
        var mark: Substring { text.prefix { $0 != ";" } }

        /// The folder that it lies in, from the same one; empty for that itself.
        var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    }

    /// Where the packs lie, from the folder that is exported to.
    package var assets: String {
        switch self {
        case .web: "VoiceAssets"
        // Names of resources can't hold the ids of clips; those of assets can.
        case .android: "assets/VoiceAssets"
        case .harmony: "resources/rawfile/VoiceAssets"
        }
    }

    /// Where golden vectors of the packs stand, from the folder that is exported to.
    package var vectors: String {
        switch self {
        case .web: "vectors.json"
        case .android: "assets/voice-vectors.json"
        case .harmony: "resources/rawfile/voice-vectors.json"
        }
    }

    /// A source with the version of the tool that writes it.
    private static func text(_ source: String) -> String { source.replacing("@VERSION@", with: Generator.version) }

    /// The files of the splicer, of what reads pushes, gives announcements their turns and plays them.
    var sources: [Source] {
        switch self {
        case .web:
            [
                Source(path: "voice-splicer.mjs", text: Self.text(unsafe String(cString: splicer_module()))),
                Source(path: "voice-splicer.d.mts", text: Self.text(unsafe String(cString: splicer_moduleTypes()))),
                Source(path: "payload-reader.mjs", text: Self.text(unsafe String(cString: payload_reader_module()))),
                Source(
                    path: "payload-reader.d.mts", text: Self.text(unsafe String(cString: payload_reader_moduleTypes()))),
                Source(
                    path: "announcement-turns.mjs", text: Self.text(unsafe String(cString: announcement_turns_module()))
                ),
                Source(
                    path: "announcement-turns.d.mts",
                    text: Self.text(unsafe String(cString: announcement_turns_moduleTypes()))),
                Source(
                    path: "announcement-player.mjs",
                    text: Self.text(unsafe String(cString: announcement_player_module()))),
                Source(
                    path: "announcement-player.d.mts",
                    text: Self.text(unsafe String(cString: announcement_player_moduleTypes()))),
                Source(path: "web-output.mjs", text: Self.text(unsafe String(cString: web_output_module()))),
                Source(path: "web-output.d.mts", text: Self.text(unsafe String(cString: web_output_moduleTypes()))),
                WebPackage.source,
            ]
        case .android:
            [
                Source(
                    path: "kotlin/voiceassets/VoiceSplicer.kt",
                    text: Self.text(unsafe String(cString: splicer_kotlin()))),
                Source(
                    path: "kotlin/voiceassets/PayloadReader.kt",
                    text: Self.text(unsafe String(cString: payload_reader_kotlin()))),
                Source(
                    path: "kotlin/voiceassets/AnnouncementTurns.kt",
                    text: Self.text(unsafe String(cString: announcement_turns_kotlin()))),
                Source(
                    path: "kotlin/voiceassets/AnnouncementPlayer.kt",
                    text: Self.text(unsafe String(cString: announcement_player_kotlin()))),
            ]
        case .harmony:
            [
                Source(
                    path: "ets/voiceassets/VoiceSplicer.ets", text: Self.text(unsafe String(cString: splicer_arkTS()))),
                Source(
                    path: "ets/voiceassets/PayloadReader.ets",
                    text: Self.text(unsafe String(cString: payload_reader_arkTS()))),
                Source(
                    path: "ets/voiceassets/AnnouncementTurns.ets",
                    text: Self.text(unsafe String(cString: announcement_turns_arkTS()))),
                Source(
                    path: "ets/voiceassets/AnnouncementPlayer.ets",
                    text: Self.text(unsafe String(cString: announcement_player_arkTS()))),
            ]
        }
    }
}
