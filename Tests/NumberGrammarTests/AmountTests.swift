import NumberGrammar
import Testing

/// A text or number has one meaning as an amount, or none.
struct AmountTests {
    @Test(arguments: [
        ("15.5", 2, "15.50"), ("15.50", 2, "15.50"), ("0", 2, "0.00"), ("0.00", 2, "0.00"), ("007", 2, "7.00"),
        ("0.05", 2, "0.05"), ("1", 0, "1"), ("1.234", 3, "1.234"), ("000000000000000000001", 2, "1.00"),
        ("999999999999999.999", 3, "999999999999999.999"), ("999999999999999", 0, "999999999999999"),
    ])
    func readsText(text: String, scale: Int, amount: String) throws {
        let read = try Amount(text, scale: scale)
        #expect(read.description == amount)
        #expect(read.scale == scale)
        #expect(try Amount(read.description, scale: scale) == read)
        #expect(try Amount(minorUnits: read.minorUnits, scale: scale) == read)
    }

    @Test(arguments: [
        ("", Amount.Fault.empty), (" ", .form), ("abc", .form), ("1e3", .exponent), ("1E3", .exponent),
        ("1.5e-3", .exponent), ("-5", .sign), ("+5", .sign), ("-0", .sign), ("NaN", .form), ("inf", .form),
        ("15.505", .fractionDigits(3, limit: 2)), ("15.500", .fractionDigits(3, limit: 2)), ("１５", .form),
        ("١٥", .form), ("15.", .form), (".5", .form), (".", .form), ("1.2.3", .form), ("1,234.50", .form),
        ("1 234", .form), ("15,5", .form), ("1_000", .form), ("0x10", .form), (" 15", .form), ("15 ", .form),
        ("15\n", .form), ("15\u{0}", .form), ("1\u{301}", .form), ("¥15", .form), ("--5", .form),
        ("1000000000000000", .tooLarge), ("99999999999999999999999999", .tooLarge),
    ])
    func refusesText(text: String, fault: Amount.Fault) {
        #expect(throws: fault) { try Amount(text, scale: 2) }
    }

    @Test(arguments: [-1, 4, .max, .min]) func refusesScale(scale: Int) {
        #expect(throws: Amount.Fault.scale(scale)) { try Amount("1", scale: scale) }
        #expect(throws: Amount.Fault.scale(scale)) { try Amount(minorUnits: 1, scale: scale) }
    }

    /// A fraction digit is one too many where the currency has none, even if it is a zero.
    @Test func refusesFractionsOfYen() {
        #expect(throws: Amount.Fault.fractionDigits(1, limit: 0)) { try Amount("15.0", scale: 0) }
    }

    @Test(arguments: [
        (15.5, "15.50"), (0.25, "0.25"), (0, "0.00"), (-0.0, "0.00"), (15, "15.00"), (1e3, "1000.00"),
        (0.1, "0.10"), (19.99, "19.99"), (1_234_567.89, "1234567.89"), (999_999_999_999_999, "999999999999999.00"),
        (99_999_999_999.01, "99999999999.01"),
    ])
    func readsDoubles(value: Double, amount: String) throws {
        #expect(try Amount(exactly: value, scale: 2).description == amount)
        #expect(try Amount(rounding: value, scale: 2).description == amount)
    }

    @Test(arguments: [
        (0.1 + 0.2, Amount.Fault.fractionDigits(17, limit: 2)), (15.505, .fractionDigits(3, limit: 2)),
        (-5, .sign), (-0.01, .sign), (.infinity, .form), (-.infinity, .form), (.nan, .form), (1e15, .tooLarge),
        (1e300, .tooLarge), (.greatestFiniteMagnitude, .tooLarge), (1e-5, .exponent),
        (.leastNonzeroMagnitude, .exponent),
    ])
    func refusesDoubles(value: Double, fault: Amount.Fault) {
        #expect(throws: fault) { try Amount(exactly: value, scale: 2) }
    }

    @Test(arguments: [
        (0.1 + 0.2, 2, "0.30"), (15.505, 2, "15.51"), (15.5049, 2, "15.50"), (0.005, 2, "0.01"), (0.00499, 2, "0.00"),
        (1e-5, 3, "0.000"), (0.0005, 3, "0.001"), (9.995, 2, "10.00"), (15.5, 0, "16"), (15.49, 0, "15"),
        (-0.0, 2, "0.00"),
        (99_999_999_999.995, 1, "100000000000.0"), (999_999_999_999_999, 3, "999999999999999.000"),
    ])
    func roundsDoubles(value: Double, scale: Int, amount: String) throws {
        #expect(try Amount(rounding: value, scale: scale).description == amount)
    }

    @Test(arguments: [
        (-5, Amount.Fault.sign), (-0.001, .sign), (.infinity, .form), (-.infinity, .form), (.nan, .form),
        (1e15, .tooLarge),
        (999_999_999_999_999.5, .tooLarge), (1e300, .tooLarge),
    ])
    func roundsNotEveryDouble(value: Double, fault: Amount.Fault) {
        #expect(throws: fault) { try Amount(rounding: value, scale: 0) }
    }

    /// Every amount of two digits is read back from its floating-point value, up to where cents get lost.
    @Test func doublesKeepCents() throws {
        var units: Int64 = 1
        while units < 1_000_000_000_000_000 {
            let amount = try Amount(minorUnits: units, scale: 2)
            #expect(try Amount(exactly: Double(units) / 100, scale: 2) == amount)
            #expect(try Amount(rounding: Double(units) / 100, scale: 2) == amount)
            units = units * 17 / 16 + 7
        }
    }

    @Test func boundsMinorUnits() throws {
        #expect(throws: Amount.Fault.sign) { try Amount(minorUnits: -1, scale: 2) }
        #expect(throws: Amount.Fault.tooLarge) { try Amount(minorUnits: .max, scale: 2) }
        #expect(try Amount(minorUnits: 999_999_999_999_999_999, scale: 3).minorUnits == 999_999_999_999_999_999)
    }

    /// Amounts of different scales are ordered by their value.
    @Test func comparesByValue() throws {
        #expect(try Amount("1.5", scale: 1) < Amount("1.51", scale: 2))
        #expect(try Amount("1.49", scale: 2) < Amount("1.5", scale: 1))
        #expect(try !(Amount("2", scale: 0) < Amount("1.999", scale: 3)))
    }
}
