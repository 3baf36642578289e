import Foundation
import TestSupport
import VoiceAssetAudio
import VoiceAssetPacks

/// A script and the voice that reads it.
struct Script {
    var clips: [VoicePack.Clip]
    var voice: String
    /// What the synthesizer is given where it can't read the text.
    var spoken: [String: String] = [:]

    /// The clips of a pack of this repository.
    static func pack(_ name: String, voice: String, spoken: [String: String] = [:]) throws -> Script {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let recordings = root.appendingPathComponent("recordings").path
        let folder = PackFolder(reading: "\(recordings)/\(name)", within: recordings)
        return Script(clips: folder.source.clips, voice: voice, spoken: spoken)
    }

    static func english(_ voice: String = "en-us") throws -> Script { try pack("en-USD", voice: voice) }
    static func russian(_ voice: String = "ru") throws -> Script { try pack("ru-RUB", voice: voice) }
    static func chinese() throws -> Script {
        try pack("zh-Hans-CNY", voice: "cmn-latn-pinyin", spoken: pinyin)
    }

    static let german = words(
        "de",
        "Zahlung erhalten,null,eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,dreizehn,vierzehn,"
            + "zwanzig,dreißig,vierzig,fünfzig,hundert,tausend,Million,und,Euro,Cent,Komma,Erstattung gesendet,"
            + "neue Bestellung eingegangen")
    static let french = words(
        "fr-fr",
        "paiement reçu,zéro,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,"
            + "seize,vingt,trente,quarante,cinquante,soixante,cent,mille,million,et,euro,euros,centime,centimes,"
            + "remboursement envoyé,vous avez une nouvelle commande")

    static let arabic = words(
        "ar",
        "تم استلام الدفعة,صفر,واحد,اثنان,ثلاثة,أربعة,خمسة,ستة,سبعة,ثمانية,تسعة,عشرة,"
            + "أحد عشر,اثنا عشر,ثلاثة عشر,عشرون,ثلاثون,أربعون,خمسون,ستون,سبعون,مئة,مئتان,ألف,"
            + "مليون,و,ريال,هللة,فاصلة,تم رد المبلغ,لديك طلب جديد")
    static let hindi = words(
        "hi",
        "भुगतान प्राप्त हुआ,शून्य,एक,दो,तीन,चार,पाँच,छह,सात,आठ,नौ,दस,ग्यारह,बारह,तेरह,"
            + "चौदह,पंद्रह,सोलह,सत्रह,अठारह,उन्नीस,बीस,तीस,चालीस,पचास,सौ,हज़ार,लाख,करोड़,रुपये,"
            + "पैसे,दशमलव,धनवापसी भेजी गई,आपके पास नया ऑर्डर है")
    static let vietnamese = words(
        "vi",
        "đã nhận thanh toán,không,một,hai,ba,bốn,năm,sáu,bảy,tám,chín,mười,mốt,lăm,mươi,"
            + "trăm,lẻ,nghìn,triệu,tỷ,đồng,xu,phẩy,đã hoàn tiền,bạn có đơn hàng mới")

    private static func words(_ voice: String, _ list: String) -> Script {
        let clips = list.split(separator: ",").enumerated().map { VoicePack.Clip(id: "c\($0)", text: String($1)) }
        return Script(clips: clips, voice: voice)
    }

    private static let pinyin = [
        "收款到账": "shou1 kuan3 dao4 zhang4", "零": "ling2", "一": "yi1", "二": "er4", "三": "san1", "四": "si4", "五": "wu3",
        "六": "liu4", "七": "qi1", "八": "ba1", "九": "jiu3", "两": "liang3", "十": "shi2", "百": "bai3", "千": "qian1",
        "万": "wan4", "亿": "yi4", "点": "dian3", "元": "yuan2", "退款已发出": "tui4 kuan3 yi3 fa1 chu1",
        "您有新的订单": "nin2 you3 xin1 de5 ding4 dan1",
    ]

    /// A take of a text at 16 kHz, mono, without silence at its ends; different every time it is asked for.
    func speak(_ text: String, _ generator: inout SeededGenerator) throws -> [Float] {
        let speed = Int.random(in: 150...170, using: &generator)
        let pitch = Int.random(in: 45...55, using: &generator)
        let result = try Program.run(
            "espeak-ng", ["-v", voice, "-s", "\(speed)", "-p", "\(pitch)", "--stdout", spoken[text] ?? text])
        let samples = Self.samples([UInt8](result.output))
        guard samples.count > 100 else { throw Unexpected("\(text): \(result.errorText)") }
        let gain = Levels.amplitude(Double.random(in: -3...3, using: &generator))
        return Self.trimmed(samples).map { $0 * Float(gain) }
    }

    /// 16-bit samples behind espeak-ng's header of 44 bytes, from 22,050 to 16,000 Hz.
    private static func samples(_ wav: [UInt8]) -> [Float] {
        let source = stride(from: 44, to: wav.count - 1, by: 2).map { offset in
            Float(Int16(bitPattern: UInt16(wav[offset]) | UInt16(wav[offset + 1]) << 8)) / 32768
        }
        return (try? Resampler.resample(source, from: 22050, to: 16000)) ?? []
    }

    /// What lies 45 dB or less below the loudest sample.
    private static func trimmed(_ samples: [Float]) -> [Float] {
        let least = (samples.lazy.map(abs).max() ?? 0) * 0.0056
        guard let first = samples.firstIndex(where: { abs($0) > least }),
            let last = samples.lastIndex(where: { abs($0) > least })
        else { return [] }
        return Array(samples[first...last])
    }
}
