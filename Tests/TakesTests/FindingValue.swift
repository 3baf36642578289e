import VoiceAssetCore

extension Finding {
    /// The number of a quantity; NaN if it has none of this name.
    func value(_ name: String) -> Double {
        if case .quantity(let quantity)? = arguments[name] { quantity.value } else { .nan }
    }
}
