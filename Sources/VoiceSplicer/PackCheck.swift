extension PackSplicer {
    /// Looks at every clip of every rendition as splicing does: whether it is there, its size, its header and its frames.
    ///
    /// - Throws: as `write` does, without what is about writing.
    package func checkClips() throws(VoiceSplicerError) {
        let all = Announcement(id: "", amount: nil, clips: Array(manifest.clips.indices), of: pack)
        for rendition in renditions {
            try Splice(all, rendition: rendition, of: pack).write { _, _ in }
        }
    }
}
