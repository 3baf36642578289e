/// The common nouns of currencies, where CLDR only has the full names ("US dollars", "российских рублей") and nothing for
/// minor units. Only what is certain; a native speaker reviews each pack all the same.
enum CurrencyWordData {
    /// A line each: language, currency, then parted by bars: gender and forms of the unit, gender and forms of the minor
    /// unit, what stands between the two. A form without a category is `other`; a category that is missing has its form.
    static let lines = """
        af ZAR | - rand | - sent | en
        ar AED | m one:درهم, two:درهمان, few:دراهم, many:درهمًا, درهم | m one:فلس, two:فلسان, few:فلوس, many:فلسًا, فلس | و
        bg BGN | m one:лев, лева | f one:стотинка, стотинки | и
        bg EUR | n евро | m one:цент, цента | и
        ca EUR | m one:euro, many:d’euros, euros | m one:cèntim, cèntims | amb
        cs CZK | f one:koruna, few:koruny, korun | m one:haléř, few:haléře, haléřů
        cs EUR | n euro | m one:cent, few:centy, centů
        da DKK | c one:krone, kroner | c øre | og
        de CHF | m Franken | m Rappen
        de EUR | m Euro | m Cent
        el EUR | n ευρώ | n one:λεπτό, λεπτά | και
        en AUD | - one:dollar, dollars | - one:cent, cents | and
        en CAD | - one:dollar, dollars | - one:cent, cents | and
        en EUR | - one:euro, euros | - one:cent, cents | and
        en GBP | - one:pound, pounds | - one:penny, pence | and
        en INR | - one:rupee, rupees | - one:paisa, paise | and
        en KES | - one:shilling, shillings | - one:cent, cents | and
        en NZD | - one:dollar, dollars | - one:cent, cents | and
        en SGD | - one:dollar, dollars | - one:cent, cents | and
        en USD | - one:dollar, dollars | - one:cent, cents | and
        en ZAR | - rand | - one:cent, cents | and
        es EUR | m one:euro, many:de euros, euros | m one:céntimo, céntimos | con
        es MXN | m one:peso, many:de pesos, pesos | m one:centavo, centavos | con
        es USD | m one:dólar, many:de dólares, dólares | m one:centavo, centavos | con
        et EUR | - one:euro, eurot | - one:sent, senti | ja
        fa IRR | - ریال
        fi EUR | - one:euro, euroa | - one:sentti, senttiä | ja
        fr CHF | m one:franc, many:de francs, francs | m one:centime, centimes
        fr EUR | m one:euro, many:d’euros, euros | m one:centime, centimes
        he ILS | m one:שקל, שקלים | f one:אגורה, אגורות
        hi INR | m one:रुपया, रुपये | m one:पैसा, पैसे
        hr EUR | m one:euro, few:eura, eura | m one:cent, few:centa, centi | i
        hu HUF | - forint | - fillér
        hy AMD | - դրամ | - լումա
        id IDR | - rupiah | - sen
        is ISK | f one:króna, krónur
        it CHF | m one:franco, many:di franchi, franchi | m one:centesimo, centesimi | e
        it EUR | m one:euro, many:di euro, euro | m one:centesimo, centesimi | e
        ja JPY | - 円
        ka GEL | - ლარი | - თეთრი
        ko KRW | - 원
        lt EUR | m one:euras, few:eurai, many:euro, eurų | m one:centas, few:centai, many:cento, centų
        lv EUR | m eiro | m zero:centu, one:cents, centi
        mk MKD | m one:денар, денари
        ms MYR | - ringgit | - sen
        nb NOK | m one:krone, kroner | m øre | og
        nl EUR | - euro | - cent
        no NOK | m one:krone, kroner | m øre | og
        pl EUR | n euro | m one:cent, few:centy, many:centów, centa
        pl PLN | m one:złoty, few:złote, many:złotych, złotego | m one:grosz, few:grosze, many:groszy, grosza
        pt BRL | m one:real, many:de reais, reais | m one:centavo, centavos | e
        pt EUR | m one:euro, many:de euros, euros | m one:cêntimo, cêntimos | e
        ro RON | m one:leu, few:lei, de lei | m one:ban, few:bani, de bani | și
        ru RUB | m one:рубль, few:рубля, many:рублей, рубля | f one:копейка, few:копейки, many:копеек, копейки
        sk EUR | n one:euro, few:eurá, many:eura, eur | m one:cent, few:centy, many:centa, centov
        sl EUR | m one:evro, two:evra, few:evri, evrov | m one:cent, two:centa, few:centi, centov
        sq ALL | m one:lek, lekë
        sr RSD | m one:динар, few:динара, динара | f one:пара, few:паре, пара | и
        sv SEK | c one:krona, kronor | n öre | och
        sw KES | - shilingi | - senti | na
        ta INR | - one:ரூபாய், ரூபாய்கள் | - பைசா
        th THB | - บาท | - สตางค์
        tr TRY | - lira | - kuruş
        uk UAH | f one:гривня, few:гривні, many:гривень, гривні | f one:копійка, few:копійки, many:копійок, копійки
        vi VND | - đồng
        yue HKD | - 元
        zh CNY | - 元
        zh HKD | - 元
        zh TWD | - 元
        """
}
