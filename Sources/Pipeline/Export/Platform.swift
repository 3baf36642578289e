import VoiceAssetEmbeddedTexts

/// A platform that packs are exported to: where it wants them, and its splicer.
package enum Platform: String, CaseIterable, Sendable {
    case android, harmony, web

    /// A file of the splicer.
    struct Source {
        /// From the folder that is exported to.
        var path: String
        var text: String

        /// What the file begins with in every version.
        var mark: Substring { text.prefix { $0 != ";" } }

        /// The folder that it lies in, from the same one; empty for that itself.
        var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    }

    /// Where the packs lie, from the folder that is exported to.
    var assets: String {
        switch self {
        case .web: "VoiceAssets"
        // Names of resources can't hold the ids of clips; those of assets can.
        case .android: "assets/VoiceAssets"
        case .harmony: "resources/rawfile/VoiceAssets"
        }
    }

    /// The files of the splicer, of what reads pushes and of what gives announcements their turns.
    var sources: [Source] {
        switch self {
        case .web:
            [
                Source(path: "voice-splicer.mjs", text: unsafe String(cString: splicer_module())),
                Source(path: "voice-splicer.d.mts", text: unsafe String(cString: splicer_moduleTypes())),
                Source(path: "payload-reader.mjs", text: unsafe String(cString: payload_reader_module())),
                Source(path: "payload-reader.d.mts", text: unsafe String(cString: payload_reader_moduleTypes())),
                Source(path: "announcement-turns.mjs", text: unsafe String(cString: announcement_turns_module())),
                Source(
                    path: "announcement-turns.d.mts", text: unsafe String(cString: announcement_turns_moduleTypes())),
            ]
        case .android:
            [
                Source(path: "kotlin/voiceassets/VoiceSplicer.kt", text: unsafe String(cString: splicer_kotlin())),
                Source(
                    path: "kotlin/voiceassets/PayloadReader.kt", text: unsafe String(cString: payload_reader_kotlin())),
                Source(
                    path: "kotlin/voiceassets/AnnouncementTurns.kt",
                    text: unsafe String(cString: announcement_turns_kotlin())),
            ]
        case .harmony:
            [
                Source(path: "ets/voiceassets/VoiceSplicer.ets", text: unsafe String(cString: splicer_arkTS())),
                Source(path: "ets/voiceassets/PayloadReader.ets", text: unsafe String(cString: payload_reader_arkTS())),
                Source(
                    path: "ets/voiceassets/AnnouncementTurns.ets",
                    text: unsafe String(cString: announcement_turns_arkTS())),
            ]
        }
    }
}
