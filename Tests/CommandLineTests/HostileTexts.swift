import VoiceManifest

enum HostileTexts {
    /// Texts of manifests that are none, or hardly, made of a sound one.
    static var all: [[UInt8]] {
        let sound = CompactJSON.text(HostileManifests.sound)
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        var texts = ["", " ", "{}", "[]", "null", "\(sound) x", "\(sound),"]
        texts += [" \t\r\n\(sound)\n", "\u{feff}\(sound)", "\(sound)\0"]
        let numbers = [
            "1.0", "1e0", "10e-1", "0.1e1", "01", "+1", "-1", "1.", ".1", "0x1", "1e", "Infinity", "NaN", "1e999", "-0",
            "4.0", "4e0", "40e-1", "0.4e1", "04", "+4", "4.", "3", "5", "4 ", "'4'",
            "9223372036854775807", "9223372036854775808", "18446744073709551617", "0.99999999999999999999", "1 ", "'1'",
        ]
        texts += numbers.map { sound.replacing(#""schema":5"#, with: #""schema":\#($0)"#) }
        texts += numbers.map { sound.replacing(#""decoderDelay":1105"#, with: #""decoderDelay":\#($0)"#) }
        texts += numbers.map { sound.replacing(#""maxSeconds":29.5"#, with: #""maxSeconds":\#($0)"#) }
        let members = [
            #""x":\#(nested(505))"#, #""x":\#(nested(511))"#, #""x":\#(nested(512))"#, #""x":\#(nested(600))"#,
            #""x":tru"#, #""x":trueish"#, #""x":"\u{1}""#, #""x":"\\ud800""#, #""x":"\\ud800\\u0041""#,
            #""x":"\\udc00""#,
            #""x":"\\x""#,
            #""x":"\\u12g4""#, #""x":"\\ud83d\\ude00""#, #""x":[1,]"#, #""x":{"y":1,}"#, #""x":{y:1}"#, #""x" 1"#,
            #""x":1 /* */"#,
            #""schema":2"#, #""schema":5"#, #""sch\\u0065ma":2"#,
        ]
        for member in members {
            texts.append("{\(member),\(sound.dropFirst())")
            texts.append("\(sound.dropLast()),\(member)}")
        }
        // Names of machines that are equal to Unicode and not as bytes, and marks that join the sign before a name.
        for (machine, use) in [
            ("\u{e9}", "e\u{301}"), ("\u{301}", "\u{301}"), ("\u{e33}", "\u{e33}"), ("\u{200d}", "\u{200d}"),
            ("\u{1f3fb}", "\u{1f3fb}"), ("a\u{e9}", "ae\u{301}"), ("a\u{301}", "\u{e1}"),
        ] {
            let renamed = sound.replacing(#""rest":"#, with: #""\#(machine)":"#)
            texts.append(renamed.replacing("=rest", with: "=\(use)"))
            let other = sound.replacing(#""n":"#, with: #""\#(machine)":"#)
            texts.append(other.replacing("=n", with: "=\(use)"))
        }
        var bytes = texts.map { Array($0.utf8) }
        // UTF-8 that is none: a lone byte, an overlong slash, a surrogate, a character that is too large, one cut short.
        let speaker = Array(#""speaker":""#.utf8)
        let start = Array(sound.utf8)
        guard let place = start.firstRange(of: speaker)?.upperBound else { return bytes }
        let wrongs: [[UInt8]] = [
            [0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82], [0xff], [0],
        ]
        for wrong in wrongs {
            bytes.append(start[..<place] + wrong + start[place...])
        }
        return bytes
    }
}
