package import VoiceTables

/// What a manifest says of the texts between which something else stands than usual.
package struct TextJoins: Sendable {
    private let groups: [SpliceManifest.TextJoin]
    /// By clip the groups that it is on the left of; empty if there are none at all.
    private let groupsByLeft: [[Int]]

    /// - Parameter clips: how many clips the pack has.
    package init(_ groups: [SpliceManifest.TextJoin], clips: Int) {
        self.groups = groups
        var indexes: [[Int]] = groups.isEmpty ? [] : Array(repeating: [], count: clips)
        for (index, group) in groups.enumerated() {
            for clip in group.left where indexes.indices.contains(clip) { indexes[clip].append(index) }
        }
        groupsByLeft = indexes
    }

    /// What stands between two clips' texts; nil for what is usual.
    package func text(between left: Int, and right: Int) -> String? {
        guard groupsByLeft.indices.contains(left) else { return nil }
        return groupsByLeft[left].first { groups[$0].right.contains(sorted: right) }.map { groups[$0].text }
    }
}

extension [Int] {
    /// Whether ascending numbers have one of them.
    fileprivate func contains(sorted number: Int) -> Bool {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == number
    }
}
