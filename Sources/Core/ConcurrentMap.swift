/// Transforms all elements, at most so many of them at a time, and returns the results in the elements' order.
///
/// - Parameter workers: at least 1.
package func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], workers: Int, _ transform: @escaping @Sendable (Element) async -> Result
) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
        var results = [Result?](repeating: nil, count: elements.count)
        var next = 0
        func start() {
            guard next < elements.count else { return }
            let (index, element) = (next, elements[next])
            group.addTask { (index, await transform(element)) }
            next += 1
        }
        for _ in 0..<max(1, workers) { start() }
        while let (index, result) = await group.next() {
            results[index] = result
            start()
        }
        return results.compactMap { $0 }
    }
}
