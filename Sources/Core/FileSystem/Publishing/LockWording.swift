import VoiceAssetWording

extension LockWait {
    /// What a run tells while it waits.
    package var diagnostic: Finding {
        Finding(
            .outputFailed, .note, file: folder,
            found: "waiting for \(holder), which \(possession) on this folder, for \(waited.decimals(0)) s",
            limit: "\(patience.decimals(0)) s")
    }

    /// What a run says that waits no longer.
    package var refusal: FindingWords {
        FindingWords(
            "\(holder) \(possession) on this folder"
                + (waited >= 1 ? ", and this run waited \(waited.decimals(0)) s for it" : ""),
            advice: "wait until it is done, or end it, then run again")
    }

    /// Who has the lock.
    private var holder: String {
        guard !holders.isEmpty else { return "another process" }
        return holders.map { holder in
            let process = holder.process.map { "process \($0)" } ?? "a process outside of this container"
            return process + (holder.program.map { " (\($0))" } ?? "")
        }.joined(separator: " and ")
    }

    /// What they have; several can only have shared ones.
    private var possession: String {
        holders.count > 1 ? "have shared locks" : holders.first?.isShared == true ? "has a shared lock" : "has a lock"
    }
}

extension LockRefusal {
    /// The finding about it.
    package var diagnostic: Finding {
        switch self {
        case .held(let wait): Finding(.outputFailed, file: wait.folder, wait.refusal)
        case .system(let error): error.diagnostic
        }
    }
}
