/// Text that is being collected.
struct TextRun {
    private var view = String.UnicodeScalarView()
    private var place = 0

    mutating func append(_ scalar: Unicode.Scalar, at index: Int) {
        if view.isEmpty { place = index }
        view.append(scalar)
    }

    mutating func finish(_ parts: inout [RulePart]) {
        if !view.isEmpty { parts.append(.text(String(view), place: place)) }
        view = .init()
    }
}
