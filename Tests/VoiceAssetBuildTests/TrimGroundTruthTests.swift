import AudioCodecs
import Foundation
import TestSupport
import Testing
@testable import VoiceAssetBuild
import VoicePack

struct Truth { var name: String; var take: [Float]; var rate: Int; var sixStart: Double; var sixEnd: Double; var b45Start: Double; var b45End: Double }

func frames(_ x: [Float], _ rate: Int) -> [Double] {
    let h = rate / 200
    return (0..<x.count / h).map { f in (0..<h).reduce(0.0) { $0 + Double(x[f * h + $1]) * Double(x[f * h + $1]) } / Double(h) }
}

func makeTruth(_ name: String, _ clean: [Float], _ rate: Int, snr: Double, pink: Bool, seed: UInt64) -> Truth {
    var g = SeededGenerator(seed: seed)
    let e = frames(clean, rate)
    let peak = e.max()!
    let active = e.filter { $0 > peak * 0.001 }
    let rms = (active.reduce(0, +) / Double(active.count)).squareRoot()
    let noiseRMS = rms * pow(10, -snr / 20)
    let pre = Int(Double(rate) * (0.45 + 0.1 * Double(g.uniform())))
    let post = Int(Double(rate) * 0.5)
    var noise = (0..<pre + clean.count + post).map { _ in g.uniform() }
    if pink { var y: Float = 0; for i in noise.indices { y = 0.95 * y + noise[i]; noise[i] = y + 0.1 * noise[i] } }
    let nr = (noise.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(noise.count)).squareRoot()
    var take = noise.map { $0 * Float(noiseRMS / nr) }
    for i in clean.indices { take[pre + i] += clean[i] }
    let clickAmp = clean.map(abs).max()!
    for (at, sign) in [(Double(pre) / Double(rate) - 0.2, Float(1)), (Double(pre) / Double(rate) - 0.29, Float(-0.7))] {
        let s = Int(at * Double(rate))
        for k in 0..<rate * 4 / 1000 { take[s + k] += sign * clickAmp * g.uniform() * Float(exp(-Double(k) / Double(rate) / 0.001)) }
    }
    for i in take.indices { take[i] += 0.02 }
    let h = Double(rate / 200) / Double(rate)
    let o = e.indices.map { i in max(i >= 2 ? min(e[i-2], e[i-1], e[i]) : 0, i >= 1 && i + 1 < e.count ? min(e[i-1], e[i], e[i+1]) : 0, i + 2 < e.count ? min(e[i], e[i+1], e[i+2]) : 0) }
    let t6 = noiseRMS * noiseRMS * 4
    let off = Double(pre) / Double(rate)
    return Truth(name: name, take: take, rate: rate,
        sixStart: off + Double(o.firstIndex { $0 > t6 }!) * h, sixEnd: off + Double(o.lastIndex { $0 > t6 }! + 1) * h,
        b45Start: off + Double(e.firstIndex { $0 > peak * 3.16e-5 }!) * h, b45End: off + Double(e.lastIndex { $0 > peak * 3.16e-5 }! + 1) * h)
}

@Test func explore() throws {
    var sources: [(String, [Float], Int)] = []
    let folder = "/usr/share/asterisk/sounds/en/digits"
    for f in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where f.hasSuffix(".wav") {
        let a = try SoundFile.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(f)"))), limits: .recording)
        sources.append(("ast-" + f, a.samples, a.sampleRate))
    }
    let tmp = try TemporaryFolder()
    for (v, words) in [("en-us", "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen hundred thousand million and dollar dollars cent cents point half the"), ("cmn", "零 一 二 三 四 五 六 七 八 九 十 百 千 万 亿 点 元 收款到账"), ("de", "eins zwei fünf sechs zwölf acht"), ("ru", "сто пять семь шесть")] {
        for w in words.split(separator: " ") {
            let p = tmp.url("x.wav")
            _ = try Program.run("espeak-ng", ["-v", v, "-w", p.path, String(w)])
            let a = try SoundFile.decode([UInt8](Data(contentsOf: p)), limits: .recording)
            sources.append(("\(v)-\(w)", a.samples, a.sampleRate))
        }
    }
    print("sources", sources.count)
    for snr in [35.0, 40, 45, 50, 55] { for pink in [false, true] {
        var cutS: [Double] = [], cutE: [Double] = [], silS: [Double] = [], silE: [Double] = []
        for (i, s) in sources.enumerated() {
            let t = makeTruth(s.0, s.1, s.2, snr: snr, pink: pink, seed: UInt64(i))
            let bytes = t.take
            let r = RecordingDecoder.self
            _ = r
            let mean = bytes.reduce(0, +) / Float(bytes.count)
            let rec = Recording(samples: bytes.map { $0 - mean }, sampleRate: t.rate, channels: 1, downmix: Downmix(used: [0], dead: [], cancelling: false), peak: 1, clippedSamples: 0, dcOffset: 0)
            guard let b = SpeechDetector(try Envelope(of: rec.samples, sampleRate: rec.sampleRate)).bounds() else { print("NONE", s.0, snr); continue }
            let sp = try SpeechTrimmer(timeline: Timeline(Profile())).trim(rec, to: b)
            cutS.append(sp.start - t.sixStart); cutE.append(t.sixEnd - sp.end)
            silS.append(t.b45Start - sp.start); silE.append(sp.end - t.b45End)
            if cutS.last! > 0.02 || cutE.last! > 0.02 || silS.last! > 0.1 || silE.last! > 0.1 {
                print("BAD", s.0, snr, pink ? "pink" : "white", "cut", Int(cutS.last! * 1000), Int(cutE.last! * 1000), "sil", Int(silS.last! * 1000), Int(silE.last! * 1000), "len", Int((t.b45End - t.b45Start) * 1000))
            }
        }
        func m(_ a: [Double]) -> String { let s = a.sorted(); return "med \(Int(s[s.count / 2] * 1000)) max \(Int(s.last! * 1000))" }
        print(snr, pink, "cutS", m(cutS), "cutE", m(cutE), "silS", m(silS), "silE", m(silE))
    } }
}
