extension Check {
    /// No two amounts of the range differ only in clips that sound alike.
    ///
    /// **On a phone:** One may be taken for the other.
    ///
    /// **To mend it:** Record the two clips so that they differ, or use other words.
    ///
    /// **Settings:** a warning; by `rules` in pack.yml.
    package static let amountsSoundAlike = Check(
        "amounts-sound-alike", .warning, "{first} and {second} differ only in clips that sound alike: {words}",
        advice: "listen to these clips; record one of them again if it says the other's word")
}
