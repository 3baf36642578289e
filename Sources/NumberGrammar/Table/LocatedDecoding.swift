// What decoders leave out: the place of a number that its type can't hold, and of a value of another form.

extension KeyedDecodingContainer {
    /// The whole number of a key, if it is there. A number that its type can't hold has a place in the error too.
    func decodeNumberIfPresent(forKey key: Key) throws -> Int64? {
        do {
            return try decodeIfPresent(Int64.self, forKey: key)
        } catch let error as DecodingError {
            guard case .dataCorrupted(let context) = error, context.codingPath.isEmpty else { throw error }
            throw DecodingError.form(codingPath + [key], "a whole number")
        } catch {
            throw DecodingError.form(codingPath + [key], "a whole number")
        }
    }
}

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
