import Foundation

/// A take without a word in it, at 16 kHz: noise, hum, clicks and knocks, or breaths, in a room or cropped.
package struct UnspokenTake: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case noise, hum, clicks, breath, croppedBreath
    }

    package static let rate = 16000
    package let kind: Kind
    package private(set) var samples: [Float]

    /// Every seed makes another take; five in a row are of all kinds.
    package init(seed: UInt64) {
        kind = Kind.allCases[Int(seed % 5)]
        var random = SeededGenerator(seed: seed &* 7919 &+ 1)
        let count = Int(Double.random(in: 0.2...3, using: &random) * Double(Self.rate))
        let level = Levels.amplitude(.random(in: -60 ... -8, using: &random))
        let room = Levels.amplitude(.random(in: -60 ... -35, using: &random)) * level
        let colour = TestSignal.Colour.allCases.randomElement(using: &random)!
        samples = TestSignal.noise(colour, count: count, rms: kind == .noise ? level : room, seed: seed)
        switch kind {
        case .noise: if Bool.random(using: &random) { swell(&random) }
        case .hum: addHum(level, &random)
        case .clicks: for _ in 0..<Int.random(in: 1...6, using: &random) { addKnock(level, &random) }
        case .breath: addBreath(level, seconds: .random(in: 0.1...1, using: &random), seed)
        case .croppedBreath:
            samples = []
            addBreath(level, seconds: .random(in: 0.1...1.2, using: &random), seed)
            samples = Self.cropped(samples, by: [20, 30, 40].randomElement(using: &random)!)
        }
    }

    /// From the first to the last sample that is no more than so many decibels below the largest.
    package static func cropped(_ samples: [Float], by depth: Double) -> [Float] {
        let gate = samples.map(abs).max().map { $0 * Float(Levels.amplitude(-depth)) } ?? 0
        guard let first = samples.firstIndex(where: { abs($0) >= gate }),
            let last = samples.lastIndex(where: { abs($0) >= gate })
        else { return samples }
        return Array(samples[first...last])
    }

    private mutating func swell(_ random: inout SeededGenerator) {
        let (depth, pace) = (Double.random(in: 1...4, using: &random), Double.random(in: 0.2...2, using: &random))
        for index in samples.indices {
            let time = Double(index) / Double(Self.rate)
            samples[index] *= Float(Levels.amplitude(depth * sin(2 * .pi * pace * time)))
        }
    }

    private mutating func addHum(_ level: Double, _ random: inout SeededGenerator) {
        let mains = [50.0, 60].randomElement(using: &random)! * .random(in: 0.998...1.002, using: &random)
        for harmonic in 1...Int.random(in: 1...19, using: &random) {
            let share = level * .random(in: 0...1, using: &random) / Double(harmonic)
            let tone = TestSignal.sine(
                mains * Double(harmonic), seconds: Double(samples.count) / Double(Self.rate), rate: Self.rate,
                amplitude: share)
            for index in tone.indices { samples[index] += tone[index] }
        }
    }

    /// A table that is knocked on, or a switch: it rings for 2 to 12 ms.
    private mutating func addKnock(_ level: Double, _ random: inout SeededGenerator) {
        let (pitch, ring) = (
            Double.random(in: 150...2500, using: &random), Double.random(in: 0.002...0.012, using: &random)
        )
        let start = Int.random(in: 0..<max(1, samples.count - 800), using: &random)
        for index in start..<min(samples.count, start + 800) {
            let time = Double(index - start) / Double(Self.rate)
            samples[index] += Float(2 * level * sin(2 * .pi * pitch * time) * exp(-time / ring))
        }
    }

    private mutating func addBreath(_ level: Double, seconds: Double, _ seed: UInt64) {
        let count = Int(seconds * Double(Self.rate))
        let noise = TestSignal.noise(.pink, count: count, rms: level, seed: seed &+ 1)
        if samples.count < count { samples += [Float](repeating: 0, count: count - samples.count) }
        for index in noise.indices {
            samples[index] += noise[index] * Float(pow(sin(.pi * Double(index) / Double(count)), 2))
        }
    }
}
