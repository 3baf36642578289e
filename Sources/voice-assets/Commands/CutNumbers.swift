import ArgumentParser

/// Numbers of cuts on a command line: `20`, or several with commas between them.
struct CutNumbers: ExpressibleByArgument {
    let numbers: Set<Int>

    init?(argument: String) {
        let fields = argument.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = fields.compactMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }.filter { $0 > 0 }
        guard numbers.count == fields.count else { return nil }
        self.numbers = Set(numbers)
    }

    static func union(_ all: [CutNumbers]) -> Set<Int> { all.reduce(into: []) { $0.formUnion($1.numbers) } }
}
