import Testing

/// Pieces of words that nobody can record are put together before clips are looked up.
@Suite struct WordPieceTests {
    private static let digits = """
        %n:
        0: zero; 1: uno; 2: due; 3: tre; 4: quattro; 5: cinque; 6: sei; 7: sette; 8: otto; 9: nove;

        """

    @Test("A helper that ends a word gets the word's beginning")
    func stems() throws {
        let rules =
            Self.digits + """
                10: cent>%%with-o>;
                %%with-o:
                0: o;
                1: =%%joined=;
                8: \u{AD}=%n=;
                9: o\u{AD}=%n=;
                %%joined:
                0: o\u{AD}=%n=;
                """
        let pack = try PackSample(
            range: "0.00...19.00",
            clips: ["zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "cento", "cent"],
            rules: rules)
        #expect(pack.lines == [])
        #expect(try ["10", "11", "18", "19"].map(pack.say) == ["cento", "cento uno", "cent otto", "cento nove"])
    }

    /// Latvian has `<%%stem<simt` from 200 on, Russian three rules for 200, 300 and 500.
    @Test("Multiples are one clip whichever of a set's rules says them")
    func fusedBases() throws {
        let rules = """
            %n:
            0: nol; 1: odin; 2: dve; 3: tri; 4: chetyre; 5: pyat; 6: shest;
            7: sem;
            100: sto[ >>];
            200: <<sti[ >>];
            300: <<sta[ >>];
            500: <<sot[ >>];
            """
        let clips = ["nol", "odin", "dve", "tri", "chetyre", "pyat", "shest", "sem", "sto"]
        let fused = ["dvesti", "trista", "chetyresta", "pyatsot"]
        let pack = try PackSample(
            range: "0.00...506.00", clips: clips + fused, rules: rules, rest: "fuse: [100]")
        #expect(pack.lines == [])
        #expect(try ["200", "305", "400", "500"].map(pack.say) == ["dvesti", "trista pyat", "chetyresta", "pyatsot"])
    }

    /// The hyphen of an id is no place to cut at, nor is the id a stem.
    @Test("A clip that is named is no part of a word", arguments: ["{twenty-long}", "x{twenty-long}"])
    func namedClips(head: String) throws {
        let rules = Self.digits + "10: \(head)>%%rest>;\n%%rest:\n0: tutto; =%n=;\n"
        let clips = ["zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"]
        let pack = try PackSample(
            range: "0.00...19.00", clips: clips + ["x", "tutto", "twenty-long: venti"], rules: rules)
        #expect(pack.lines == [])
        let before = head.hasPrefix("x") ? "x " : ""
        #expect(try ["10", "12"].map(pack.say) == ["\(before)twenty-long tutto", "\(before)twenty-long due"])
    }

    @Test("Commas part words and are not heard")
    func commas() throws {
        let pack = try PackSample(
            range: "0.00...2.00", clips: ["a", "b"], rules: "%n:\n0: a;\n1: a, b;\n2: a،b、a;\n")
        #expect(try ["1", "2"].map(pack.say) == ["a b", "a b a"])
    }
}
