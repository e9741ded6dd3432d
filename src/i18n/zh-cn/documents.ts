import { gogoPerGb } from "../../kernel/gogo-price.ts";
import type { words as en } from "../en/documents.ts";
import type { Words } from "../words.ts";
import { words as registration } from "./registration.ts";

export const words = {
  version: (version) => `版本 ${version}`,
  effective: (day) => `${day}起生效`,
  contents: "目录",
  others: "其他文件",
  print: "打印或存为 PDF",
  aboutDocument: (title, day) => `Farwave ${title}，${day}起生效。`,
  missing: {
    title: "没有这份文件",
    text: "链接可能已过期或输入有误。以下是现行的全部文件。",
    list: "文件列表",
    questions: "常见问题",
  },
  questions: {
    title: "常见问题",
    about: "套餐选购、eSIM 安装、使用方法、实名登记与故障排查的解答。",
    abouts: {
      Product:
        "怎样选套餐：日套餐还是定量流量包、“不限量”在这里是什么意思、一天从何时算起、热点、网络、IP 所在地、价格和邮费。",
      Use: "SIM 卡如何开始使用、在哪里找 ICCID、数据漫游和 APN 设置、保持原号码可用、查用量、充值和收据。",
      Troubles: "没有信号、不能上网、网速慢、手机有锁或支付失败：先检查什么，一步一步怎么做，找谁帮忙。",
      Real_name_registration: "哪些 SIM 卡需要实名登记、可用哪些证件、照片怎样才能通过、需要多久、证件资料如何处理。",
      eSIM: "哪些手机支持 eSIM、如何安装、何时安装、只有一部手机怎么办、换机、删除和退款。",
    },
    topics: "问题分类",
    kinds: {
      Product: "产品与套餐",
      Use: "使用指南",
      Troubles: "故障排查",
      Real_name_registration: "实名登记",
      eSIM: "eSIM",
    },
    search: "搜索全部问答",
    placeholder: "例如：热点、ICCID、退款",
    find: "搜索",
    results: "搜索结果",
    found: (count, query) => `“${query}”的相关解答共 ${count} 条`,
    back: "返回问题分类",
    none: (query) => `没有找到与“${query}”有关的问题`,
    noneText: "换一个更短的词试试，或咨询在线客服。",
    empty: "没有找到问题",
    emptyText: "这一分类暂时没有内容，欢迎咨询在线客服。",
    ask: "联系客服",
    link: "本条链接",
    linkTo: (question) => `本条链接：${question}`,
  },
  service: {
    title: "咨询客服",
    text: "全天 24 小时为您解答。请准备好订单号或 ICCID；激活码请勿发给任何人，包括我们。",
    mainland: "中国内地",
    elsewhere: "其他地区",
  },
  developing: {
    kick: "建设中",
    offers: "届时您可以在这里",
    meanwhile: "在此之前",
    onward: "您可以先看看",
    links: {
      destinations: "查看目的地与价格",
      questions: "常见问题",
      esim: "eSIM 相关问题",
      realName: "实名登记相关问题",
      use: "使用指南",
      troubles: "故障排查",
      privacy: "隐私政策",
    },
    realName: {
      title: "在线实名登记尚未开放",
      text: registration.which("中国香港、中国台湾"),
      offers: ["约五分钟登记一张或多张卡", "上传护照或旅行证件照片", "通过短信和邮件收到结果"],
      help: `${registration.how}在我们提出之前，请勿用邮件发送证件照片。`,
    },
    topUp: {
      title: "在线充值尚未开放",
      text: "企业预付卡用户将可在这里自助充值。",
      offers: ["凭 ICCID 查询余额", "用银行卡、支付宝或微信支付充值", "查看近六个月的使用记录"],
      help: "今天就要充值？请把 ICCID 和金额告诉我们，由客服为您办理。",
    },
    topUpGogoChina: {
      title: "Gogo China 充值尚未开放",
      text: `每 GB ${gogoPerGb} 港元，不限天数。每次充值后，有效期从充值当天起算 180 天；余额不退款，也不能转让。`,
      offers: ["用国际银行卡、支付宝或微信支付充值", "查看余额和有效期", "查看近六个月的使用记录"],
      help: "现在就要用流量？请把 ICCID 和金额告诉我们，由客服为您办理。",
    },
    gogoChina: {
      title: "Gogo China 专区尚未开放",
      text: `在中国内地按量计费，每 GB ${gogoPerGb} 港元，不限天数；另有入境前值得了解的实用信息。`,
      offers: ["过境免签：适用国家、口岸和停留时间", "移动支付、货币兑换和银行卡", "交通与住宿"],
      help: "近期出行？欢迎咨询 Gogo China 卡，或查看中国内地套餐。",
    },
    partners: {
      title: "合作伙伴专区尚未开放",
      text: "面向希望提供旅行流量的商店、旅行社、平台和企业。",
      offers: [
        "标准实体卡，批发 500 张起订",
        "免费 API 对接与合作伙伴平台",
        "定制套餐，您的 eSIM 在我们的集市上架，员工出差套餐",
      ],
      help: "请告诉我们贵公司的情况、想买或想卖的产品，以及大致的年销售额。我们会在 3 个工作日内回复。",
    },
    other: {
      title: "此页面尚未开放",
      text: "我们正在建设中。购买 eSIM 的全部流程已可使用。",
      offers: ["在全部目的地中挑选套餐", "用银行卡、支付宝或微信支付付款", "几分钟内装好 eSIM"],
      help: "想找什么内容？欢迎咨询。",
    },
  },
} satisfies Words<typeof en>;
