import VoiceAssetSound

/// The findings of takes that can be used, as bytes: a number for the kind, then its figures.
enum RememberedFinding {
    static func canBeWritten(_ finding: TakeFinding) -> Bool {
        var writer = ByteWriter()
        return write(finding, to: &writer)
    }

    /// - Returns: Whether it is of a kind that can be written.
    @discardableResult
    static func write(_ finding: TakeFinding, to writer: inout ByteWriter) -> Bool {
        func put(_ kind: UInt8, _ integers: [Int] = [], _ doubles: [Double] = []) -> Bool {
            writer.put(kind)
            for integer in integers { writer.put(integer) }
            for double in doubles { writer.put(double) }
            return (integers.map(Double.init) + doubles).allSatisfy(figures.contains)
        }
        return switch finding {
        case .clipping(let samples): put(1, [samples])
        case .quiet(let peak): put(2, [], [peak])
        case .noise(let floor, let ratio): put(3, [], [floor, ratio])
        case .dcOffset(let offset): put(4, [], [offset])
        case .edge(.start, let silence): put(5, [], [silence])
        case .edge(.end, let silence): put(6, [], [silence])
        case .hum(let hum, let ratio): put(7, [hum.frequency], [hum.level, ratio])
        case .bandLimited(let hertz): put(8, [], [hertz])
        case .utterances(let utterances): put(9, [utterances.count], [utterances.pause])
        case .cancellingChannels: put(10)
        case .deadChannels(let channels): put(11, [channels.count] + channels)
        case .tight: put(12)
        case .flatTops(let tops): put(13, [tops.count], [tops.height])
        case .dropouts(let dropouts): put(14, [dropouts.count], [dropouts.start, dropouts.seconds])
        case .unended(let isCut): put(15, [isCut ? 1 : 0])
        case .parted, .faint, .loud, .level, .floor, .length, .oddLength, .noSpeech, .tooLong, .recording, .resampling:
            false
        }
    }

    static func read(from scanner: inout ByteScanner) throws(ByteScanner.Malformed) -> TakeFinding {
        switch try scanner.byte() {
        case 1: return .clipping(samples: try scanner.integer(0...most))
        case 2: return .quiet(peak: try scanner.double(figures))
        case 3: return .noise(floor: try scanner.double(figures), ratio: try scanner.double(figures))
        case 4: return .dcOffset(try scanner.double(figures))
        case 5: return .edge(.start, silence: try scanner.double(figures))
        case 6: return .edge(.end, silence: try scanner.double(figures))
        case 7:
            let frequency = try scanner.integer(0...most)
            let level = try scanner.double(figures)
            return .hum(Hum(frequency: frequency, level: level), ratio: try scanner.double(figures))
        case 8: return .bandLimited(try scanner.double(figures))
        case 9:
            return .utterances(
                Utterances(count: try scanner.integer(1...most), pause: try scanner.double(figures)))
        case 10: return .cancellingChannels
        case 11:
            var channels: [Int] = []
            for _ in 0..<(try scanner.integer(0...1000)) { channels.append(try scanner.integer(0...1000)) }
            return .deadChannels(channels)
        case 12: return .tight
        case 13: return .flatTops(FlatTops(count: try scanner.integer(1...most), height: try scanner.double(0...1000)))
        case 14:
            let count = try scanner.integer(1...most)
            let start = try scanner.double(0...1e6)
            return .dropouts(Dropouts(count: count, start: start, seconds: try scanner.double(0...1e6)))
        case 15: return .unended(isCut: try scanner.integer(0...1) == 1)
        default: throw ByteScanner.Malformed()
        }
    }

    /// Figures beyond these are no take's.
    private static let most = 1_000_000_000
    private static let figures = -1e9...1e9
}
