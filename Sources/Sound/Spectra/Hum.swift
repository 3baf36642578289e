/// The mains in a take.
package struct Hum: Sendable, Hashable, Codable {
    /// Hertz of the mains: 50 or 60.
    package var frequency: Int
    /// The level of the mains and its harmonics together, dBFS RMS.
    package var level: Double

    package init(frequency: Int, level: Double) {
        self.frequency = frequency
        self.level = level
    }
}
