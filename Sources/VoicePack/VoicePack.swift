/// A pack's source, checked: what pack.yml says.
package struct VoicePack: Sendable, Hashable {
    /// A clip that the pack needs: its id and what is said.
    package struct Clip: Sendable, Hashable {
        /// `[a-z0-9][a-z0-9-]*`
        package var id: String
        /// The transcript, as the speaker reads it.
        package var text: String
    }

    /// One way to say an amount: the first pattern whose condition holds is used.
    package struct AmountPattern: Sendable, Hashable {
        /// The value that the integer part must have, if any.
        package var integer: Int64?
        /// The value that the fraction, in minor units, must have, if any.
        package var fraction: Int64?
        /// Clip ids and slots (`{integer}`, `{digits}`, …), in order.
        package var say: [String]
    }

    /// An utterance of the pack: clip ids and `{amount}`, in order.
    package struct Announcement: Sendable, Hashable {
        package var id: String
        package var say: [String]
    }

    /// How numbers become clips.
    package enum Numbers: Sendable, Hashable {
        /// Digit by digit.
        case iterated
        /// By the rules of this file in the pack's folder.
        case rules(file: String)
    }

    /// The amounts that the pack must be able to announce: decimal strings with all digits of the currency.
    package struct AmountRange: Sendable, Hashable {
        package var min: String
        package var max: String
    }

    /// The folder's name.
    package var name: String
    /// BCP 47.
    package var locale: String
    package var currency: Currency
    package var speaker: String?
    package var license: String?
    package var range: AmountRange
    /// In the order of pack.yml; ids are unique, whatever their case.
    package var clips: [Clip]
    package var numbers: Numbers?
    package var amount: [AmountPattern]
    /// Words that follow the plural category of an amount: slot name, CLDR plural category, clip id.
    package var words: [String: [String: String]]
    package var announcements: [Announcement]
    package var profile: Profile
}
