/** Simplified, then traditional, of characters that only one of the two scripts writes. */
const pairs = `
们們这這时時选選择擇请請络絡订訂单單邮郵确確认認国國电電话話号號码碼网網数數据據发發开開关關门門问問题題间間闻聞见見观觀视視现現规規
觉覺贝貝负負财財责責败敗货貨质質贩販贪貪购購贯貫费費贸貿资資赔賠赖賴赠贈赢贏车車轨軌转轉轮輪软軟轻輕载載较較辆輛输輸达達迁遷过過运運还還进進远遠违違连連迟遲适適递遞
遗遺邻鄰释釋针針钟鐘钱錢铁鐵银銀链鏈销銷锁鎖错錯键鍵长長闭閉阅閱队隊阳陽阶階际際陆陸险險随隨隐隱难難韩韓页頁顶頂项項顺順须須预預领領频頻额額颜顏风風飞飛饭飯饮飲
馆館马馬驻駐驾駕验驗骗騙鱼魚鸡雞麦麥黄黃龙龍龟龜万萬与與专專业業东東两兩严嚴丰豐临臨为為举舉义義乐樂习習书書买買乱亂争爭亚亞产產亲親亿億仅僅从從仓倉仪儀价價众眾
优優会會传傳伤傷伦倫伟偉侧側侦偵债債倾傾储儲儿兒党黨兰蘭兴興养養内內册冊写寫军軍农農决決况況冻凍净淨减減凭憑划劃则則刚剛创創别別删刪剧劇办辦务務动動励勵劳勞势勢
区區医醫华華协協单單卖賣卢盧卫衛厂廠厅廳历歷压壓厉厲县縣参參双雙变變叙敘台臺叶葉叹嘆后後吓嚇吗嗎听聽启啟员員响響团團园園围圍图圖圆圓圣聖场場块塊坚堅坏壞垄壟垫墊
处處备備复復够夠头頭夹夾奋奮奖獎奥奧妇婦妈媽孙孫学學宁寧实實宝寶审審宪憲宽寬对對寻尋导導寿壽将將尔爾尝嘗层層属屬岁歲岛島岭嶺帐帳帜幟帮幫币幣带帶师師庄莊庆慶应應库庫
废廢异異弃棄张張弹彈强強归歸当當录錄彻徹径徑忆憶忧憂怀懷态態总總恋戀恶惡悬懸惊驚惯慣愿願戏戲战戰户戶执執扩擴扫掃扬揚护護报報担擔拟擬拥擁择擇挂掛挡擋损損换換据據
掷擲携攜摄攝摆擺撑撐断斷旧舊显顯术術机機杀殺杂雜权權条條来來极極构構标標栏欄树樹样樣档檔桥橋检檢楼樓欢歡欧歐残殘毕畢气氣汇匯汉漢沟溝没沒泽澤洁潔测測济濟浏瀏渐漸
温溫湾灣满滿滚滾滤濾灭滅灯燈灵靈点點烟煙热熱爱愛爷爺状狀独獨狭狹猪豬玛瑪环環画畫畅暢疗療监監盖蓋盘盤码碼础礎礼禮离離种種积積称稱稳穩窃竊竞競笔筆签簽简簡类類
粤粵紧緊纪紀约約级級纯純纸紙线線练練组組细細终終经經结結给給绝絕统統继繼绩績续續维維绿綠缅緬编編缘緣缩縮罗羅罚罰联聯职職聪聰胜勝脑腦节節芦蘆苏蘇范範荐薦药藥获獲
营營萨薩蓝藍虑慮虚虛虽雖补補装裝览覽触觸计計订訂讨討让讓训訓议議记記讲講许許论論设設访訪证證评評识識诉訴词詞译譯试試诚誠详詳语語误誤说說请請诸諸读讀课課调調谁誰谢謝
`.replaceAll(/\s/g, "");
const every = (start: 0 | 1) =>
  new Set(Array.from(pairs).filter((sign, place) => place % 2 === start && pairs[place ^ 1] !== sign));
/** In Chinese of both scripts: 台 beside 臺, 后 (queen), 划 (to row), 叶, 签 have a second life. */
const both = new Set("台后划叶范欧");
const [simplified, traditional] = [every(0), every(1)];

/** Names of people's things that stay as they are in every language. */
const names = /Farwave(?: Network)?|NTT DOCOMO|Apple Pay|Google Pay|WeChat Pay|Gogo China|SM-DP\+/g;
const sentence = /(?:\b[A-Za-z][a-z’']+[ ,]+){4,}[a-z’']+/g;

/** What a page of this language should not say: stretches in another language, not names and units. */
export function foreignWords(language: "en" | "zh-cn" | "zh-hk", text: string): string[] {
  if (language === "en")
    return text.match(/.{0,12}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+.{0,12}/gu) ?? [];
  const wrong = language === "zh-cn" ? traditional : simplified;
  const right = language === "zh-cn" ? simplified : traditional;
  const signs = [...new Set(text)].filter((sign) => wrong.has(sign) && !right.has(sign) && !both.has(sign));
  const stretches = signs.map((sign) =>
    text.slice(Math.max(0, text.indexOf(sign) - 8), text.indexOf(sign) + 8).replaceAll("\n", " "),
  );
  return [...stretches, ...(text.replaceAll(names, "").match(sentence) ?? [])];
}
