/** Traditional characters of the trade with their simplified ones, so that both find each other. */
const pairs =
  "數数據据實实體体裝装沒没訊讯號号網网絡络電电話话機机請请問问買买賣卖錢钱價价優优幣币費费儲储額额餘余時时間间從从開开關关啟启動动連连線线運运營营業业務务這这個个邊边為为麼么嗎吗後后來来過过還还會会對对點点幾几樣样說说讀读寫写圖图掃扫碼码檢检證证護护遞递郵邮單单發发現现處处記记錄录舊旧刪删換换轉转變变壞坏鎖锁認认許许註注冊册歲岁兒儿親亲屬属帳账戶户結结選选擇择類类種种無无總总統统計计劃划於于與与僅仅專专員员幫帮題题區区國国際际臺台灣湾東东亞亚歐欧韓韩陸陆門门廣广飛飞場场達达埗步遲迟遠远長长輕轻鬆松車车鐵铁樓楼覽览頁页貼贴視视頻频聽听閱阅書书節节約约資资訂订購购貨货賬账銀银滿满夠够卻却將将應应該该讓让給给覺觉觀观響响離离難难雙双須须領领頭头顯显風风驗验別别張张遊游險险係系淨净賠赔聲声館馆導导術术異异愛爱條条進进適适鄰邻預预級级貴贵減减補补償偿繳缴納纳隨随週周齡龄齊齐壓压攝摄慮虑憑凭製制復复複复甚什麽么敗败";
const simplified = new Map<string, string>();
for (let place = 0; place + 1 < pairs.length; place += 2) simplified.set(pairs[place]!, pairs[place + 1]!);

/** Without accents, capitals, full-width letters, and in simplified characters. */
export function folded(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return Array.from(plain, (sign) => simplified.get(sign) ?? sign).join("");
}
