extension Check {
    /// manifest.json follows its schema, its paths stay inside the pack, and it says what generate wrote.
    ///
    /// **On a phone:** The app refuses such a pack, and announces nothing.
    ///
    /// **To mend it:** Generate again; never edit manifest.json by hand.
    ///
    /// **Settings:** an error; it stays one.
    package static let manifestInvalid = Check("manifest-invalid", .error)
}
