// The JSON form of a table, specified in the project's documentation for those who write a splicer of their own.

extension NumberTable {
    /// Reads a table; only its form is checked, and what is missing is empty. `AmountGrammar` checks the rest.
    ///
    /// - Throws: what the decoder throws, `DecodingError` for a value of another form.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        sets = try values.decodeIfPresent([String: [Rule]].self, forKey: .sets) ?? [:]
        amounts = try values.decodeIfPresent([AmountPattern].self, forKey: .amounts) ?? []
        announcements = try values.decodeIfPresent([String: [AnnouncementItem]].self, forKey: .announcements) ?? [:]
    }
}

extension NumberTable.Rule: Codable {
    /// Reads `[base, 0, leaves]` or `[base, divisor, operations, operations if divisible?]`.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        base = try values.decodeNumber()
        let divisor = try values.decodeNumber()
        if divisor == 0 {
            content = .leaves(try values.decode([Leaf].self).map(\.clips))
        } else {
            let operations = try values.decode([NumberTable.Operation].self)
            let others = values.isAtEnd ? nil : try values.decode([NumberTable.Operation].self)
            content = .operations(operations, ifDivisible: others, divisor: divisor)
        }
        guard values.isAtEnd else { throw values.fault("no further element") }
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(base)
        switch content {
        case .leaves(let leaves):
            try values.encode(0)
            try values.encode(leaves.map(Leaf.init))
        case .operations(let operations, let others, let divisor):
            try values.encode(divisor)
            try values.encode(operations)
            if let others { try values.encode(others) }
        }
    }

    /// `4`, or `[4, 5]` for several clips.
    private struct Leaf: Codable {
        let clips: [Int]

        init(clips: [Int]) { self.clips = clips }

        init(from decoder: any Decoder) throws {
            if let clip = try? decoder.singleValueContainer().decode(Int.self) {
                clips = [clip]
                return
            }
            var values = try decoder.unkeyedContainer()
            var clips: [Int] = []
            while !values.isAtEnd { clips.append(Int(try values.decodeNumber())) }
            self.clips = clips
        }

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            if clips.count == 1 { try value.encode(clips[0]) } else { try value.encode(clips) }
        }
    }
}

extension NumberTable.Operation: Codable {
    /// Reads a clip's index, or `<set`, `>set` or `=set`.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let clip = try? value.decode(Int.self) {
            self = .clip(clip)
            return
        }
        let text = try value.decode(String.self)
        let set = String(text.dropFirst())
        switch text.first {
        case "<": self = .quotient(set: set)
        case ">": self = .remainder(set: set)
        case "=": self = .same(set: set)
        default: throw DecodingError.form(value.codingPath, "an index, or `<`, `>` or `=` and the name of a set")
        }
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .clip(let clip): try value.encode(clip)
        case .quotient(let set): try value.encode("<\(set)")
        case .remainder(let set): try value.encode(">\(set)")
        case .same(let set): try value.encode("=\(set)")
        }
    }
}

extension NumberTable.AmountItem: Codable {
    /// Reads a clip's index, or `integer=set`, `fraction=set`, `digits=set` or `digits:all=set`.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let clip = try? value.decode(Int.self) {
            self = .clip(clip)
            return
        }
        let text = try value.decode(String.self)
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch parts.first {
        case "integer" where parts.count == 2: self = .integer(set: parts[1])
        case "fraction" where parts.count == 2: self = .fraction(set: parts[1])
        case "digits" where parts.count == 2: self = .digits(set: parts[1])
        case "digits:all" where parts.count == 2: self = .allDigits(set: parts[1])
        default: throw DecodingError.form(value.codingPath, "an index, or `integer=` and the name of a set")
        }
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .clip(let clip): try value.encode(clip)
        case .integer(let set): try value.encode("integer=\(set)")
        case .fraction(let set): try value.encode("fraction=\(set)")
        case .digits(let set): try value.encode("digits=\(set)")
        case .allDigits(let set): try value.encode("digits:all=\(set)")
        }
    }
}

extension NumberTable.AnnouncementItem: Codable {
    /// Reads a clip's index, or `amount`.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let clip = try? value.decode(Int.self) {
            self = .clip(clip)
        } else if try value.decode(String.self) == "amount" {
            self = .amount
        } else {
            throw DecodingError.form(value.codingPath, "an index, or `amount`")
        }
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .clip(let clip): try value.encode(clip)
        case .amount: try value.encode("amount")
        }
    }
}

extension NumberTable.AmountPattern {
    /// Reads an object with the conditions, if there are any, and `say`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        integer = try values.decodeNumberIfPresent(forKey: .integer)
        fraction = try values.decodeNumberIfPresent(forKey: .fraction)
        say = try values.decode([NumberTable.AmountItem].self, forKey: .say)
    }
}

extension KeyedDecodingContainer {
    /// The whole number of a key, if it is there. A number that its type can't hold has a place in the error too.
    fileprivate func decodeNumberIfPresent(forKey key: Key) throws -> Int64? {
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
    fileprivate mutating func decodeNumber() throws -> Int64 {
        do {
            return try decode(Int64.self)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw fault("a whole number")
        }
    }

    fileprivate func fault(_ expected: String) -> DecodingError { .form(codingPath, expected) }
}

extension DecodingError {
    fileprivate static func form(_ path: [any CodingKey], _ expected: String) -> Self {
        .dataCorrupted(Context(codingPath: path, debugDescription: expected))
    }
}
