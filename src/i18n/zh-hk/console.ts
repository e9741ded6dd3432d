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
  titled: (title) => `${title} · Farwave 管理後台`,
  name: "管理後台",
  shop: {
    live: "營業中",
    closed: "已關閉",
    until: (moment) => `商店已對訪客關閉，預計 ${moment} 重開。`,
    overdue: (moment) => `商店仍對訪客關閉，已過公布的重開時間（${moment}）。`,
    look: "維護",
  },
  skip: "跳到內容",
  language: "語言",
  more: "更多",
  copying: { copy: (what) => `複製 ${what}`, copied: "已複製" },
  signOut: "登出",
  roles: {
    administrator: "管理員",
    support: "客戶服務",
    logistics: "物流",
    reviewer: "審核員",
    editor: "內容編輯",
    finance: "財務",
  },
  listFile: {
    get: "CSV",
    label: "將此清單下載為 CSV",
    often: "你在過去一小時內匯出清單次數過多，請稍後再試，或請同事匯出。",
  },
  overtaken: {
    said: "同事已搶先處理：現狀與你填寫的內容對照如下",
    field: "欄位",
    now: "現有",
    yours: "你填寫的",
    nothing: "–",
    take: "採用現有內容",
    keep: "你填寫的仍保留在表格中；再次提交，即以你的內容取代。",
  },
  newRows: {
    orders: (count) => `${count} 張新訂單`,
    inbox: (count) => `${count} 項新待辦`,
    dispatch: (count) => `${count} 件新包裹`,
    enquiries: (count) => `${count} 項新查詢`,
    "real-names": (count) => `${count} 份新登記`,
  },
  groups: {
    serve: "服務",
    sell: "銷售",
    money: "資金",
    house: "管理",
  },
  rail: {
    label: "欄目",
    overview: "總覽",
    inbox: "待辦",
    orders: "訂單",
    customers: "客戶與 SIM",
    dispatch: "出貨",
    realNames: "實名審核",
    enquiries: "合作查詢",
    chats: "網上客服",
    catalogue: "商品目錄",
    stock: "存貨",
    promos: "優惠碼",
    content: "內容",
    coverage: "網絡覆蓋",
    finance: "財務",
    partners: "合作夥伴",
    incidents: "事故與維護",
    staff: "員工與角色",
    settings: "設定",
    trail: "操作記錄",
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
    right: "你的角色不能查看這一頁",
    rightLede: "如需開通，請聯絡管理員。",
    opensTo: (roles: readonly string[]): string => `可開啟此頁的角色：${roles.join("、")}。`,
    missing: "沒有這一頁",
    missingLede: "網址可能有誤，或內容已不存在。",
    away: "管理後台暫時未能回應",
    awayLede: "沒有作出任何更改。請稍後再試。",
    bug: "這裏出現錯誤",
    bugLede: "錯誤已記入日誌，其他頁面的內容不受影響。",
    inLog: (id: string): string => `日誌編號：${id}`,
    retry: "再試",
    home: "返回管理後台",
  },
} satisfies Words<typeof en>;
