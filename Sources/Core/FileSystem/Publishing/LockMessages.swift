import VoiceAssetUnicodeText

extension LockWait {
    /// What a run tells while it waits.
    package var diagnostic: Finding {
        finding("waiting", ["waited": .of(waited.decimals(0), "s"), "patience": .of(patience.decimals(0), "s")])
    }

    /// What a run says that waits no longer.
    package var refusal: Finding {
        waited >= 1 ? finding("locked still", ["waited": .of(waited.decimals(0), "s")]) : finding("locked", [:])
    }

    private func finding(_ form: String, _ times: [String: Finding.Argument]) -> Finding {
        let lock = ["holder": Finding.Argument.text(holder), "lock": .text(possession)]
        return Finding(.outputFailed, form, times.merging(lock) { time, _ in time }).at(folder)
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
        case .held(let wait): wait.refusal
        case .system(let error): error.diagnostic
        }
    }
}
