import NumberGrammar

/// Builds the smallest machine of what is said for numbers: a subsequential transducer over their digits, the highest first;
/// or from the last to the first, with what is said from its end to its beginning.
///
/// A function from so many digits to clips is a beginning, which all of its numbers share, and a node. Nothing is common to
/// all edges of a node, and equal nodes are one, so that two functions say the same if and only if they are equal. (Mohri:
/// Finite-state transducers in language and speech processing, 1997)
struct MachineBuilder {
    /// In which order digits are read and clips said.
    enum Order: Sendable {
        /// Both as they stand.
        case forward
        /// The last digit and the last clip first.
        case backward
        /// Digits as they stand, and of clips only which of them are said: each as soon as it is known, nothing is held back.
        case asKnown
    }

    /// What is said for each number of so many digits; for some of them nothing may be defined.
    struct Function: Hashable {
        /// The place in `texts` of what comes first.
        var prefix: Int32
        /// The place in `nodes` of how it goes on; negative where it is defined for no number.
        var node: Int32

        static let none = Function(prefix: 0, node: -1)
        var isNone: Bool { node < 0 }
    }

    struct Node: Hashable {
        /// The number of digits to come.
        var level: Int
        /// By digit.
        var edges: [Function]
    }

    private struct Pair: Hashable { var first, second: Int32 }
    private struct Domain: Hashable {
        var level: Int
        var numbers: NumberInterval
    }

    private struct Triple: Hashable { var first, held, second: Int32 }

    /// The first one is the end.
    private(set) var nodes: [Node] = [Node(level: 0, edges: [])]
    /// By node, whether it says nothing for each number that it is defined for.
    private var isMute = [true]
    /// Lists of clips, each once; the first one is empty.
    private(set) var texts: [[Int32]] = [[]]
    let order: Order
    var isBackward: Bool { order == .backward }
    var budget: SearchBudget
    private var nodeIndexes: [Node: Int32] = [:]
    private var textIndexes: [[Int32]: Int32] = [[]: 0]
    /// By level, the node that says nothing whatever the digits are.
    private var silent: [Int32] = [0]
    private var joined: [Pair: Int32] = [:]
    private var domains: [Domain: Function] = [:]
    private var unions: [[Function]: Function] = [:]
    private var sequences: [Triple: Function] = [:]
    private var lengthened: [Pair: Int32] = [:]
    private var domainsOfNodes: [Int32: Function] = [:]

    /// Bytes of a node with its edges, twice: in the list and as a key; and of an entry of the other dictionaries.
    private static let nodeBytes = 2 * (10 * MemoryLayout<Function>.stride + 80)
    private static let entryBytes = 64

    init(_ budget: SearchBudget, _ order: Order) { (self.budget, self.order) = (budget, order) }

    // MARK: Texts

    /// The place of clips in the order in which they are said.
    mutating func said(_ clips: [Int]) -> Int32 { text(clips.map(Int32.init)) }

    private mutating func text(_ clips: [Int32]) -> Int32 {
        if let known = textIndexes[clips] { return known }
        if clips.count > AmountGrammar.maximumClips { budget.refuse(.clips(AmountGrammar.maximumClips)) }
        budget.hold(Self.entryBytes + 8 * clips.count)
        textIndexes[clips] = Int32(texts.count)
        texts.append(clips)
        return Int32(texts.count - 1)
    }

    private mutating func joined(_ first: Int32, _ second: Int32) -> Int32 {
        if first == 0 || second == 0 { return first + second }
        let key = Pair(first: first, second: second)
        if let known = joined[key] { return known }
        let all = texts[Int(first)] + texts[Int(second)]
        let text = text(order == .asKnown ? Set(all).sorted() : all)
        budget.hold(Self.entryBytes)
        joined[key] = text
        return text
    }

    /// What two texts begin with.
    private mutating func common(_ first: Int32, _ second: Int32) -> Int32 {
        guard first != second, first != 0, second != 0 else { return first == second ? first : 0 }
        let (one, other) = (texts[Int(first)], texts[Int(second)])
        return text(order == .asKnown ? one.filter(other.contains) : zip(one, other).prefix { $0 == $1 }.map { $0.0 })
    }

    private mutating func rest(of function: Function, behind prefix: Int32) -> Function {
        guard prefix != 0, !function.isNone else { return function }
        let (all, said) = (texts[Int(function.prefix)], texts[Int(prefix)])
        let rest = order == .asKnown ? all.filter { !said.contains($0) } : Array(all.dropFirst(said.count))
        return Function(prefix: text(rest), node: function.node)
    }

    mutating func adding(_ prefix: Int32, to function: Function) -> Function {
        function.isNone ? function : Function(prefix: joined(prefix, function.prefix), node: function.node)
    }

    // MARK: Functions

    /// The function that goes on with one of these by its first digit.
    mutating func function(_ level: Int, _ edges: [Function]) -> Function {
        var prefix: Int32?
        for edge in edges where !edge.isNone { prefix = prefix.map { common($0, edge.prefix) } ?? edge.prefix }
        guard let prefix else { return .none }
        var own = edges
        for digit in own.indices { own[digit] = rest(of: own[digit], behind: prefix) }
        let node = Node(level: level, edges: own)
        if let known = nodeIndexes[node] { return Function(prefix: prefix, node: known) }
        budget.hold(Self.nodeBytes)
        nodeIndexes[node] = Int32(nodes.count)
        nodes.append(node)
        isMute.append(own.allSatisfy { $0.isNone || $0.prefix == 0 && isMute[Int($0.node)] })
        return Function(prefix: prefix, node: Int32(nodes.count - 1))
    }

    /// The node of so many digits that says nothing, whatever they are.
    mutating func silence(_ level: Int) -> Int32 {
        while silent.count <= level {
            let next = Function(prefix: 0, node: silent[silent.count - 1])
            silent.append(function(silent.count, Array(repeating: next, count: 10)).node)
        }
        return silent[level]
    }

    /// Whether a node says nothing, whatever the digits are.
    mutating func isSilence(_ node: Int32) -> Bool { node == silence(nodes[Int(node)].level) }

    /// Nothing said, for the numbers that a function is defined for.
    mutating func domain(of function: Function) -> Function {
        if function.isNone || isSilence(function.node) { return Function(prefix: 0, node: function.node) }
        if let known = domainsOfNodes[function.node] { return known }
        let node = nodes[Int(function.node)]
        var edges: [Function] = []
        for edge in node.edges { edges.append(domain(of: edge)) }
        let domain = self.function(node.level, edges)
        domainsOfNodes[function.node] = domain
        return domain
    }

    /// These clips for each number.
    mutating func constant(_ level: Int, _ clips: [Int]) -> Function {
        let clips = clips.map(Int32.init)
        let ordered: [Int32] =
            switch order {
            case .forward: clips
            case .backward: clips.reversed()
            case .asKnown: Set(clips).sorted()
            }
        return Function(prefix: text(ordered), node: silence(level))
    }

    /// Nothing said, for the numbers of an interval.
    mutating func domain(_ level: Int, _ numbers: NumberInterval) -> Function {
        let highest = Amount.unit(level) - 1
        guard numbers.low <= numbers.high, numbers.low <= highest, numbers.high >= 0 else { return .none }
        if numbers.low <= 0, numbers.high >= highest { return Function(prefix: 0, node: silence(level)) }
        let key = Domain(level: level, numbers: numbers)
        if let known = domains[key] { return known }
        let unit = Amount.unit(level - 1)
        let domain = byDigit(level) { builder, digit in
            let own =
                builder.isBackward
                ? NumberInterval(
                    (max(0, numbers.low) - digit + 9) / 10, (min(numbers.high, highest) - digit + 10) / 10 - 1)
                : NumberInterval(numbers.low - digit * unit, numbers.high - digit * unit)
            return builder.domain(level - 1, own)
        }
        budget.hold(Self.entryBytes)
        domains[key] = domain
        return domain
    }

    /// What a list says for its numbers, each of them once and none with more digits.
    mutating func table(_ level: Int, _ said: [(number: Int64, clips: [Int])]) -> Function {
        guard let first = said.first else { return .none }
        guard level > 0 else { return constant(0, first.clips) }
        let unit = isBackward ? 10 : Amount.unit(level - 1)
        return byDigit(level) { builder, digit in
            let own = said.filter { (builder.isBackward ? $0.number % unit : $0.number / unit) == digit }
            return builder.table(
                level - 1, own.map { (builder.isBackward ? $0.number / unit : $0.number % unit, $0.clips) })
        }
    }

    /// - Parameter next: the function for the digit that is read first.
    private mutating func byDigit(_ level: Int, _ next: (inout Self, Int64) -> Function) -> Function {
        var edges: [Function] = []
        for digit in 0..<Int64(10) { edges.append(next(&self, digit)) }
        return function(level, edges)
    }

    /// What any of them says; no number is defined in two.
    mutating func union(_ all: [Function]) throws(TooIntricate) -> Function {
        let defined = all.filter { !$0.isNone }
        guard let first = defined.first, defined.count > 1 else { return defined.first ?? .none }
        let prefix = defined.reduce(first.prefix) { common($0, $1.prefix) }
        let own = defined.map { rest(of: $0, behind: prefix) }
        if let known = unions[own] { return adding(prefix, to: known) }
        try step()
        let level = nodes[Int(first.node)].level
        var edges: [Function] = []
        for digit in nodes[Int(first.node)].edges.indices {
            let ways = own.map { adding($0.prefix, to: nodes[Int($0.node)].edges[digit]) }
            edges.append(try union(ways))
        }
        let union = function(level, edges)
        unions[own] = union
        budget.hold(defined.count * MemoryLayout<Function>.stride)
        return adding(prefix, to: union)
    }

    /// What one says and then what another one says of the same number, where both are defined.
    mutating func sequence(_ first: Function, _ second: Function) throws(TooIntricate) -> Function {
        guard !first.isNone, !second.isNone else { return .none }
        let (first, second) = isBackward ? (second, first) : (first, second)
        if order == .asKnown {
            return adding(joined(first.prefix, second.prefix), to: try sequence(first.node, 0, second.node))
        }
        return adding(first.prefix, to: try sequence(first.node, second.prefix, second.node))
    }

    /// What a function says, where another one, which says nothing, is defined, too.
    mutating func restricted(_ function: Function, to domain: Function) throws(TooIntricate) -> Function {
        try sequence(function, domain)
    }

    /// - Parameter held: what the second one has said, though the first one goes on.
    private mutating func sequence(_ first: Int32, _ held: Int32, _ second: Int32) throws(TooIntricate) -> Function {
        let level = nodes[Int(first)].level
        if first == silence(level) { return Function(prefix: held, node: second) }
        if second == silence(level), held == 0 { return Function(prefix: 0, node: first) }
        // What says nothing holds nothing back.
        if isMute[Int(first)], held != 0 || !isMute[Int(second)] {
            return adding(held, to: try sequence(second, 0, first))
        }
        let key = Triple(first: first, held: held, second: second)
        if let known = sequences[key] { return known }
        try step()
        let edges = (nodes[Int(first)].edges, nodes[Int(second)].edges)
        var all: [Function] = []
        for digit in edges.0.indices {
            let (left, right) = (edges.0[digit], edges.1[digit])
            guard !left.isNone, !right.isNone else {
                all.append(.none)
                continue
            }
            let isHeld = order != .asKnown
            let next = try sequence(left.node, isHeld ? joined(held, right.prefix) : 0, right.node)
            all.append(adding(isHeld ? left.prefix : joined(left.prefix, right.prefix), to: next))
        }
        let sequence = function(level, all)
        sequences[key] = sequence
        return sequence
    }

    /// What is said of the first digits of longer numbers.
    mutating func leading(_ function: Function, _ more: Int) -> Function {
        isBackward ? late(function, more) : lengthened(function, by: Function(prefix: 0, node: silence(more)), more)
    }

    /// What is said of the last digits of longer numbers.
    mutating func trailing(_ function: Function, _ more: Int) -> Function {
        isBackward ? lengthened(function, by: Function(prefix: 0, node: silence(more)), more) : late(function, more)
    }

    /// The same of as many numbers, which are written with zeros in front.
    mutating func padded(_ function: Function, _ more: Int) -> Function {
        isBackward
            ? lengthened(function, by: domain(more, NumberInterval(0, 0)), more) : late(function, more, digits: 0..<1)
    }

    /// The same after so many digits, which may be any of some.
    private mutating func late(_ function: Function, _ more: Int, digits: Range<Int> = 0..<10) -> Function {
        guard !function.isNone else { return function }
        var node = function.node
        for _ in 0..<more {
            var edges = Array(repeating: Function.none, count: 10)
            for digit in digits { edges[digit] = Function(prefix: 0, node: node) }
            node = self.function(nodes[Int(node)].level + 1, edges).node
        }
        return Function(prefix: function.prefix, node: node)
    }

    /// The same with more digits behind it.
    private mutating func lengthened(_ function: Function, by end: Function, _ more: Int) -> Function {
        guard !function.isNone, more > 0 else { return function }
        return Function(prefix: function.prefix, node: lengthened(function.node, by: end, more))
    }

    private mutating func lengthened(_ node: Int32, by end: Function, _ more: Int) -> Int32 {
        guard node > 0 else { return end.node }
        let key = Pair(first: node, second: end.node)
        if let known = lengthened[key] { return known }
        let own = nodes[Int(node)]
        var edges: [Function] = []
        for edge in own.edges { edges.append(lengthened(edge, by: end, more)) }
        let long = function(own.level + more, edges).node
        lengthened[key] = long
        return long
    }

    private mutating func step() throws(TooIntricate) {
        budget.step()
        budget.hold(Self.entryBytes)
        guard !budget.isSpent else { throw budget.tooIntricate("") }
    }
}
