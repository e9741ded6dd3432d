import { gogoPerGb } from "../../kernel/gogo-price.ts";
import type { words as en } from "../en/menus.ts";
import type { Words } from "../words.ts";

export const words = {
  support: {
    realName: { title: "实名登记", text: "专供中国香港、中国台湾使用的卡需要登记" },
    coverage: { title: "网络覆盖", text: "各国家/地区的运营商与 APN" },
    packages: { title: "套餐管理", text: "剩余流量、有效期、激活" },
    topUp: { title: "企业预付卡充值", text: "查询预付卡余额与使用记录" },
    topUpGogoChina: { title: "Gogo China 充值", text: `每 GB ${gogoPerGb} 港元，不限天数` },
    questions: { title: "常见问题", text: "按主题查找，一看就懂" },
  },
  partnership: {
    resale: { title: "批发、分销与按量付费", text: "标准或定制套餐，500 张起订" },
    marketplace: { title: "eSIM 集市", text: "您的 eSIM 在我们这里上架" },
    business: { title: "企业套餐", text: "员工出差用的预付卡" },
  },
  footer: {
    pitch: "用您的品牌，卖全球旅行流量。",
    partner: "成为合作伙伴",
    contact: "联系我们",
    ask: "在线客服",
    findOrder: "找回订单",
    status: "服务状态",
    mainland: "中国内地",
    elsewhere: "其他地区",
    about: "关于",
    questions: "常见问题",
    rights: "© Farwave 版权所有",
    registration: (number: string): string => `公司注册编号 ${number}`,
    cookies: "Cookie 设置",
    withdraw: "在此撤销合同",
  },
  preferences: {
    language: "语言",
    currency: "货币",
    currencies: { CNY: "人民币", HKD: "港元", USD: "美元" },
  },
  notices: {
    total: (count) => `共 ${count} 条公告`,
    none: "暂无公告。",
    from: (source) => `来源：${source}`,
  },
} satisfies Words<typeof en>;
