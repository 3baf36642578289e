extension ArraySlice<Float> {
    /// The means of so many samples each: a low-pass filter that is good enough below a third of the new rate. What is left
    /// at the end is left out.
    package func means(of count: Int) -> [Float] {
        var means = [Float](repeating: 0, count: self.count / count)
        var index = startIndex
        for place in means.indices {
            var sum: Float = 0
            for _ in 0..<count {
                sum += self[index]
                index += 1
            }
            means[place] = sum / Float(count)
        }
        return means
    }
}
