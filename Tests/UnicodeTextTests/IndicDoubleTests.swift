import Testing

@testable import VoiceAssetUnicodeText

/// Stops that are written twice, in the scripts of India and Sri Lanka.
@Suite struct IndicDoubleTests {
    /// Numbers, colours and kin, as dictionaries spell them.
    @Test(arguments: [
        "എട്ട്", "പത്ത്", "കറുപ്പ്", "ഒറ്റ", "எட்டு", "பத்து", "கருப்பு", "அப்பா", "காற்று", "पक्का", "अच्छा", "पत्थर", "छत्तीस", "সাত্তা", "চব্বিশ",
        "ਸੱਤ", "ਅੱਠ", "છત્રીસ્સત્તા", "ସତ୍ତର", "మొత్తం", "ముప్పై", "ಹತ್ತು", "ಇಪ್ಪತ್ತು", "පච්ච", "එක්කෝ", "අට්\u{200d}ට",
    ])
    func doubled(text: String) { #expect(text.doublesAnIndicStop) }

    /// Other consonants twice, different ones side by side, or one alone.
    @Test(arguments: [
        "ഒന്ന്", "അമ്മ", "നല്ല", "ரெண்டு", "ஒன்று", "அம்மா", "உள்ளே", "आठ", "रक्त", "शून्य", "गुन्ना", "ਪੰਜ", "ਰੱਸੀ", "આઠ", "ಎಂಟು", "ఎనిమిది", "දෙක",
        "otto",
        "त्", "्त", "ੱ", "",
    ])
    func notDoubled(text: String) { #expect(!text.doublesAnIndicStop) }
}
