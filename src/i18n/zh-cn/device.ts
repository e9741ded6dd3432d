import type { words as en } from "../en/device.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "我的手机支持 eSIM 吗？",
  description:
    "品牌、型号、在哪里买的：两百多款手机、平板和手表，明确告诉您能不能用 eSIM，并注明依据；最后以 EID 为准。",
  lede: "告诉我们是哪一款。在哪里买的，有时比型号更要紧；只有在会影响结果时，我们才会问。",
  forPlan: (area) => `您看的套餐：${area}`,

  guess: {
    model: (device) => `这台设备像是 ${device}，出行时带的是它吗？`,
    phone: "您正在用 iPhone 浏览。具体是哪一款，iPhone 不会透露。",
    tablet: "您正在用 iPad 浏览。具体是哪一款，iPad 不会透露。",
    yes: "对，就是它",
    choose: "从列表中选择",
  },

  told: {
    label: "您的设备",
    brand: "品牌",
    model: "型号",
    bought: "购买地",
    change: "更改",
    changeThis: (what) => `更改：${what}`,
  },
  ask: {
    brand: "是什么品牌？",
    model: (brand) => `是 ${brand} 的哪一款？`,
    bought: "在哪里买的？",
    boughtWhy: "同一型号，有些地方卖的版本不一样。",
  },
  search: {
    label: "输入型号",
    placeholder: "iPhone 15",
    find: "查找",
    found: (typed) => `“${typed}”的查找结果`,
    none: (typed) => `没有找到“${typed}”`,
    noneHint: "可以少输几个字，例如“Galaxy S24”，或从品牌中选择。",
  },
  kinds: { phone: "手机", tablet: "平板电脑", laptop: "笔记本电脑", watch: "手表" },
  elsewhere: "其他地方",
  unlisted: "列表里没有",

  answers: {
    yes: { word: "支持", short: "可以使用我们的 eSIM。" },
    no: { word: "不支持", short: "不能使用 eSIM。" },
    look: { word: "看这里", short: "只看型号还不能确定。" },
  },
  reasons: {
    made_with: (device) => `${device} 支持 eSIM。`,
    none_made: (device) => `${device} 不支持 eSIM，在哪里买的都一样。`,
    sold_with: (device, place) => `在${place}销售的 ${device} 支持 eSIM。`,
    sold_without: (device, place) => `在${place}销售的 ${device} 不支持 eSIM。`,
    depends: (device) => `${device} 有的支持 eSIM，有的不支持，看屏幕上有没有 EID 就知道。`,
    domestic: (device, place) =>
      `在${place}销售的 ${device} 是为当地运营商的 eSIM 设计的。能否使用其他 eSIM，请向厂商确认；这一款有 EID 也不能说明问题。`,
    watch: (device) => `手表与所配对的手机共用号码，不能安装旅行 eSIM（${device}）。`,
    unlisted: () => "我们还没有这个型号的资料，看屏幕上有没有 EID 就知道。",
    eid: () => "有 EID，就有 eSIM，可以放心。",
    no_eid: () => "没有 EID，就没有 eSIM。",
  },
  lock: {
    apple: "还有一点：设备不能有运营商锁。请看“设置 > 通用 > 关于本机 > 运营商锁”，应显示“无 SIM 卡限制”。",
    other: "还有一点：设备不能有运营商锁。如果是在运营商那里买的，请向他们确认。",
  },
  source: (source, day) => `依据：${source}，截至 ${day}`,

  go: {
    plan: "回到套餐",
    order: "回到订单",
    anyway: "仍然继续",
    destinations: "选择目的地",
    another: "查另一台设备",
  },
  card: {
    title: "不支持 eSIM，可以用 SIM 卡",
    offered: (area) => `这款套餐（${area}）也可以邮寄 SIM 卡，付款前就能看到邮费和送达日期。`,
    notOffered: (area) => `这款套餐（${area}）只有 eSIM，其他一些套餐可以邮寄 SIM 卡。`,
    general: "许多套餐也可以邮寄 SIM 卡，每款套餐都写明了。",
    order: "购买 SIM 卡",
    look: "查看这款套餐",
    others: "查看套餐",
    china: "前往中国内地：预付卡与出行须知",
  },

  eid: {
    title: "最后以 EID 为准",
    text: "凡是支持 eSIM 的设备都有 EID，一串 32 位数字，设备自己就能显示。",
    steps: [
      "像打电话一样，在拨号界面输入 *#06#。",
      "在显示的内容里找“EID”。",
      "没有看到？iPhone：设置 > 通用 > 关于本机。安卓：设置 > 关于手机 > 状态信息。",
    ],
    label: "EID",
    hint: "32 位数字，带空格也没关系。",
    check: "核对 EID",
    none: "没有 EID",
    privacy: "只核对校验位，尽量在您的浏览器里完成，不发送出去。我们不保存，也不写入日志。",
    problems: {
      empty: "请输入 EID。",
      length: "EID 是 32 位数字。IMEI 是 15 位，ICCID 是 19 或 20 位，最长的那个才是 EID。",
      check: "这 32 位数字对不上，请再核对一遍。",
    },
    passed: "这是一个有效的 EID。",
  },
} satisfies Words<typeof en>;
