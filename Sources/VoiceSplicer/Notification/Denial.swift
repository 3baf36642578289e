import VoiceAssetAppText

/// The words of a text by which no money came in: declined, refunded, asked for.
enum Denial {
    /// Their beginnings. A blank ends a whole word; what is written without spaces stands anywhere.
    static let words =
        """
        refund|chargeback|charge back|charged back|declin|failed|failure|fails|pending|revers|cancel|reject|\
        unsuccessful|not received|not been|not be |not paid|not processed|not completed|not credited|\
        not successful|could not|couldn’t|unable|request|debited|withdraw|overdue|voided|dispute|expire|bounced|\
        returned|unpaid|owe |owes |due |you paid|you sent|you spent|you transferred|erstatt|rückerstatt|\
        abgelehnt|fehlgeschlagen|gescheitert|storn|ausstehend|rückbuch|rücklast|lastschrift|abgebucht|abbuchung|\
        zurückgewiesen|zurückgebucht|widerrufen|angefordert|anforder|fällig|nicht |rembours|refus|échou|échec|\
        annul|en attente|rejet|débité|prélèvement|impay|demande|pas été|reembols|devol|devuel|rechaz|fallid|\
        falló |anulad|pendiente|denegad|retiro |retiraste|solicit|no se |no fue|transferiste|enviaste|pagaste|\
        gastaste|compraste|estorn|recusad|negad|falh|pendente|debitad|saque |não |pix enviad|\
        transferência enviad|você pagou|você enviou|cobrança|rimbors|rifiutat|fallit|in attesa|addebit|prelievo|\
        richiest|respint|non |terugbetal|teruggeboekt|geweigerd|mislukt|geannuleerd|in behandeling|afgeschreven|\
        afgewezen|betaalverzoek|niet |zwrot|odrzucon|nieudan|anulowan|oczekuj|obciąż|odmow|nie |возврат|возвращ|\
        отклон|отказ|отмен|ошибк|ожида|списан|снятие|запрос|просит|неуспешн|неудач|сторно|к оплате|не |поверн|\
        відхил|скасов|помилк|очіку|запит|iade|iptal|reddedil|başarısız|beklemede|bekliyor|yapılamadı|çekildi|\
        återbetal|avvisad|nekad|misslyck|avbruten|väntar|makuler|inte |refusion|tilbagebetal|tilbakebetal|\
        afvist|avvist|mislyk|afventer|avventer|ikke |palaut|hylätty|epäonnistu|peruut|odottaa|ei |vrácen|vrátk|\
        zamítnut|selhal|zrušen|čeká|odmítnut|visszatérít|visszautasít|sikertelen|törölve|függőben|elutasít|nem |\
        ramburs|respins|eșuat|în așteptare|pengembalian|dikembalikan|ditolak|gagal|dibatalkan|tertunda|menunggu|\
        tidak |belum |ditarik|hoàn tiền|hoàn lại|thất bại|từ chối|hủy |huỷ |đang chờ|không |chưa |rút tiền|\
        yêu cầu|hindi |imeshindwa|imekataliwa|επιστροφ|απορρ|απέτυχ|ακυρ|εκκρεμ|δεν |החזר|נדח|נכשל|בוטל|ממתין|\
        לא |استرداد|مرفوض|فشل|إلغاء|سحب|خصم|لم |برگشت|ناموفق|لغو|वापस|वापसी|विफल|असफल|अस्वीकृत|रद्द|लंबित|नहीं|\
        ফেরত|ব্যর্থ|বাতিল|คืนเงิน|ล้มเหลว|ไม่สำเร็จ|ถูกปฏิเสธ|ยกเลิก|รอดำเนินการ|ถอนเงิน|ไม่ได้รับ|退款|退还|退還|退回|\
        已退|失败|失敗|拒绝|拒絕|未到账|未到賬|未入账|未入賬|未付|未支付|未成功|不成功|待支付|待付|待收|待确认|待入账|撤销|撤銷|撤回|取消|冲正|沖正|扣款|扣除|支出|请付款|請付款|您付款|\
        你付款|您已付|你已付|您支付|你支付|您已支付|你已支付|请支付|請支付|您消费|你消费|转出|轉出|提现|提現|还款|還款|欠款|催收|逾期|过期|過期|请求|返金|拒否|却下|取り消|キャンセル|保留|\
        未払|未入金|未着|出金|引き落とし|引落|請求|お支払いください|できません|できなかった|されません|チャージバック|未処理|환불|취소|실패|거절|거부|보류|대기|출금|미입금|반려|청구|요청|\
        인출|못했
        """

    /// By their first characters, in the order above.
    private static let known = Dictionary(
        grouping: words.split(separator: "|").map { AmountWords.folded(Array($0.unicodeScalars)[...]) }
    ) { $0.first }

    /// The first of them in a text.
    static func word(in text: String) -> String? {
        let letters = text.unicodeScalars.map { AmountWords.isOfPhrase($0) ? $0 : " " }
        let words = AmountWords.folded(letters[...]).split(separator: " ").joined(separator: " ")
        var rest = Substring("\(words) ")
        var isStart = true
        while let first = rest.first {
            for phrase in known[first] ?? [] where isStart || phrase.unicodeScalars.first?.isJoined == true {
                if rest.hasPrefix(phrase) { return phrase.last == " " ? String(phrase.dropLast()) : phrase }
            }
            isStart = first == " "
            rest = rest.dropFirst()
        }
        return nil
    }
}
