import VoiceAssetAudio

/// How the sound of an utterance goes on: the spectrum of every 20 ms, and where it moves to.
///
/// Two words that pass through the same sounds in another order, or at another pace, differ in how these move.
struct SoundCourse: Sendable {
    /// Frames.
    let count: Int
    /// The numbers of all frames, one frame behind the other.
    private let numbers: [Float]
    /// The sum of their squares in each frame.
    private let squares: [Float]

    /// Bands and level, and the change of each.
    private static let width = 2 * (SpectralFrame.bandCount + 1)
    /// Frames on either side between which the change is taken, and how much it counts.
    ///
    /// Among prompts in three languages, of which one in fifty different neighbours passes for a repeat, this misses 0.9 %
    /// of the repeats in English where bands and level alone miss 1.7 %.
    private static let reach = 2
    private static let weight: Float = 0.8

    /// How far an alignment may be off the diagonal, in lengths of the longer one: second takes linger elsewhere.
    private static let bend = 0.4

    init(_ frames: [SpectralFrame]) {
        count = frames.count
        var numbers: [Float] = []
        numbers.reserveCapacity(Self.width * frames.count)
        for index in frames.indices {
            let (before, behind) = (
                frames[max(0, index - Self.reach)], frames[min(frames.count - 1, index + Self.reach)]
            )
            numbers += frames[index].colour
            numbers.append(frames[index].level)
            numbers += zip(before.colour, behind.colour).map { Self.weight * ($1 - $0) }
            numbers.append(Self.weight * (behind.level - before.level))
        }
        self.numbers = numbers
        squares = stride(from: 0, to: numbers.count, by: Self.width).map { start in
            numbers[start..<start + Self.width].reduce(0) { $0 + $1 * $1 }
        }
    }

    /// The mean distance of the frames of two utterances along the best alignment in time, decibels; ∞ if one has none.
    func distance(to other: SoundCourse) -> Double {
        TimeWarping.distance(count, other.count, reach: max(3, Int(Double(max(count, other.count)) * Self.bend))) {
            row, column in
            let product = DotProduct.of(
                numbers, from: row * Self.width, other.numbers, from: column * Self.width, count: Self.width)
            return (max(0, squares[row] + other.squares[column] - 2 * product) / Float(Self.width)).squareRoot()
        }
    }
}
