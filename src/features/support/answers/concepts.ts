/**
 * Words that mean the same to a traveller, whatever the language: each line is one meaning. Latin words are matched as whole
 * words after folding, Chinese ones anywhere; Cantonese stands beside Mandarin. An editor's text needs none of them.
 */
const lines = `
differ: difference|different|compare|区别|哪种|哪个好|哪款|边款|那款|which is right|should i get|should i buy|what to buy|suits me|适合我|该选哪个|选哪一种|有咩分别|有什么分别|有何不同
kinds: kinds of plan|which kinds|bundle|day pass|daily pass|日租|日费|哪几种套餐|fixed gigabytes|固定流量|固定数据|定量|unlimited or fixed
light: only use|just use|google maps|messages only|发微信|地图
unlimited: unlimited|无限|不限量|随便用
throttle: throttle|throttled|slow down|lower speed|限速|降速|speed drops|降到|降为|减速
begin: begin|begins|start|starts|counting|counted|开始|起算|计算|计日|算天|几时|when does
early: bought early|buying early|in advance|bought it now|提前买|买定|先买|预先|buy now|现在买
days: day counted|7 day|日数|一天怎么计|一日怎样计|算天数
keep: how long can i keep|in four months|next year|expire|expires|expiry|过期|use-by|use by|still work then|作废|放多久|保留|存放|still valid|有效到|months from now|in a few months|三个月后|几个月后|明年|下个月
hotspot: hotspot|tether|tethering|share|laptop|热点|电脑|分享|手提|two people|share with|一起用|几个人用|一齐用
number: phone number|local number|当地号码|当地手机号|手机号|电话号码|calls|打电话|通话|打到电话|拨打
sms: sms|text messages|texts|短信|短讯|验证码|codes by text
ip: ip|internet address|netflix|streaming|出口|ip地址|来自哪个国家
g5: 5g|4g|lte|generation|generations
carrier: which carrier|which operator|which network|which networks|whose network|what network|what carrier|哪家|边间|哪个网络|哪间|边个网络
several: two packages|several|multiple|两个套餐|多个套餐|几个套餐|which one goes first|which is used first|先扣|先用|顺序
ship: ship|post|postage|mail it|actual card|physical|physical sim|sim card|sim cards|实体|实体卡|寄|邮寄|快递|速递
money: currency|currencies|dollars|usd|hkd|alipay|wechat pay|支付宝|微信支付|付款|付钱|俾钱|畀钱|货币|港币|人民币
supports: compatible|support|supports|supported|work on|take esims|takes esims|支持|支援|兼容|适用|能不能用esim|用唔用到esim|可不可以用esim|用到esim|能用esim
model: iphone|samsung|galaxy|pixel|huawei|xiaomi|oppo|ipad|三星|华为|小米|型号|苹果手机
install: install|installs|installed|installing|installation|set up|set it up|setup|set this thing up|装|安装|add esim|添加
scan: scan|photograph the qr|扫|扫码|扫描
onephone: one phone|only have this one|just one phone|只有一部手机|得一部|一部电话|这一部手机|只有一部
whenwhere: at home|before you leave|在家装|在家里装|喺屋企|when should i install|什么时候装|何时安装|几时装|at the airport or|机场再|机场先
erase: delete|erase|remove|put it back|reinstall|install it again|删|删除|重新装|再装|重装
newphone: new phone|new handset|changing my phone|change phone|another phone|transfer|move the esim|换手机|新手机|新电话|换机|转过去|搬过去|转移|换咗新|另一部
codeused: already been used|个码已经|码已用|no longer valid|cannot be added|code already|invalid code|失效|已经用过|已用过|无法添加|不能添加|加不到|加唔到|未能加入|used already|已经用咗|码用过|二维码过期
nosignal: no signal|no bars|no service|no reception|not connecting|无号
hasignal: signal but|full bars|bars but|have a signal|有信号|有讯号
slow: slow|slowly|speed is bad|慢|卡顿|龟速
locked: locked|lock|carrier lock|unlock|有锁|锁|上锁|解锁
processing: processing|still shows|pending|处理中
payfail: declined|信用卡俾唔到|payment failed|failed payment|could not pay|card was refused|card refused|被拒|付款失败|支付失败|俾唔到钱|付不了|刷卡|扣款失败|付不到|付唔到|畀唔到钱|payment did not go through|付款不成功|张信用卡
noemail: email never came|not received the e-mail|no e-mail|did not get the email|never came|没收到邮件|收不到邮件|收唔到电邮|收不到电邮|未收到电邮|没有收到邮件|没收到电邮
fast: sooner than|faster than|much faster|ran out sooner|这么快|用得好快|提早用完|比预期快|冇晒|很快用完|用得快
homecharge: billed me|charged me|home carrier|own operator|扣了|收咗我|收费了|漫游费|国内运营商|原本嘅电讯商|原有电讯商|本地电讯商
homenumber: normal number|home number|bank sms|银行|原号码|原有号码|国内号码|原来的号码|reachable|receive bank
iccid: iccid|long number|serial number|卡号
other: another country|other country|after japan|different country|other countries|泰国|另一个国家|其他国家|其他地方|其他地区|别的国家
receipt: invoice|receipt|bill to|发票|收据|单据
realname: real name|real-name|实名|passport|id card|身份证
age: under 16|under age|kid|child|daughter|孩子|个仔|未成年|14岁|16 岁|16 周岁|未满|儿童|个女|小孩
photo: photo|photos|picture of my|照片|相片|证件相
refused: refused|rejected|not approved|拒绝|不通过|未获|被退回|被拒绝|唔批|不批|没通过|没过|不获接纳|did not pass|turned down|why was my registration refused
approve: approved|approval|审核|批准|审批|how long does it take|pending|唔批|获批|审核通过|批核|before the registration is approved|while the registration
left: left|remaining|remain|剩|剩余|余下|尚余|how much data|用了多少|usage
refund: refund|money back|退款|退钱|退货|退费|不想去|唔去
cancel: cancel|取消|unsubscribe|退订
password: password|密码|forgot|唔记得密码|忘记密码|forgot my login|reset my password
signin: sign in|log in|login|account|登录|登入|帐户|账户|账号|登不上|登唔到|cannot log in
alerts: tell me before|warn|alert|alerts|notify|提醒|通知|warned|before it finishes|通知我|快用完|快将用完|用晒之前|told when
auto: automatically|auto|auto-renew|自动|自动续费|自动续|auto renew
renew: renew|renewal|top up|add data|recharge|续费|续订|续期|充值|增值|加流量|加数据|extend|extension|existing esim|already have|原来的esim|现有|已有|可以续|可唔可以续|续用|再续|加购|buy more|增加数据
gogo: gogo|enterprise card|企业卡
mainland: mainland|大陆|内地|in china|中国计划|喺大陆|在大陆|内地
apps: some apps|apps or websites|banned|blocked|应用或网站|应用程式|app用不|用不到app|does not open|tiktok|youtube|chatgpt|打不开|用不到|some websites|抖音|微博
reuse: next trip|again next|下次|同一张esim
apn: apn|接入点
safe: safe|security|secure|安全|stolen
many: how many esims|store|几张esim|多少张esim|多少个esim|how many esim|how many profiles|profiles|fit on|最多装几个|裝到几多张|装到几多|几多张esim|可以存多少|能存几个|存几个|多少个 esim|几个 esim
iamsmart: iam smart|智方便
howinstall: how do i install|how to install|how do i set this|怎么装|怎么安装|怎样安装|怎样装|点样装|如何安装|如何装|点装|install it on
whereis: where is|where do i find|where can i find|where to find|在哪|哪里找|边度|哪儿|哪里可以找
must: which sims need|do i have to|must i|have to show|哪些卡|一定要实名|哪些电话卡|系咪一定|需要实名
nointernet: web pages|pages won't load|no internet|打不开网页|上不了网|上唔到网|上不到网|连不上网|not online|can't connect|无法上网|internet not working|cannot browse
when: 什么时候|何时|几时|when does|when do|几时|when do i
register: register|registration|登记|sign up
whereorder: where is my order|where is my esim|order status|my order|订单在哪|订单到哪|我的订单|张单去咗边
person: real person|person please|to a person|with a person|a person instead|human|agent|staff|representative|人工|真人|客服|专员|职员
nosim: no sim|sim not detected|无sim|无 sim|冇sim|没有sim|没有 sim|识别不到|读不到卡|not detected|invalid sim|keeps activating|一直在激活|一直在启动
documents: which documents|passport|护照|证件|permit|id card|身份证|通行证|identity card
account: need an account|create an account|do i need an account|注册账号|开户口|要有账号|要有帐户|使唔使开户|一定要有|without registering
cannotbuy: 买唔到|买不到|买不了|cannot buy|cannot order|not allowed to buy|why can't i buy
whatis: what is an esim|what's an esim|什么是esim|甚么是esim|咩系esim|esim是什么|what is esim|esim是啥|esim 是|esim係咩|esim系咩|esim是什么东西|什么是 esim|甚么是 esim|explain esim
privacy: personal data|my data to|privacy|个人信息|个人资料|隐私|私隐
advertise: advertiser|advertisers|advertising|sell data|sell my data|广告
stored: how long do you store|how long do you keep|how long we keep|do you store|are deleted|保存多久|保存几耐|储存几耐|保存期|保留几耐|加密保存|加密储存
law: law|laws|court|courts|sue|jurisdiction|dispute|法律|法院|起诉|诉讼|打官司
withdraw: withdraw|withdrawal|cooling-off|14 day|14 days|撤销|撤回|冷静期
europe: european|france|germany|italy|spain|欧盟|欧洲|法国|德国|意大利|西班牙
misuse: resell|router|routers|permanent|permanently|misuse|转卖|转售|路由器|长期|滥用
parcel: parcel|package never arrived|on the way|包裹|补寄
`;

type Concept = { name: string; phrases: { text: string; isLatin: boolean }[] };

export const concepts: readonly Concept[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [name, phrases] = line.split(": ");
    return {
      name: `§${name!}`,
      phrases: phrases!.split("|").map((text) => ({ text, isLatin: /^[\x20-\x7e]+$/.test(text) })),
    };
  });
