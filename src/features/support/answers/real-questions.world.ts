/**
 * What travellers ask, in their words and not in those of the shop's texts: forty questions a language, and six that a
 * policy answers. `to` says where each must lead: entries of the questions (any of them is right), `policy:` one of
 * those, `order:` what their order says, `device` and `coverage` those lists, `person` a hand-over, because the shop
 * has no text that answers it.
 */
type RealQuestion = { asked: string; to: readonly string[] };

const all = (text: string): RealQuestion[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [asked, to] = line.split(" => ");
      return { asked: asked!.trim(), to: to!.trim().split(" ") };
    });

export const realQuestions = {
  en: all(`
what's the difference between a daily pass and a bundle with fixed gigabytes => plan-kinds which-plan
i only use google maps and whatsapp, what should i get => which-plan
does unlimited get throttled after a while => unlimited
when does my 7 day plan begin counting, when i buy or when i land => start-and-day
i bought it now but my trip is in four months, will it still work then => keep-unused
can my wife's laptop use the connection from my phone => hotspot
do i get a local phone number with it => calls-and-texts
will netflix think i am in another country => internet-address
can i get 5g or only lte => networks-and-5g coverage
which carrier do you use in japan => coverage networks-and-5g
can i use two packages on the same sim, which one goes first => several-packages
do you ship an actual card to my house => postage
can i pay in us dollars or with wechat pay => prices-and-currencies payment-failed
is my iphone 12 compatible => device esim-support
will it work on a samsung galaxy s21 => device esim-support
how do i know if my mobile takes esims => esim-support device
how do i set this thing up on my phone => esim-install
i have just one phone so how do i photograph the qr => esim-one-phone
should i set it up at home or at the airport => esim-when
can i erase it and put it back later => esim-delete
i got a new handset, can i transfer my esim => esim-new-phone move-sim
it says this code has already been used => esim-cannot-add
no bars at all since i landed => no-signal
full bars but web pages won't load => no-internet
super slow since lunch => slow
my device says carrier locked => phone-locked
i paid twenty minutes ago and it still shows processing => processing order:where
my card was declined => payment-failed
the email with my qr code never came => no-email order:resend
my gigabytes are gone much faster than i thought => ran-out-early
my own operator billed me for data abroad => home-charge
can i still receive bank sms on my normal number => home-number calls-and-texts
where is the long number of my sim => find-iccid
can i take the same plan to thailand after japan => other-country
i need an invoice for my company => receipt
do i have to show my passport for a hong kong sim => which-sims documents
my kid is 14, can she sign up her sim => under-16
how much data do i have left => order:left check-usage
i want my money back => order:refund esim-refund cancel-unused
do you sell travel insurance => person
do you pass my personal data on to advertisers => policy:privacy_policy
how long do you store the passport photo from my registration => policy:privacy_policy
which country's law applies and where could i sue you => policy:terms_conditions
may i put the sim in a router at home or resell the data => policy:fair_usage_policy
i live in france, do i have a 14 day right of withdrawal => policy:refund_policy
my parcel never arrived, who bears the risk => policy:refund_policy policy:terms_conditions
`),
  "zh-cn": all(`
日租卡和固定流量的套餐有啥区别 => plan-kinds which-plan
我就看看地图发发微信，买哪种合适 => which-plan
无限量是不是用多了会限速 => unlimited
我提前买了，是从下单那天开始算天数吗 => start-and-day
半年后才出发，现在买会过期吗 => keep-unused
能不能开热点给电脑用 => hotspot
买了这个有当地手机号吗，能打电话吗 => calls-and-texts
用你们的卡上网IP是哪里的 => internet-address
支持5G吗还是只有4G => networks-and-5g coverage
在日本用的是哪家运营商 => coverage networks-and-5g
一张卡上有两个套餐先扣哪个 => several-packages
实体卡可以寄到家里吗 => postage
可以用支付宝付款吗 => prices-and-currencies
我的iPhone 12能用吗 => device esim-support
三星S21支持不支持 => device esim-support
怎么看手机能不能用eSIM => esim-support device
买完以后怎么装到手机里 => esim-install
只有一部手机没法扫码怎么办 => esim-one-phone
是在家装好还是到了机场再装 => esim-when
删掉以后还能重新装吗 => esim-delete
换新手机了eSIM能转过去吗 => esim-new-phone move-sim
提示二维码已失效 => esim-cannot-add
落地以后一格信号都没有 => no-signal
有信号但是打不开网页 => no-internet
今天网速特别慢 => slow
手机显示有锁 => phone-locked
付了钱半天了还是处理中 => processing order:where
刷卡被拒了 => payment-failed
没收到邮件 => no-email order:resend
流量怎么这么快就没了 => ran-out-early
国内运营商扣了我的漫游费 => home-charge
出国还能收到银行短信验证码吗 => home-number calls-and-texts
ICCID在哪儿看 => find-iccid
在日本买的卡到泰国还能用吗 => other-country
怎么开发票 => receipt
香港的卡一定要实名吗 => which-sims how-long
孩子才14岁能办实名吗 => under-16
我还剩多少流量 => order:left check-usage
不想去了，想退款 => order:refund esim-refund cancel-unused
你们卖旅游保险吗 => person
你们会把我的个人信息卖给广告商吗 => policy:privacy_policy
实名登记的证件照片你们保存多久 => policy:privacy_policy
出了纠纷适用哪里的法律，去哪里起诉 => policy:terms_conditions
把卡插在家里的路由器上长期用可以吗 => policy:fair_usage_policy
我住法国，有没有14天撤销权 => policy:refund_policy
包裹一直没收到，是补寄还是退款 => policy:refund_policy
`),
  "zh-hk": all(`
日費同固定數據嘅計劃有咩分別 => plan-kinds which-plan
我淨係用地圖同WhatsApp，應該買邊款 => which-plan
無限數據用得多會唔會限速 => unlimited
買咗之後幾時開始計日數 => start-and-day
買定先，三個月後先去，會唔會過期 => keep-unused
可唔可以開熱點畀部手提電腦用 => hotspot
有冇當地電話號碼，打唔打到電話 => calls-and-texts
上網嘅IP係邊個地方 => internet-address
有冇5G定係得4G => networks-and-5g coverage
日本用邊間電訊商 => coverage networks-and-5g
一張卡有兩個套餐，會先用邊個 => several-packages
有冇實體卡寄嚟屋企 => postage
可唔可以用支付寶俾錢 => prices-and-currencies
iPhone 12用唔用到 => device esim-support
Samsung S21支唔支援 => device esim-support
點知部電話用唔用到eSIM => esim-support device
買完點樣裝入電話 => esim-install
得一部電話，點樣掃個QR code => esim-one-phone
喺屋企裝定係到機場先裝 => esim-when
刪除咗之後可唔可以再裝 => esim-delete
換咗新電話，張eSIM可唔可以搬過去 => esim-new-phone move-sim
話個碼已經用過 => esim-cannot-add
落機之後完全冇訊號 => no-signal
有訊號但係上唔到網 => no-internet
今日上網好慢 => slow
部機話有鎖 => phone-locked
俾咗錢好耐，張單仲係處理中 => processing order:where
張信用卡俾唔到錢 => payment-failed
收唔到電郵 => no-email order:resend
啲數據用得好快，一下就冇晒 => ran-out-early
我原本嘅電訊商收咗我漫遊費 => home-charge
去外地仲收唔收到銀行短訊 => home-number calls-and-texts
ICCID喺邊度搵 => find-iccid
日本嘅計劃去到泰國用唔用到 => other-country
想要公司收據 => receipt
香港張卡係咪一定要實名 => which-sims how-long
個仔得14歲，登唔登記到 => under-16
仲剩返幾多數據 => order:left check-usage
唔去喇，想退錢 => order:refund esim-refund cancel-unused
有冇旅遊保險賣 => person
你哋會唔會將我嘅個人資料賣畀廣告商 => policy:privacy_policy
實名登記嘅證件相你哋會保存幾耐 => policy:privacy_policy
有爭議嘅話跟邊度嘅法律，可以喺邊度起訴 => policy:terms_conditions
可唔可以將張卡插喺屋企路由器長期用 => policy:fair_usage_policy
我住喺法國，有冇14日撤回權 => policy:refund_policy
個包裹一直收唔到，會補寄定退款 => policy:refund_policy
`),
} satisfies Record<string, RealQuestion[]>;
