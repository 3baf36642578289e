import Foundation
import NumberGrammar
import VoiceManifest

@testable import VoiceTables

extension NumberTable {
    /// Reads the JSON form, as splicers do.
    init(json: String) throws {
        let part = try JSONPart(Array(json.utf8), atMost: 1 << 20)
        self.init(part)
        try part.finish()
    }

    /// The JSON form, as the tool writes it.
    var text: String { CompactJSON.text(json) }
}
