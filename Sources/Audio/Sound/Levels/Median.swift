extension [Double] {
    /// nil of none; of an even number the mean of the two in the middle.
    package var median: Double? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}

extension ArraySlice<Float> {
    /// The value in the middle, of an even number the upper one of the two. Not of none.
    ///
    /// Found without sorting all of them. (Hoare, Algorithm 65: Find, Communications of the ACM 4/7, 1961)
    package var upperMedian: Float {
        var values = Array(self)
        let middle = values.count / 2
        var (low, high) = (0, values.count - 1)
        while low < high {
            let pivot = values[(low + high) / 2]
            var (left, right) = (low, high)
            while left <= right {
                while values[left] < pivot { left += 1 }
                while values[right] > pivot { right -= 1 }
                guard left <= right else { break }
                values.swapAt(left, right)
                left += 1
                right -= 1
            }
            if middle <= right {
                high = right
            } else if middle >= left {
                low = left
            } else {
                break
            }
        }
        return values[middle]
    }
}
