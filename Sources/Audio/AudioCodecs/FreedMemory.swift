import VoiceAssetCLame

/// Memory that was freed, and where it goes.
package enum FreedMemory {
    /// Lets glibc keep what is freed, up to 64 MB a thread: the buffers of the next clip are as large as those of the last one, and
    /// the system takes as long to hand out new pages as a clip takes to be filtered.
    package static func keep() {
        #if canImport(Glibc)
            _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
            _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
        #endif
    }
}
