/// The id of a clip that a language's file gives by hand: `4-yen`, `hundred-before`.
struct HandWrittenID {
    /// Where such a clip stands in pack.yml, if its id says a number.
    let place: (group: ClipNames.Group, rank: Int64)?

    init(_ id: String) {
        let digits = id.prefix { $0.isASCII && $0.isNumber }
        if id == "zero" || id.hasPrefix("zero-") {
            place = (.number, 0)
        } else if let number = Int64(digits) {
            place = (.number, number)
        } else {
            // The longest first: `hundred-thousand` is none of the hundreds.
            let units = ClipNames.unitNames.sorted { $0.value.count > $1.value.count }
            place = units.first { id == $0.value || id.hasPrefix("\($0.value)-") }.map { (.unit, $0.key) }
        }
    }
}
