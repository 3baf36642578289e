/// What `voice-assets vectors` prints of a pack.
struct GoldenVectors: Decodable {
    struct File: Decodable, Equatable {
        var bytes: Int
        var sha256: String
    }

    struct Vector: Decodable {
        var announcement: String
        var amount: String?
        var clips: [String]?
        var transcript: String?
        var samples: Int?
        var files: [String: File]?
        var error: String?
        var code: String?
    }

    var schema: Int
    var pack: String
    var vectors: [Vector]
}
