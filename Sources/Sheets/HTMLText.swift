import VoiceAssetWording

extension String {
    /// As text or as a value between double quotation marks.
    package var inHTML: String { onOneLine.inMarkup }
}
