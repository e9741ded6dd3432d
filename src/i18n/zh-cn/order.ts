import type { words as en } from "../en/order.ts";
import type { Words } from "../words.ts";

export const words = {
  title: (area) => `下单：${area} eSIM`,
  description: "一页完成，无需注册：填邮箱、付款即可，几分钟内收到 eSIM。",
  heading: "马上就好",
  lede: "无需注册，付款后几分钟内收到 eSIM。",

  ticket: {
    label: "您的订单",
    dayUnit: () => "天",
    quantity: "eSIM 数量",
    each: "单价",
    total: "总价",
    taxes: "之后不再加收任何费用",
    change: "更换套餐",
    inShort: (area, days, quantity) => `${area} · ${days} 天 · ${quantity} 个 eSIM`,
  },

  quantity: { label: "需要几个 eSIM？", hint: "一部手机一个。", fewer: "减一个", more: "加一个" },
  email: { label: "邮箱", hint: "eSIM 和收据会发到这里，不发广告。" },

  pay: {
    label: "怎么支付？",
    methods: { card: "银行卡", alipay: "支付宝", wechat: "微信支付" },
    cards: "Visa、Mastercard、银联",
    charged: (amount) => `实际扣款 ${amount}`,
    noRate: "暂不支持该货币",
    conversion: (total, charged) => `${total} 将按 ${charged} 扣款`,
    rate: (one, rate, source, since) => `1 ${one} = ${rate} CNY · ${source} · ${since} 起`,
    safe: "卡号在支付平台的页面上填写，我们看不到。",
    button: (amount) => `支付 ${amount}`,
  },

  consents: {
    label: "您的同意",
    privacyBefore: "我已阅读并同意",
    privacyLink: "隐私政策",
    newTab: "（在新标签页打开）",
    transfer: "我同意我的订单数据在欧盟以外的香港及套餐所在国家/地区处理；当地机关查阅数据的权限可能更大，我的权利可能更难主张。",
    account: "用此邮箱注册账户",
    optional: "选填",
  },

  refund: {
    until_installed: "未安装，全额退款。",
    until_activated: "未使用流量，全额退款，装了也可以。",
    none: "改变主意不退款；我们未能交付则全额退款。",
  },
  identity: {
    title: "该套餐需要实名登记",
    text: "用护照或旅行证件登记后才能使用，建议出发前办好。",
    link: "怎么登记",
  },
  device: {
    question: "我的手机支持 eSIM 吗？",
    steps: ["在拨号界面输入 *#06#，能看到 EID 就支持。", "手机不能有运营商锁。", "国行 iPhone 不支持，港版、澳版也有许多不支持。"],
  },

  fields: { quantity: "数量", email: "邮箱", method: "支付方式", privacyPolicy: "隐私政策", dataTransfer: "数据传输至欧盟以外", accountByEmail: "账户" },
  named: (field, message) => `${field}：${message}`,

  newTotal: {
    title: "请核对新的总价",
    change: (before, now) => `原为 ${before}，现为 ${now}。确认无误请再次点击支付，目前没有扣款。`,
  },
  notPlaced: "下单未成功，没有扣款。",

  missing: {
    plan: { title: "该套餐未在售", text: "可能已换成更好的套餐。选择目的地，看看现在有哪些。" },
    way: { title: "暂时不能在线订购", text: "这里目前只能订购 eSIM。请查看套餐，了解它以何种形式出售。" },
    destinations: "选择目的地",
    thisPlan: "查看该套餐",
  },
} satisfies Words<typeof en>;
