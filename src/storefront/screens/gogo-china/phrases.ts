/** What a driver, a waiter or a policeman reads, with its sound; the meaning stands in the traveller's words. */
export const phrases = [
  ["address", "请带我去这个地址。", "Qǐng dài wǒ qù zhège dìzhǐ."],
  ["airport", "请去机场。", "Qǐng qù jīchǎng."],
  ["station", "请去高铁站。", "Qǐng qù gāotiě zhàn."],
  ["meter", "请打表。", "Qǐng dǎ biǎo."],
  ["stop", "请在这里停车。", "Qǐng zài zhèlǐ tíngchē."],
  ["wallet", "可以用支付宝或微信付款吗？", "Kěyǐ yòng Zhīfùbǎo huò Wēixìn fùkuǎn ma?"],
  ["cash", "可以付现金吗？", "Kěyǐ fù xiànjīn ma?"],
  ["receipt", "请给我发票。", "Qǐng gěi wǒ fāpiào."],
  ["phone", "可以帮我打这个电话吗？", "Kěyǐ bāng wǒ dǎ zhège diànhuà ma?"],
  ["help", "我需要帮助，请报警：110。", "Wǒ xūyào bāngzhù, qǐng bàojǐng: yāo yāo líng."],
] as const;

/** The page for the check-in counter is in these two languages, whatever the traveller's is. */
export const counterRows = {
  title: ["Visa-free transit, mainland China", "中国过境免签"],
  passport: ["Passport of", "护照签发国家"],
  from: ["Coming from", "出发地"],
  port: ["Port of entry", "入境口岸"],
  arrival: ["Day of entry", "入境日期"],
  to: ["Going on to", "下一站"],
  departure: ["Day of leaving", "离境日期"],
  exit: ["Port of leaving", "离境口岸"],
  leaveBefore: ["Must leave before, China time", "须于此日零时前离境（北京时间）"],
  rule: ["Rule", "依据"],
  transit: ["Visa-free transit", "过境免签政策"],
  exemption: ["Visa exemption for this passport", "该护照免签入境"],
  hainan: ["Visa exemption for this passport, Hainan only", "该护照免签入境（仅限海南）"],
  same: ["same port", "同一口岸"],
  guangdong: ["another open port in Guangdong", "广东省内其他对外开放口岸"],
  other: ["another port", "其他口岸"],
  elsewhere: ["another place", "其他地方"],
  caution: ["Border officers decide.", "以边检机关决定为准。"],
} as const;
