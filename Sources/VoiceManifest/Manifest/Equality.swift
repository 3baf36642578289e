public import NumberGrammar
public import VoiceTables

// An app compares none of these values, and would carry the comparisons.

extension SpliceManifest.AmountRange: Equatable {
    /// Whether both texts are the same.
    public static func == (left: Self, right: Self) -> Bool { (left.min, left.max) == (right.min, right.max) }
}

extension SpliceManifest.Currency: Equatable {
    /// Whether code and scale are the same.
    public static func == (left: Self, right: Self) -> Bool { (left.code, left.scale) == (right.code, right.scale) }
}

extension SpliceManifest.Limits: Equatable {
    /// Whether all bounds are the same.
    public static func == (left: Self, right: Self) -> Bool { left.maxSeconds == right.maxSeconds }
}

extension NumberTable: Equatable {
    /// Whether the JSON form is the same.
    public static func == (left: Self, right: Self) -> Bool { left.json == right.json }
}

extension NumberTable.Machine: Equatable {
    /// Whether the JSON form is the same.
    public static func == (left: Self, right: Self) -> Bool { left.json == right.json }
}

extension NumberTable.Slot.Spelling.Group: Equatable {
    /// Whether symbols and numbers are the same.
    public static func == (left: Self, right: Self) -> Bool {
        (left.symbols, left.min, left.max) == (right.symbols, right.min, right.max)
    }
}
