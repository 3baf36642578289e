extension Check {
    /// A file is a regular file inside the given folder; links that leave it are not followed.
    ///
    /// **On a phone:** A link out of the folder could bring any file of the machine into the app's bundle.
    ///
    /// **To mend it:** Put a regular file in its place.
    ///
    /// **Settings:** an error; it stays one.
    package static let fileUnsafe = Check("file-unsafe", .error)
}
