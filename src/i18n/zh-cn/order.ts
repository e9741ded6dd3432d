import type { words as en } from "../en/order.ts";
import type { Words } from "../words.ts";

export const words = {
  title: {
    esim: (area) => `下单：${area} eSIM`,
    physical: (area) => `下单：${area} SIM 卡`,
    renewal: (area) => `续订：${area}套餐`,
  },
  description: {
    esim: "一页完成，无需注册：填邮箱、付款即可，几分钟内收到 eSIM。",
    physical: "一页完成，无需注册：寄到哪里、邮费多少、哪天送到，付款前都看得到。",
    renewal: "一页完成，无需注册：填卡号、付款即可，套餐几分钟内充入 SIM 卡。",
  },
  heading: "马上就好",
  lede: {
    esim: "付款后几分钟内收到 eSIM。",
    physical: "付款前就能看到邮费和送达日期。",
    renewal: "付款后几分钟内充入 SIM 卡。",
  },
  noAccount: "无需注册，",

  ticket: {
    label: "您的订单",
    startsOnSim: "首次使用时启用；卡上还有套餐在用时，等它结束后启用",
    quantity: { esim: "eSIM 数量", physical: "SIM 卡数量", renewal: "续订张数" },
    each: "单价",
    postage: (country) => `邮费（${country}）`,
    postageOpen: "邮费",
    postageFrom: (fee) => `${fee} 起`,
    free: "免费",
    arrives: "预计送达",
    code: (code) => `优惠码 ${code}`,
    total: "总价",
    taxes: "不另加税，也没有其他费用",
    withoutPostage: "选择国家/地区后显示邮费",
    change: "更换套餐",
    inShort: (area, days, units) => `${area} · ${days} 天 · ${units}`,
    units: {
      esim: (quantity) => `${quantity} 个 eSIM`,
      physical: (quantity) => `${quantity} 张 SIM 卡`,
      renewal: (quantity) => `续订 ${quantity} 张卡`,
    },
    postageShort: (fee) => `含邮费 ${fee}`,
    discountShort: (amount) => `已减 ${amount}`,
  },

  quantity: {
    label: { esim: "需要几个 eSIM？", physical: "需要几张 SIM 卡？" },
    hint: { esim: "一部手机一个。", physical: "一部手机一张，一起寄出。" },
    fewer: "减一个",
    more: "加一个",
  },
  email: {
    meant: "您要填的是不是",
    useMeant: "是，改用它",
    meantAgain: (address) => `您要填的是不是 ${address}？如果现在的邮箱没有错，请再按一次付款。`,
    label: "邮箱",
    hint: {
      esim: "eSIM 和收据会发到这里，不发广告。",
      physical: "收据和运单号会发到这里，不发广告。",
      renewal: "办好后会发邮件告诉您，附收据，不发广告。",
    },
  },

  pay: {
    label: "怎么支付？",
    methods: { card: "银行卡", alipay: "支付宝", wechat: "微信支付" },
    orWallets: (names) => `也可以用 ${names.join("、")}`,
    charged: (amount) => `实际扣款 ${amount}`,
    noRate: "暂不支持该货币",
    conversion: (total, charged) => `${total} 将按 ${charged} 扣款`,
    rate: (one, rate, source, since) => `1 ${one} = ${rate} CNY · ${source} · ${since} 起`,
    held: (moment) => `汇率保留至 ${moment}`,
    newRate: "新汇率",
    safe: "卡号在支付平台的页面上填写，我们看不到卡号。",
    buttonOpen: "付款",
    button: (amount) => `支付 ${amount}`,
  },

  consents: {
    label: "您的同意",
    privacyBefore: "我已阅读并同意",
    privacyLink: "隐私政策",
    newTab: "（在新标签页打开）",
    transfer:
      "我同意我的订单数据在中国香港及套餐所在国家/地区（欧盟以外）处理；当地机关查阅数据的权限可能更大，我的权利可能更难主张。",
    beginNow:
      "立即开始：我同意套餐在 14 天无理由退订期结束前即可开始，并知悉服务全部提供完毕后，不能再无理由退订（撤销合同）",
    account: "用此邮箱注册账号",
    optional: "可选",
  },

  refund: {
    until_installed: "未安装且未过启用期限，全额退款；无法确认是否已安装的，由专人核实。",
    until_activated: "未使用流量且未过启用期限，全额退款，装了也可以；无法确认是否用过的，由专人核实。",
    none: "此后因个人原因不退款；我们未能发货则全额退款。",
  },
  refundOf: {
    physical: "包裹寄出前，立即全额退款；寄出后由专人核实。",
    renewal: "套餐已在您的卡上，由专人核实后退款；未能充入则全额退款。",
  },
  withdrawal: {
    bought: "购买后 14 天内可无理由退订，未使用则全额退款。",
    arrived: "包裹送达后 14 天内可无理由退订，未使用则全额退款，含邮费。",
  },
  device: {
    question: "我的手机支持 eSIM 吗？",
    steps: [
      "在拨号界面输入 *#06#，能看到 EID 就支持。",
      "手机不能有运营商锁。",
      "国行 iPhone 不支持，港版、澳版也有许多不支持。",
    ],
  },

  fields: {
    quantity: "数量",
    email: "邮箱",
    method: "支付方式",
    privacyPolicy: "隐私政策",
    dataTransfer: "数据传输至欧盟以外",
    beginNow: "立即开始",
    accountByEmail: "账号",
    departsOn: "出发日期",
    promoCode: "优惠码",
    "shipping.country": "国家/地区",
    "shipping.contactPerson": "收件人",
    "shipping.phone": "电话",
    "document.type": "证件类型",
    "document.firstFour": "证件号前四位",
  },
  simNumber: (position) => `第 ${position} 张 SIM 卡`,
  traveller: (position) => `第 ${position} 位旅客`,

  newTotal: {
    title: "请核对新的总价",
    change: (before, now) => `原为 ${before}，现为 ${now}。确认无误请再次点击支付，目前没有扣款。`,
  },
  notPlaced: "下单未成功，没有扣款。",

  missing: {
    plan: { title: "该套餐未在售", text: "可能已换成更好的套餐。选择目的地，看看现在有哪些。" },
    way: {
      title: "该套餐不以这种方式出售",
      text: "不是每款套餐都有 eSIM、邮寄 SIM 卡和续订三种方式，具体请看套餐页面。",
    },
    destinations: "选择目的地",
    thisPlan: "查看该套餐",
  },
} satisfies Words<typeof en>;
