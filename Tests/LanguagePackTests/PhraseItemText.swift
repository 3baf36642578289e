import VoiceAssetPacks

/// Items as pack.yml has them.
extension PhraseItem: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        self = AmountPart(text).map(PhraseItem.part) ?? (text == "{amount}" ? .slot("amount") : .clip(text))
    }

    var text: String {
        switch self {
        case .clip(let id): id
        case .slot(let name): "{\(name)}"
        case .optionalSlot(let name): "{\(name)?}"
        case .part(let part): "\(part)"
        }
    }
}
