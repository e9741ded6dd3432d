import type { words as en } from "../en/console.ts";
import type { Words } from "../words.ts";
import { words as areas } from "./console-areas.ts";
import { words as bulk } from "./console-bulk.ts";
import { words as caseFacts } from "./console-case-facts.ts";
import { words as chats } from "./console-chats.ts";
import { words as china } from "./console-china.ts";
import { words as content } from "./console-content.ts";
import { words as coverage } from "./console-coverage.ts";
import { words as customers } from "./console-customers.ts";
import { words as differences } from "./console-differences.ts";
import { words as dispatch } from "./console-dispatch.ts";
import { words as disputes } from "./console-disputes.ts";
import { words as enquiries } from "./console-enquiries.ts";
import { words as facets } from "./console-facets.ts";
import { words as finance } from "./console-finance.ts";
import { words as inbox } from "./console-inbox.ts";
import { words as incident } from "./console-incident.ts";
import { words as incidents } from "./console-incidents.ts";
import { words as jobs } from "./console-jobs.ts";
import { words as keys } from "./console-keys.ts";
import { words as maintenance } from "./console-maintenance.ts";
import { words as order } from "./console-order.ts";
import { words as orders } from "./console-orders.ts";
import { words as outages } from "./console-outages.ts";
import { words as overview } from "./console-overview.ts";
import { words as payouts } from "./console-payouts.ts";
import { words as planChange } from "./console-plan-change.ts";
import { words as plans } from "./console-plans.ts";
import { words as priceHistory } from "./console-price-history.ts";
import { words as sheet } from "./console-price-sheet.ts";
import { words as privacy } from "./console-privacy.ts";
import { words as promos } from "./console-promos.ts";
import { words as proposals } from "./console-proposals.ts";
import { words as realNames } from "./console-real-names.ts";
import { words as reveal } from "./console-reveal.ts";
import { words as search } from "./console-search.ts";
import { words as settings } from "./console-settings.ts";
import { words as signIn } from "./console-sign-in.ts";
import { words as staff } from "./console-staff.ts";
import { words as stock } from "./console-stock.ts";
import { words as trail } from "./console-trail.ts";
import { words as views } from "./console-views.ts";
import { words as wording } from "./console-words.ts";

export const words = {
  titled: (title) => `${title} · Farwave 管理后台`,
  name: "管理后台",
  shop: {
    live: "营业中",
    closed: "已关闭",
    until: (moment) => `商店已对访客关闭，预计 ${moment} 重新开放。`,
    overdue: (moment) => `商店仍对访客关闭，已过公布的重新开放时间（${moment}）。`,
    look: "维护",
  },
  skip: "跳到正文",
  language: "语言",
  more: "更多",
  copying: { copy: (what) => `复制 ${what}`, copied: "已复制" },
  signOut: "退出登录",
  roles: {
    administrator: "管理员",
    support: "客服",
    logistics: "物流",
    reviewer: "审核员",
    editor: "内容编辑",
    finance: "财务",
  },
  listFile: {
    get: "CSV",
    label: "将此列表下载为 CSV",
    often: "您在过去一小时内导出列表次数过多，请稍后再试，或请同事导出。",
  },
  overtaken: {
    said: "同事已先处理：现状与您填写的内容对照如下",
    field: "字段",
    now: "现有",
    yours: "您填写的",
    nothing: "–",
    take: "采用现有内容",
    keep: "您填写的仍保留在表单中；再次提交，即以您的内容取代。",
  },
  newRows: {
    orders: (count) => `${count} 个新订单`,
    inbox: (count) => `${count} 项新待办`,
    dispatch: (count) => `${count} 个新包裹`,
    enquiries: (count) => `${count} 条新咨询`,
    "real-names": (count) => `${count} 份新登记`,
  },
  groups: {
    serve: "服务",
    sell: "销售",
    money: "资金",
    house: "管理",
  },
  rail: {
    label: "栏目",
    overview: "总览",
    inbox: "待办",
    orders: "订单",
    customers: "客户与 SIM",
    dispatch: "发货",
    realNames: "实名审核",
    enquiries: "合作咨询",
    chats: "在线客服",
    catalogue: "商品目录",
    stock: "库存",
    promos: "优惠码",
    content: "内容",
    coverage: "覆盖网络",
    finance: "财务",
    partners: "合作伙伴",
    incidents: "故障与维护",
    staff: "员工与角色",
    settings: "设置",
    trail: "操作记录",
  },

  ...signIn,
  areas,
  china,
  coverage,
  bulk,
  caseFacts,
  promos,
  stock,
  priceHistory,
  privacy,
  proposals,
  settings,
  differences,
  chats,
  disputes,
  payouts,
  enquiries,
  realNames,
  reveal,
  staff,
  trail,
  wording,
  views,
  customers,
  content,
  dispatch,
  inbox,
  incident,
  incidents,
  outages,
  jobs,
  keys,
  maintenance,
  order,
  orders,
  overview,
  planChange,
  plans,
  sheet,
  search,
  facets,
  finance,

  trouble: {
    right: "您的角色无权查看此页面",
    rightLede: "如需开通，请联系管理员。",
    opensTo: (roles: readonly string[]): string => `可以打开此页的角色：${roles.join("、")}。`,
    missing: "没有此页面",
    missingLede: "网址可能有误，或内容已不存在。",
    away: "管理后台暂时无法响应",
    awayLede: "未做任何更改。请稍后重试。",
    bug: "此处出现错误",
    bugLede: "错误已记入日志，其他页面的内容不受影响。",
    inLog: (id: string): string => `日志编号：${id}`,
    retry: "重试",
    home: "返回管理后台",
  },
} satisfies Words<typeof en>;
