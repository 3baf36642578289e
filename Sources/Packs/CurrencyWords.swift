package import VoiceAssetCore

/// The words of currencies by language, as the language files have them: enough to notice that a pack says another currency's.
package enum CurrencyWords {
    /// A language, and by codes of ISO 4217 the words of one and of many, in small letters. A test holds it to the language files.
    static let table = """
        af ZAR=rand; EUR=euro; USD,AUD,CAD,NAD=dollar; GBP=pond; JPY=jen; XOF,XAF=frank;
        am ETB=ብር; USD=ዶላር; EUR=ዩሮ;
        ar AED,MAD=دراهم,درهم,درهمان,درهمًا; SAR,QAR,OMR,YER,BRL=ريال,ريالات,ريالان,ريالًا;
        ar KWD,BHD,JOD,IQD,LYD,TND,DZD,RSD=دنانير,دينار,ديناران,دينارًا; LBP,SYP,TRY=ليرات,ليرة,ليرتان;
        ar SDG,EGP,GBP=جنيه,جنيهات,جنيهان,جنيهًا; USD,CAD,AUD,NZD,SGD,HKD,TWD=دولار,دولارات,دولاران,دولارًا;
        ar EUR=يورو,يوروان; JPY=ين,ينات,ينان,ينًا; CNY=يوان,يوانات,يوانان,يوانًا;
        ar INR,PKR,NPR,LKR,IDR=روبيات,روبية,روبيتان; RUB,BYN=روبل,روبلات,روبلان,روبلًا;
        ar MXN,ARS,CLP,COP,UYU,PHP=بيزو,بيزوات,بيزوان; PEN=سول,سولات,سولان,سولًا;
        ar CHF,XOF,XAF=فرنك,فرنكات,فرنكان,فرنكًا; SEK,NOK,DKK,ISK,CZK=كرونات,كرونة,كرونتان;
        ar PLN=زلوتي,زلوتيات,زلوتيان,زلوتيًا; HUF=فورنت,فورنتات,فورنتان,فورنتًا; GEL=لاري,لاريات,لاريان;
        ar AMD=درام,درامات,درامان,درامًا; ILS=شواكل,شيكل,شيكلان,شيكلًا; KES,TZS,UGX=شلن,شلنات,شلنان,شلنًا;
        ar ZAR=راند,راندات,راندان,راندًا; ETB=بير,بيرات,بيران,بيرًا; VND=دونغ,دونغات,دونغان,دونغًا;
        ar MYR=رينغيت,رينغيتات,رينغيتان,رينغيتًا; KRW=وون,وونات,وونان,وونًا;
        az AZN=manat; USD=dollar; EUR=avro;
        be BYN,RUB=рубель,рублёў,рублі; EUR=еўра; USD=долар,долараў,долары;
        bg EUR=евро; USD=долар,долара; RON=леи,лея; RSD=динар,динара;
        bn BDT=টাকা; INR,PKR,NPR,LKR=রুপি; USD,CAD,AUD,NZD,SGD,HKD,TWD=ডলার; EUR=ইউরো; GBP,EGP=পাউন্ড;
        bn JPY=ইয়েন; KRW=ওন; MYR=রিঙ্গিত; THB=বাত; RUB,BYN=রুবল; TRY=লিরা; AED,MAD=দিরহাম; SAR,QAR=রিয়াল;
        bn KWD,DZD,TND,RSD=দিনার; CNY=ইউয়ান; CHF,XOF=ফ্রাঁ; SEK,ISK=ক্রোনা; CZK=কোরুনা; DKK,NOK=ক্রোন;
        bn PLN=জ্লোটি; HUF=ফোরিন্ট; GEL=লারি; AMD=দ্রাম; AZN=মানাত; KZT=টেঙ্গে; ILS=শেকেল; KES=শিলিং;
        bn NGN=নায়রা; GHS=সেডি; ETB=বির; IDR=রুপিয়াহ; PHP,MXN,ARS,CLP,COP=পেসো; VND=ডং; PEN=সোল;
        bn BRL=রিয়েল;
        bs BAM=maraka,marka,marke; EUR=eura,euro; USD=dolar,dolara; RSD=dinar,dinara;
        ca EUR=d'euros,euro,euros; USD,CAD,AUD=de dòlars,dòlar,dòlars; GBP=de lliures,lliura,lliures;
        ca CHF,XOF,XAF=de francs,franc,francs; JPY=d'iens,ien,iens; MAD=de dírhams,dírham,dírhams;
        ca SEK,NOK,DKK=corona,corones,de corones; MXN,ARS,COP,CLP=de pesos,peso,pesos;
        cs CZK=korun,koruna,koruny; EUR=eur,eura,euro; USD=dolar,dolary,dolarů; GBP=liber,libra,libry;
        cs PLN=zloté,zlotý,zlotých; HUF=forint,forinty,forintů; CHF=frank,franky,franků;
        cy GBP=bunt,o bunnoedd,phunt,punt;
        da DKK,NOK,SEK,ISK=krone,kroner; EUR=euro; USD,CAD,AUD=dollar; GBP=pund; CHF,XOF,XAF=franc; JPY=yen;
        de USD,CAD,AUD,NZD,SGD,HKD,TWD=dollar; EUR=euro; GBP,EGP=pfund; JPY=yen; CNY=yuan;
        de INR,PKR,NPR,LKR=rupie,rupien; RUB,BYN=rubel; BRL=reais,real; MXN,ARS,COP,CLP,PHP,UYU=peso,pesos;
        de PEN=sol,soles; CHF=franken; SEK,NOK,DKK,ISK,CZK=krone,kronen; PLN=zloty; HUF=forint; RON=lei,leu;
        de RSD,KWD,TND,DZD=dinar; UAH=hrywnja; KZT=tenge; GEL=lari; AMD=dram; AZN=manat; TRY=lira;
        de ILS=schekel; AED,MAD=dirham; SAR,QAR=riyal; NGN=naira; KES=schilling; ZAR=rand; GHS=cedi;
        de XOF,XAF=franc; ETB=birr; THB=baht; VND=dong; IDR=rupiah; MYR=ringgit; KRW=won; BDT=taka;
        el EUR=ευρώ; USD=δολάρια,δολάριο; GBP=λίρα,λίρες;
        en USD,CAD,AUD,NZD,SGD,HKD,TWD=dollar,dollars; EUR=euro,euros; GBP,EGP=pound,pounds; JPY=yen;
        en CNY=yuan; INR,PKR,NPR,LKR=rupee,rupees; RUB,BYN=ruble,rubles; BRL=reais,real;
        en MXN,ARS,COP,CLP,PHP,UYU=peso,pesos; PEN=sol,soles; CHF,XOF,XAF=franc,francs; SEK=krona,kronor;
        en NOK,DKK=krone,kroner; ISK=króna,krónur; CZK=koruna,korunas; PLN=zloty,zlotys; HUF=forint,forints;
        en RON=lei,leu; RSD,KWD,TND,DZD=dinar,dinars; UAH=hryvnia,hryvnias; KZT=tenge; GEL=lari;
        en AMD=dram,drams; AZN=manat,manats; TRY=lira,liras; ILS=shekel,shekels; AED,MAD=dirham,dirhams;
        en SAR,QAR=riyal,riyals; NGN=naira; KES=shilling,shillings; ZAR=rand; GHS=cedi,cedis; ETB=birr;
        en THB=baht; VND=dong; IDR=rupiah; MYR=ringgit; KRW=won; BDT=taka;
        en-GB RUB,BYN=rouble,roubles; EGP=pound,pounds;
        es USD,CAD,AUD,NZD,SGD,HKD,TWD=de dólares,dólar,dólares; EUR=de euros,euro,euros;
        es GBP,EGP=de libras,libra,libras; JPY=de yenes,yen,yenes; CNY=de yuanes,yuan,yuanes;
        es INR,PKR,NPR,LKR,IDR=de rupias,rupia,rupias; RUB,BYN=de rublos,rublo,rublos;
        es BRL=de reales,real,reales; MXN,ARS,COP,CLP,PHP,UYU,CUP,DOP=de pesos,peso,pesos;
        es PEN=de soles,sol,soles; CHF,XOF,XAF=de francos,franco,francos;
        es SEK,NOK,DKK,ISK,CZK=corona,coronas,de coronas; PLN=de eslotis,esloti,eslotis;
        es HUF=de forintos,forinto,forintos; RON=de lei,lei,leu; RSD,KWD,TND,DZD=de dinares,dinar,dinares;
        es UAH=de grivnas,grivna,grivnas; KZT=de tenges,tenge,tenges; GEL=de laris,lari,laris;
        es AMD=de drams,dram,drams; AZN=de manats,manat,manats; TRY=de liras,lira,liras;
        es ILS=de séqueles,séquel,séqueles; AED,MAD=de dírhams,dírham,dírhams;
        es SAR,QAR=de riyales,riyal,riyales; NGN=de nairas,naira,nairas; KES=chelines,chelín,de chelines;
        es ZAR=de rands,rand,rands; GHS=cedi,cedis,de cedis; ETB=birr,de birr; THB=bat,bats,de bats;
        es VND=de dongs,dong,dongs; MYR=de ringgit,ringgit; KRW=de wones,won,wones; BDT=de takas,taka,takas;
        es PYG=de guaraníes,guaraní,guaraníes; BOB=boliviano,bolivianos,de bolivianos;
        es CRC=colones,colón,de colones; GTQ=de quetzales,quetzal,quetzales;
        es HNL=de lempiras,lempira,lempiras; NIO=córdoba,córdobas,de córdobas;
        es PAB=balboa,balboas,de balboas; VES=bolívar,bolívares,de bolívares;
        et EUR=euro,eurot; USD=dollar,dollarit;
        eu EUR=euro; USD=dolar;
        fa IRR=ریال; USD=دلار; EUR=یورو;
        fi EUR=euro,euroa; USD=dollari,dollaria; SEK,NOK,DKK=kruunu,kruunua; GBP=punta,puntaa;
        fil PHP=piso; USD=dolyar; EUR=euro;
        fr USD,CAD,AUD,NZD,SGD,HKD,TWD=de dollars,dollar,dollars; EUR=d'euros,euro,euros;
        fr GBP,TRY,EGP=de livres,livre,livres; JPY=de yens,yen,yens; CNY=de yuans,yuan,yuans;
        fr INR,PKR,NPR,LKR,IDR=de roupies,roupie,roupies; RUB,BYN=de roubles,rouble,roubles;
        fr BRL=de réaux,réal,réaux; MXN,ARS,COP,CLP,PHP,UYU=de pesos,peso,pesos; PEN=de sols,sol,sols;
        fr CHF,XOF,XAF,XPF,GNF,RWF,BIF,DJF,KMF,CDF=de francs,franc,francs;
        fr SEK,NOK,DKK,ISK,CZK=couronne,couronnes,de couronnes; PLN=de zlotys,zloty,zlotys;
        fr HUF=de forints,forint,forints; RON=de lei,lei,leu; RSD,KWD,TND,DZD=de dinars,dinar,dinars;
        fr UAH=de hryvnias,hryvnia,hryvnias; KZT=de tenges,tenge,tenges; GEL=de laris,lari,laris;
        fr AMD=de drams,dram,drams; AZN=de manats,manat,manats; ILS=de shekels,shekel,shekels;
        fr AED,MAD=de dirhams,dirham,dirhams; SAR,QAR=de riyals,riyal,riyals; NGN=de nairas,naira,nairas;
        fr KES=de shillings,shilling,shillings; ZAR=de rands,rand,rands; GHS=cedi,cedis,de cedis;
        fr ETB=birr,birrs,de birrs; THB=baht,bahts,de bahts; VND=de dongs,dong,dongs;
        fr MYR=de ringgits,ringgit,ringgits; KRW=de wons,won,wons; BDT=de takas,taka,takas;
        fr HTG=de gourdes,gourde,gourdes;
        ga EUR=euro;
        gl EUR=euro,euros; USD,CAD,AUD=dólar,dólares; GBP=libra,libras; CHF,XOF,XAF=franco,francos;
        gl BRL=reais,real; MXN,ARS,COP,CLP=peso,pesos;
        gu INR=રૂપિયા,રૂપિયો; USD=ડોલર; EUR=યુરો;
        ha NGN=naira; USD=dala; EUR=yuro;
        he ILS=שקל,שקלים; USD=דולר,דולרים; EUR=אירו; GBP=פאונד; JPY=ין;
        hi INR,PKR,LKR,NPR=रुपया,रुपये; USD,CAD,AUD,NZD,SGD,HKD,TWD=डॉलर; EUR=यूरो; GBP,EGP=पाउंड; JPY=येन;
        hi CNY=युआन; RUB,BYN=रूबल; BRL=रियल; MXN,ARS,CLP,COP,UYU,PHP=पेसो; PEN=सोल; CHF,XOF,XAF=फ़्रैंक;
        hi SEK,ISK=क्रोना; NOK,DKK=क्रोन; PLN=ज़्लॉटी; CZK=कोरुना; HUF=फ़ोरिंट; RSD,KWD,TND,DZD=दीनार;
        hi KZT=टेंगे; GEL=लारी; AMD=द्राम; AZN=मनात; TRY=लीरा; ILS=शेकेल; AED,MAD=दिरहम; SAR,QAR=रियाल;
        hi NGN=नायरा; KES=शिलिंग; ZAR=रैंड; GHS=सेडी; ETB=बिर; THB=बाट; UAH=रिव्निया; VND=डोंग; IDR=रुपिया;
        hi MYR=रिंगिट; KRW=वॉन; BDT=टका;
        hr EUR=eura,euro; USD=dolar,dolara; BAM=maraka,marka,marke; RSD=dinar,dinara;
        hr HUF=forinta,forinte,forinti;
        hu HUF=forint; EUR=euró; USD=dollár; GBP=font; CHF=frank;
        hy AMD=դրամ; USD=դոլար; EUR=եվրո;
        id IDR=rupiah; USD=dolar; EUR=euro; SGD=dolar singapura; MYR=ringgit; JPY=yen; CNY=yuan;
        is ISK,DKK,NOK,SEK=króna,krónur; EUR=evra,evrur; USD=dollara,dollarar,dollari; GBP=pund,punda;
        is XOF,XAF=franka,frankar,franki;
        it USD,CAD,AUD,NZD,SGD,HKD,TWD=di dollari,dollari,dollaro; EUR=di euro,euro;
        it GBP,EGP=di sterline,sterlina,sterline; JPY=di yen,yen; CNY=di yuan,yuan;
        it INR,PKR,NPR,LKR,IDR=di rupie,rupia,rupie; RUB,BYN=di rubli,rubli,rublo; BRL=di reais,reais,real;
        it MXN,ARS,COP,CLP,PHP,UYU=di pesos,peso,pesos; PEN=di soles,sol,soles;
        it CHF,XOF,XAF=di franchi,franchi,franco; SEK,NOK,DKK,ISK,CZK=corona,corone,di corone;
        it PLN=di zloty,zloty; HUF=di fiorini,fiorini,fiorino; RON=di lei,lei,leu;
        it RSD,KWD,TND,DZD=di dinari,dinari,dinaro; UAH=di grivnie,grivnia,grivnie; KZT=di tenge,tenge;
        it GEL=di lari,lari; AMD=di dram,dram; AZN=di manat,manat; TRY=di lire,lira,lire;
        it ILS=di shekel,shekel; AED,MAD=di dirham,dirham; SAR,QAR=di riyal,riyal; NGN=di naira,naira;
        it KES=di scellini,scellini,scellino; ZAR=di rand,rand; GHS=cedi,di cedi; ETB=birr,di birr;
        it THB=baht,di baht; VND=di dong,dong; MYR=di ringgit,ringgit; KRW=di won,won; BDT=di taka,taka;
        ja JPY=円; USD,CAD,AUD,NZD,SGD,HKD=ドル; EUR=ユーロ; GBP=ポンド; CNY=元; INR,PKR,LKR,NPR=ルピー; RUB,BYN=ルーブル;
        ja BRL=レアル; MXN,ARS,CLP,COP,UYU,PHP=ペソ; PEN=ソル; CHF=スイスフラン; SEK,ISK=クローナ; NOK,DKK=クローネ; PLN=ズウォティ;
        ja CZK=コルナ; HUF=フォリント; RON=レイ; RSD,KWD,TND,DZD=ディナール; UAH=フリヴニャ; KZT=テンゲ; GEL=ラリ; AMD=ドラム; AZN=マナト;
        ja TRY=リラ; ILS=シェケル; AED,MAD=ディルハム; SAR,QAR=リヤル; EGP=エジプトポンド; NGN=ナイラ; KES=シリング; ZAR=ランド; GHS=セディ;
        ja XOF,XAF=フラン; ETB=ブル; THB=バーツ; VND=ドン; IDR=ルピア; MYR=リンギット; TWD=台湾ドル; KRW=ウォン; BDT=タカ; LAK=キープ;
        ja KHR=リエル; MMK=チャット;
        ka GEL=ლარი; USD=დოლარი; EUR=ევრო;
        kk KZT=теңге; USD=доллар; EUR=еуро;
        km KHR=រៀល; USD=ដុល្លារ; THB=បាត;
        kn INR=ರೂಪಾಯಿ; USD=ಡಾಲರ್;
        ko KRW=원; USD=달러; EUR=유로; GBP=파운드; JPY=엔; CNY=위안; VND=동; THB=밧;
        ky KGS=сом; USD=доллар; EUR=евро;
        lb EUR=euro; USD=dollar;
        lo LAK=ກີບ; THB=ບາດ; USD=ໂດລາ; VND=ດົງ;
        lt EUR=eurai,euras,eurų; USD=doleriai,doleris,dolerių;
        lv EUR=eiro; USD=dolāri,dolārs,dolāru;
        mk MKD=денар,денари; EUR=евра,евро; USD=долар,долари;
        ml INR=രൂപ; USD=ഡോളർ; AED=ദിർഹം; SAR=റിയാൽ;
        mn MNT=төгрөг; USD=доллар; EUR=евро; RUB=рубль; JPY=иен; KRW=вон;
        mr INR=रुपया,रुपये; USD=डॉलर; EUR=युरो;
        ms MYR=ringgit; SGD=dolar singapura; BND=dolar brunei; IDR=rupiah; USD=dolar; EUR=euro;
        mt EUR=ewro;
        my MMK=ကျပ်; USD=ဒေါ်လာ; THB=ဘတ်;
        nb NOK,SEK,DKK,ISK=krone,kroner; EUR=euro; USD,CAD,AUD=dollar; GBP=pund; CHF,XOF,XAF=franc; JPY=yen;
        ne NPR,INR=रुपैयाँ; USD=डलर;
        nl USD,CAD,AUD,NZD,SGD,HKD,TWD,SRD=dollar; EUR=euro; GBP,EGP=pond; JPY=yen; CNY=yuan;
        nl INR,PKR,NPR,LKR=roepie; RUB,BYN=roebel; BRL=real; MXN,ARS,COP,CLP,PHP,UYU=peso; PEN=sol;
        nl CHF,XOF,XAF=frank; SEK,NOK,DKK,ISK,CZK=kronen,kroon; PLN=zloty; HUF=forint; RON=lei,leu;
        nl RSD,KWD,TND,DZD=dinar; UAH=hryvnia; KZT=tenge; GEL=lari; AMD=dram; AZN=manat; TRY=lira;
        nl ILS=sjekel; AED,MAD=dirham; SAR,QAR=riyal; NGN=naira; KES=shilling; ZAR=rand; GHS=cedi; ETB=birr;
        nl THB=baht; VND=dong; IDR=roepia; MYR=ringgit; KRW=won; BDT=taka; AWG=florin;
        pa INR=ਰੁਪਇਆ,ਰੁਪਏ; USD,CAD=ਡਾਲਰ; EUR=ਯੂਰੋ;
        pl PLN=złote,złoty,złotych; USD,CAD,AUD,NZD,SGD,HKD,TWD=dolar,dolary,dolarów; EUR=euro;
        pl GBP,EGP=funt,funty,funtów; JPY=jen,jeny,jenów; CNY=juan,juany,juanów;
        pl INR,IDR,PKR,LKR,NPR=rupia,rupie,rupii; RUB,BYN=rubel,ruble,rubli; BRL=real,reale,reali;
        pl MXN,ARS,CLP,COP,UYU,PHP=peso; PEN=sol,sole,soli; CHF,XOF,XAF=frank,franki,franków;
        pl SEK,NOK,DKK,ISK,CZK=koron,korona,korony; HUF=forint,forinty,forintów; RON=lei,lej,leje;
        pl RSD,KWD,TND,DZD=dinar,dinary,dinarów; UAH=hrywien,hrywna,hrywny; KZT=tenge; GEL=lari;
        pl AMD=dram,dramy,dramów; AZN=manat,manaty,manatów; TRY=lir,lira,liry; ILS=szekel,szekle,szekli;
        pl AED,MAD=dirham,dirhamy,dirhamów; SAR,QAR=rial,riale,riali; NGN=nair,naira,nairy;
        pl KES=szyling,szylingi,szylingów; ZAR=rand,randy,randów; GHS=cedi; ETB=birr,birry,birrów;
        pl THB=baht,bahty,bahtów; VND=dong,dongi,dongów; MYR=ringgit,ringgity,ringgitów; KRW=won,wony,wonów;
        pt USD,CAD,AUD,NZD,SGD,HKD,TWD=de dólares,dólar,dólares; EUR=de euros,euro,euros;
        pt GBP,EGP=de libras,libra,libras; JPY=de ienes,iene,ienes; CNY=de yuans,yuan,yuans;
        pt INR,PKR,NPR,LKR,IDR=de rupias,rupia,rupias; RUB,BYN=de rublos,rublo,rublos;
        pt BRL=de reais,reais,real; MXN,ARS,COP,CLP,PHP,UYU=de pesos,peso,pesos; PEN=de soles,sol,soles;
        pt CHF,XOF,XAF=de francos,franco,francos; SEK,NOK,DKK,ISK,CZK=coroa,coroas,de coroas;
        pt PLN=de zlotys,zloty,zlotys; HUF=de forints,forint,forints; RON=de lei,lei,leu;
        pt RSD,KWD,TND,DZD=de dinares,dinar,dinares; UAH=de grívnias,grívnia,grívnias;
        pt KZT=de tenges,tenge,tenges; GEL=de laris,lari,laris; AMD=de drams,dram,drams;
        pt AZN=de manats,manat,manats; TRY=de liras,lira,liras; ILS=de shekels,shekel,shekels;
        pt AED,MAD=de dirhams,dirham,dirhams; SAR,QAR=de riais,riais,rial; NGN=de nairas,naira,nairas;
        pt KES=de xelins,xelim,xelins; ZAR=de rands,rand,rands; GHS=cedi,cedis,de cedis; ETB=birr,de birr;
        pt THB=baht,bahts,de bahts; VND=de dongs,dong,dongs; MYR=de ringgits,ringgit,ringgits;
        pt KRW=de wons,won,wons; BDT=de takas,taka,takas; AOA=de kwanzas,kwanza,kwanzas;
        pt MZN=de meticais,meticais,metical; CVE=de escudos,escudo,escudos; STN=de dobras,dobra,dobras;
        pt-AO AOA=de kwanzas,kwanza,kwanzas;
        pt-MZ MZN=de meticais,meticais,metical;
        pt-PT EUR=de euros,euro,euros; LKR=de rupias,rupia,rupias; CHF=de francos,franco,francos;
        pt-PT KES=de xelins,xelim,xelins; ZAR=de rands,rand,rands;
        pt-PT USD,CAD,AUD,NZD,SGD,HKD,TWD=de dólares,dólar,dólares;
        ro RON,MDL=de lei,lei,leu; EUR=de euro,euro; USD,CAD,AUD=de dolari,dolar,dolari;
        ro GBP,TRY=de lire,lire,liră; CHF,XOF,XAF=de franci,franc,franci; HUF=de forinți,forint,forinți;
        ro SEK,NOK,DKK,CZK=coroane,coroană,de coroane; JPY=de yeni,yen,yeni; RUB=de ruble,ruble,rublă;
        ro UAH=de hrivne,hrivne,hrivnă;
        ru RUB,BYN=рублей,рубль,рубля; USD,CAD,AUD,NZD,SGD,HKD,TWD=доллар,доллара,долларов; EUR=евро;
        ru GBP,EGP=фунт,фунта,фунтов; JPY=иен,иена,иены; CNY=юаней,юань,юаня;
        ru INR,IDR,PKR,LKR,NPR=рупии,рупий,рупия; BRL=реал,реала,реалов; MXN,ARS,CLP,COP,UYU,PHP=песо;
        ru PEN=солей,соль,соля; CHF,XOF,XAF=франк,франка,франков; SEK,NOK,DKK,ISK,CZK=крон,крона,кроны;
        ru PLN=злотый,злотых; HUF=форинт,форинта,форинтов; RON=леев,лей,лея;
        ru RSD,KWD,TND,DZD=динар,динара,динаров; UAH=гривен,гривна,гривны; KZT=тенге; GEL=лари;
        ru AMD=драм,драма,драмов; AZN=манат,маната,манатов; TRY=лир,лира,лиры; ILS=шекелей,шекель,шекеля;
        ru AED,MAD=дирхам,дирхама,дирхамов; SAR=риял,рияла,риялов; QAR=риал,риала,риалов;
        ru NGN=найр,найра,найры; KES=шиллинг,шиллинга,шиллингов; ZAR=рэнд,рэнда,рэндов; GHS=седи;
        ru ETB=быр,быра,быров; THB=бат,бата,батов; VND=донг,донга,донгов; MYR=ринггит,ринггита,ринггитов;
        ru KRW=вон,вона,воны; BDT=так,така,таки;
        si LKR=රුපියල්;
        sk EUR=eur,euro,eurá; USD=dolár,doláre,dolárov; CZK=koruna,koruny,korún; PLN=zloté,zlotý,zlotých;
        sk HUF=forint,forintov,forinty;
        sl EUR=evra,evri,evro,evrov; USD=dolar,dolarja,dolarjev,dolarji; GBP=funt,funta,funti,funtov;
        sl CHF=frank,franka,franki,frankov; HUF=forint,forinta,forinti,forintov;
        sq ALL=lek,lekë; EUR=euro; USD=dollar,dollarë;
        sr RSD=динар,динара; EUR=евра,евро; USD=долар,долара; BAM=марака,марка,марке;
        sr HUF=форинта,форинте,форинти;
        sr-Latn RSD=dinar,dinara; EUR=evra,evro; USD=dolar,dolara; BAM=maraka,marka,marke;
        sr-Latn HUF=forinta,forinte,forinti;
        sv SEK,NOK,DKK,ISK=krona,kronor; EUR=euro; USD,CAD,AUD=dollar; GBP=pund; CHF,XOF,XAF=franc;
        sv PLN=zloty; JPY=yen;
        sw KES,TZS,UGX=shilingi; USD=dola; EUR=yuro;
        ta INR,LKR=ரூபாய்; SGD=வெள்ளி; MYR=ரிங்கிட்; USD=டாலர்;
        te INR=రూపాయలు,రూపాయి; USD=డాలర్,డాలర్లు;
        th THB=บาท; USD=ดอลลาร์; EUR=ยูโร; GBP=ปอนด์; JPY=เยน; CNY=หยวน; KRW=วอน; LAK=กีบ; VND=ดอง;
        tr TRY=lira; USD=dolar; EUR=avro; GBP=sterlin;
        uk UAH=гривень,гривня,гривні; EUR=євро; USD=долар,долари,доларів; PLN=злотий,злотих,злоті;
        uk GBP=фунт,фунти,фунтів; CZK=крон,крона,крони; CHF=франк,франки,франків;
        ur PKR,INR,NPR,LKR=روپیہ,روپے; USD,CAD,AUD,NZD,SGD,HKD,TWD=ڈالر; EUR=یورو; GBP,EGP=پاؤنڈ; JPY=ین;
        ur KRW=وون; BDT=ٹکا; CNY=یوآن; RUB,BYN=روبل; CHF,XOF=فرانک; TRY=لیرا; MYR=رنگٹ; QAR,SAR=ریال;
        ur KWD,DZD,TND,RSD=دینار; AED,MAD=درہم; SEK,ISK,CZK=کرونا; DKK,NOK=کرون; PLN=زلوٹی; HUF=فورنٹ;
        ur GEL=لاری; AZN=منات; ILS=شیکل; KES=شلنگ; NGN=نائرا; GHS=سیڈی; PHP,MXN,ARS,CLP,COP=پیسو; VND=ڈانگ;
        ur PEN=سول; BRL=ریئل;
        uz UZS=soʻm; USD=dollar; EUR=yevro;
        vi VND=đồng; USD=đô la; EUR=euro; JPY=yên; CNY=nhân dân tệ; KRW=won;
        yo NGN=náírà;
        yue HKD=元; CNY=元人民幣; MOP=澳門元; TWD=元新台幣; USD=美元; EUR=歐元; GBP=英鎊; JPY=日圓; AUD=澳元; CAD=加元;
        zh USD=美元; EUR=欧元; GBP=英镑; JPY=日元; CNY=元; INR,PKR,LKR,NPR=卢比; RUB,BYN=卢布; BRL=雷亚尔;
        zh MXN,ARS,CLP,COP,UYU,PHP=比索; PEN=索尔; CAD=加元; AUD=澳元; NZD=新西兰元; CHF=瑞士法郎; SEK=瑞典克朗; NOK=挪威克朗;
        zh DKK=丹麦克朗; ISK=冰岛克朗; PLN=兹罗提; CZK=捷克克朗; HUF=福林; RON=列伊; RSD,KWD,TND,DZD=第纳尔; UAH=格里夫纳; KZT=坚戈;
        zh GEL=拉里; AMD=德拉姆; AZN=马纳特; TRY=里拉; ILS=谢克尔; AED,MAD=迪拉姆; SAR,QAR=里亚尔; EGP=埃及镑; NGN=奈拉; KES=先令;
        zh ZAR=兰特; GHS=塞地; XOF=西非法郎; XAF=中非法郎; ETB=比尔; THB=泰铢; VND=越南盾; IDR=印尼盾; MYR=林吉特; SGD=新加坡元; HKD=港元;
        zh TWD=元新台币; KRW=韩元; BDT=塔卡; LAK=基普; KHR=瑞尔; MMK=缅元; MOP=澳门元;
        zh-Hant TWD=元; USD=美元; EUR=歐元; GBP=英鎊; JPY=日圓; CNY=元人民幣; HKD=港元; MOP=元澳門幣; KRW=韓元; SGD=新加坡元; THB=泰銖;
        zh-Hant VND=越南盾; IDR=印尼盾; MYR=令吉; PHP=披索; INR=盧比; RUB=盧布; CAD=加元; AUD=澳元; NZD=紐元; CHF=瑞士法郎; TRY=里拉;
        zu ZAR=amarandi;
        """

    /// By language tag, the words of each currency.
    private static let words: [String: [String: Set<String>]] = table.split(separator: "\n").reduce(into: [:]) {
        all, line in
        guard let space = line.firstIndex(of: " ") else { return }
        for entry in line[space...].split(separator: ";") {
            let parts = entry.split(separator: "=")
            guard parts.count == 2 else { continue }
            let said = parts[1].split(separator: ",").map(String.init)
            for code in parts[0].split(separator: ",") {
                let code = String(code.drop { $0 == " " })
                all[String(line[..<space]), default: [:]][code, default: []].formUnion(said)
            }
        }
    }

    /// Every word, of whatever language.
    package static let all = Set(words.values.flatMap { $0.values.joined() })

    /// Another currency whose word a text is in a language, where it is none of the currency's own words and these are known.
    static func other(than code: String, saying text: String, in locale: String) -> String? {
        let word = text.lowercased()
        var isKnown = false
        var others: Set<String> = []
        for tag in tags(of: locale) {
            guard let currencies = words[tag] else { continue }
            if let own = currencies[code] {
                isKnown = true
                // Who says 元 for 港元 means his own.
                if own.contains(where: { $0.hasPrefix(word) || $0.hasSuffix(word) }) { return nil }
            }
            others.formUnion(currencies.filter { $0.key != code && $0.value.contains(word) }.keys)
        }
        guard isKnown else { return nil }
        // Рублей in Russia are those of Russia.
        let region = locale.split(separator: "-").last.map(String.init) ?? ""
        return ["USD", "EUR", "GBP"].first(where: others.contains)
            ?? others.sorted().first { $0.dropLast() == region } ?? others.min()
    }

    /// A language tag and what it is a kind of: `zh-Hant-TW`, `zh-Hant`, `zh`.
    private static func tags(of locale: String) -> [String] {
        let parts = locale.split(separator: "-")
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }
}

extension PackFolder {
    /// Signs that a pack was made for another currency than it states: a copied folder, in which one line was changed.
    package var currencyDoubts: [Finding] {
        guard let pack = source.pack, ISOCurrency(code: pack.currency.code) != nil else { return [] }
        return wordDoubt(pack).map { [$0] } ?? []
    }

    /// That the words of the unit are another currency's: those of `words`, or a clip that amounts name behind the whole number.
    private func wordDoubt(_ pack: VoicePack) -> Finding? {
        let code = pack.currency.code
        let texts = Dictionary(pack.clips.map { ($0.id, $0.text) }) { first, _ in first }
        // What stands behind the fraction is the minor unit's: a dirham is a part of Qatar's riyal.
        let named = pack.amount.flatMap { pattern in
            zip(pattern.say, pattern.say.dropFirst()).compactMap { $0.part?.kind == .integer ? $1.clip : nil }
        }
        for id in Set((pack.words["major"] ?? [:]).values).union(named).sorted() {
            guard let text = texts[id], let other = CurrencyWords.other(than: code, saying: text, in: pack.locale)
            else {
                continue
            }
            return Finding(
                .packValue, "currency of the words",
                ["code": .text(code), "other": .text(other), "clip": .piece(id), "text": .piece(text)]
            ).at(packFile, position: source.positions[id], clip: id)
        }
        return nil
    }
}
