import type { words as en } from "../en/auto-top-up.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "自动加购",
  on: "已开启",
  off: "已关闭",
  lead: (plan, price) => `套餐快用完时，自动以 ${price} 再买一个相同的套餐（${plan}），充入这张 SIM 卡。`,
  plan: (area, amount, days) => `${area}，${amount}，${days} 天`,
  dayPass: (area, amount, days) => `${area}，每天 ${amount}，${days} 天`,
  rules: {
    title: "如何运作",
    when: {
      fixed: (hours) =>
        `用到 90%，或到期前 ${hours} 小时（以先到者为准），并且这张 SIM 卡上没有其他待用套餐时，才会加购。`,
      day_pass: (hours) => `到期前 ${hours} 小时，并且这张 SIM 卡上没有其他待用套餐时，才会加购。`,
    },
    price: (price) => `每个套餐最高 ${price}。如果涨价，不会扣款：自动加购会自行关闭，并发邮件告诉您。`,
    cap: "每个自然月（中国香港时间）的花费绝不超过您设定的上限。",
    stop: "您可以随时在这里关闭。如果开启时套餐已经快用完，几分钟内就会加购下一个。",
  },
  setUp: "设置自动加购",
  change: "更改上限或银行卡",
  facts: { plan: "加购套餐", price: "每个套餐最高", cap: "每月上限", spent: "本月已用", card: "银行卡" },
  noCard: "无",
  card: (brand, lastFour) => `${brand}，尾号 ${lastFour}`,
  goodTo: (month) => `有效期至 ${month}`,
  cards: "您的银行卡",
  addCard: "添加银行卡",
  addCardHint: "请在支付服务商的页面填写卡号，我们看不到卡号。现在不会扣款。",
  forget: "移除",
  forgetNamed: (card) => `移除${card}`,
  chooseCard: "扣款银行卡",
  cap: "每个自然月最高",
  packages: (packages) => `${packages} 个套餐`,
  turnOn: (price) => `开启：每个套餐 ${price}`,
  save: "保存",
  turnOff: "关闭",
  stopped: {
    card: "已自行关闭：银行卡扣款未成功。如需继续，请选择另一张卡，或再次选择这张卡。",
    price: "已自行关闭：套餐涨价了。下面是今天的价格。",
    plan: "已自行关闭：套餐已停售。",
    sim: "已自行关闭：网络表示这张 SIM 卡不能再充入套餐。",
  },
  capReached: "已达到您的每月上限：套餐快用完，但没有加购。请调高上限，或自行购买套餐。",
  given: {
    saved: "您的银行卡已保存在支付服务商处。请设定上限并开启。",
    waiting: "支付服务商尚未确认您的银行卡。请稍后刷新本页。",
    failed: "没有保存银行卡。您可以再试一次。",
  },
  done: { on: "自动加购已开启。", off: "自动加购已关闭，不会再自动购买。", forgotten: "银行卡已移除。" },
} satisfies Words<typeof en>;
