import VoiceAssetSplicerSources

/// A platform that packs are exported to: where it wants them, and its splicer.
package enum Platform: String, CaseIterable, Sendable {
    case web, harmony

    /// What every file of a splicer begins with.
    static let mark = "// Joins the clips of a voice pack into announcements. Written by `voice-assets export`"

    /// A file of the splicer.
    struct Source {
        /// From the folder that is exported to.
        var path: String
        var text: String
    }

    /// Where the packs lie, from the folder that is exported to.
    var assets: String {
        switch self {
        case .web: "VoiceAssets"
        case .harmony: "resources/rawfile/VoiceAssets"
        }
    }

    /// The splicer's files.
    var sources: [Source] {
        switch self {
        case .web:
            [
                Source(path: "voice-splicer.mjs", text: unsafe String(cString: splicer_module())),
                Source(path: "voice-splicer.d.mts", text: unsafe String(cString: splicer_moduleTypes())),
            ]
        case .harmony:
            [Source(path: "ets/voiceassets/VoiceSplicer.ets", text: unsafe String(cString: splicer_arkTS()))]
        }
    }
}
