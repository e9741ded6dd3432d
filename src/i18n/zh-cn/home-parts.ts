import type { words as en } from "../en/home-parts.ts";
import type { Words } from "../words.ts";

export const words = {
  pass: {
    kind: "eSIM",
    network: "网络",
    hotspot: "热点共享",
    starts: "开始计时",
    included: "支持",
    onLanding: "落地后",
    perDay: (amount) => `每天 ${amount}`,
    carriers: (count) => `5G · ${count} 家运营商`,
  },
  claims: {
    label: "数字看 Farwave",
    destinations: "个目的地，一站购齐",
    plans: "款套餐，日套餐或流量包任选",
    networks: "个目的地有两家以上网络",
    support: "小时电话与邮件支持",
  },
  places: {
    title: "热门目的地",
    text: "所示为最小套餐的价格，不另加税。",
    perDay: (price) => `${price} 起/天`,
    package: (price, amount) => `${price} 起 · ${amount}`,
    all: "全部目的地",
  },
  plans: { title: "选一款合适的套餐", text: "日套餐每天都有新的高速流量；流量包用多少算多少，用完为止。" },
  news: {
    label: "出行须知",
    slides: [
      { title: "所有目的地，一搜即得", text: "国家、城市、机场代码都能搜，五种语言随意输入。", action: "浏览目的地" },
      {
        title: "部分卡须实名登记",
        text: "专供中国香港、中国台湾使用的卡须登记到个人名下，请在出发前办好。",
        action: "怎样登记",
      },
    ],
  },
  steps: {
    title: "三步上网，不用排队",
    steps: [
      { when: "今晚", title: "选购付款", text: "选好目的地，用银行卡、支付宝或微信支付，eSIM 随即发到邮箱。" },
      { when: "起飞之前", title: "扫码安装", text: "在家连着 Wi-Fi，扫一次码或点一下即可安装，步骤会保留在手机里。" },
      {
        when: "落地以后",
        title: "打开即用",
        text: "首次连上当地网络才开始计时；套餐允许时，还能共享给电脑。eSIM 不用删，很多套餐下次出行还能续在同一张上。",
      },
    ],
  },
  gogo: {
    title: "畅游中国，用多少付多少",
    unit: "港元 / GB",
    text: "不限天数。用国际信用卡、微信支付或支付宝充值，每次充值有效期延长 180 天。",
    action: "了解 Gogo China",
  },
  networks: {
    title: "出发前，先查网络",
    text: "按国家/地区或运营商查询，大多数目的地都有备用网络。",
    map: "已覆盖目的地的世界地图",
  },
  help: {
    title: "已经是我们的用户？",
    cards: {
      realName: { title: "实名登记", text: "专供中国香港、中国台湾使用的卡需要登记" },
      coverage: { title: "网络覆盖", text: "各国家/地区的运营商与 APN" },
      topUp: { title: "预付费卡充值", text: "余额、有效期和近六个月的记录" },
      questions: { title: "常见问题", text: "按主题查找，也可随时联系客服" },
    },
  },
  pay: "支付方式",
} satisfies Words<typeof en>;
