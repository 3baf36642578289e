// What decoders leave out: the place of a number that its type can't hold, and of a value of another form.

extension UnkeyedDecodingContainer {
    /// The next element as a whole number. A number that its type can't hold has a place in the error too.
    mutating func decodeNumber() throws -> Int64 {
        do {
            return try decode(Int64.self)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw fault("a whole number")
        }
    }

    func fault(_ expected: String) -> DecodingError { .form(codingPath, expected) }
}

extension DecodingError {
    static func form(_ path: [any CodingKey], _ expected: String) -> Self {
        .dataCorrupted(Context(codingPath: path, debugDescription: expected))
    }
}
