import NumberGrammar
import Testing

/// The order is the standard library's.
@Suite struct InOrderTests {
    @Test(arguments: [0, 1, 2, 7, 64, 200])
    func sortsAsTheStandardLibrary(count: Int) {
        // 37 is prime to these counts: every number is there once, in another order.
        let texts = (0..<count).map { "\($0 * 37 % max(count, 1))é" }
        #expect(texts.inOrder() == texts.sorted())
        #expect(Set(texts).inOrder() == texts.sorted())
        #expect(texts.inOrder { $0 > $1 } == texts.sorted(by: >))
    }

    @Test func keepsTheOrderOfEquals() {
        let pairs = (0..<50).map { ($0 % 3, $0) }
        let sorted = pairs.inOrder { $0.0 < $1.0 }
        #expect(
            sorted.map(\.0) == Array(repeating: 0, count: 17) + Array(repeating: 1, count: 17)
                + Array(repeating: 2, count: 16))
        #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.0 != $1.0 || $0.1 < $1.1 })
    }
}
