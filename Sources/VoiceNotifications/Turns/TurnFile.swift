/// The table of turns, in a file that several processes change.
struct TurnFile {
    let path: String

    /// Changes the table. The file is locked from reading to writing, and only so long. A file that somebody damaged counts as
    /// empty.
    func change<Result>(_ body: (inout TurnTable) -> Result) throws(VoiceSplicerError) -> Result {
        let file = SharedFile(path: path)
        return try file.locked { (descriptor, size) throws(VoiceSplicerError) in
            let bytes = size <= TurnTable.maximumBytes ? file.read(size, from: descriptor) : nil
            var table = bytes.flatMap(TurnTable.init) ?? TurnTable()
            let before = table
            let result = body(&table)
            if table != before { try file.replace(by: table.bytes) }
            return result
        }
    }
}
