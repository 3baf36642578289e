package import NumberGrammar

extension OrderedValues {
    /// Whether a field is said by some pattern, or asked for.
    private func mentions(_ field: NumberTable.Field) -> Bool {
        parts.joined().contains { pattern in
            pattern.say.contains { $0.field == field || $0.field?.whole == field }
        }
    }

    /// Whether dates of different years may sound alike, since the year is not said.
    package var leavesOutYear: Bool { form == .date && !mentions(.year) }

    /// Whether the hours are said as 1 to 12, so that times twelve hours apart may sound alike.
    package var leavesOutHalfOfTheDay: Bool { form == .time && form.ranks(in: range).contains(where: isRepeated) }

    /// Whether a time sounds like the one twelve hours before, which is said too.
    package func isRepeated(_ rank: Int64) -> Bool {
        form == .time && mentions(.hour12) && range.contains(rank - 720) && clips(rank - 720) == clips(rank)
    }

    /// Values that together say each number of each field under each pattern, and the ends of the range.
    package var sample: [String] {
        struct Part: Hashable {
            var part: Int
            var pattern: Int?
            var field: NumberTable.Field
            var number: Int64
        }
        var seen: Set<Part> = []
        let said = parts.indices.map { part in
            form.fields.filter { field in
                parts[part].contains { $0.say.contains { $0.field?.whole == field } }
            }
        }
        return form.ranks(in: range).filter { rank in
            let value = form.values(rank)
            var isNew = [range.lowerBound, range.upperBound].contains(rank)
            for part in parts.indices {
                let pattern = pattern(part, value)
                for field in said[part] {
                    let own = Part(part: part, pattern: pattern, field: field, number: value[field])
                    if seen.insert(own).inserted { isNew = true }
                }
            }
            return isNew
        }.map(form.text)
    }
}
