/// The table of turns, in a file that several processes change.
struct TurnFile {
    let path: String

    /// Changes the table. The file is locked from reading to writing, and only so long. A file that somebody damaged counts as
    /// empty.
    func change(_ body: (inout TurnTable) -> Void) throws(VoiceSplicerError) {
        let file = SharedFile(path: path)
        let (descriptor, size) = try file.openLocked()
        defer { SystemCalls.close(descriptor) }
        let bytes = size <= TurnTable.maximumBytes ? file.read(size, from: descriptor) : nil
        var table = bytes.flatMap(TurnTable.init) ?? TurnTable()
        let before = table
        body(&table)
        if table != before { try file.replace(by: table.bytes) }
    }
}
