import type { words as en } from "../en/order.ts";
import type { Words } from "../words.ts";

export const words = {
  title: {
    esim: (area) => `落單：${area} eSIM`,
    physical: (area) => `落單：${area} SIM 卡`,
    renewal: (area) => `續期：${area}套餐`,
  },
  description: {
    esim: "一頁完成，毋須登記帳戶：填電郵、付款，數分鐘內收到 eSIM。",
    physical: "一頁完成，毋須登記帳戶：寄到哪裏、郵費多少、哪日送到，付款前一目了然。",
    renewal: "一頁完成，毋須登記帳戶：填上卡號、付款，套餐數分鐘內載入 SIM 卡。",
  },
  heading: "即將完成",
  lede: {
    esim: "付款後數分鐘內收到 eSIM。",
    physical: "付款前已可看到郵費和送達日期。",
    renewal: "付款後數分鐘內載入 SIM 卡。",
  },
  noAccount: "毋須登記帳戶，",

  ticket: {
    label: "你的訂單",
    startsOnSim: "首次使用時啟用；卡上仍有套餐使用中時，待它完結後啟用",
    quantity: { esim: "eSIM 數量", physical: "SIM 卡數量", renewal: "續期張數" },
    each: "單價",
    postage: (country) => `郵費（${country}）`,
    postageOpen: "郵費",
    postageFrom: (fee) => `${fee} 起`,
    free: "免費",
    arrives: "預計送達",
    code: (code) => `優惠碼 ${code}`,
    total: "總額",
    taxes: "不另加稅，亦沒有其他收費",
    withoutPostage: "選擇國家／地區後顯示郵費",
    change: "轉另一個套餐",
    inShort: (area, days, units) => `${area} · ${days} 日 · ${units}`,
    units: {
      esim: (quantity) => `${quantity} 個 eSIM`,
      physical: (quantity) => `${quantity} 張 SIM 卡`,
      renewal: (quantity) => `續期 ${quantity} 張卡`,
    },
    postageShort: (fee) => `已包郵費 ${fee}`,
    discountShort: (amount) => `已減 ${amount}`,
  },

  quantity: {
    label: { esim: "要幾多個 eSIM？", physical: "要幾多張 SIM 卡？" },
    hint: { esim: "一部手機一個。", physical: "一部手機一張，一併寄出。" },
    fewer: "減一個",
    more: "加一個",
  },
  email: {
    meant: "你想輸入的是否",
    useMeant: "是，改用這個",
    meantAgain: (address) => `你想輸入的是否 ${address}？如果現在的電郵地址沒有錯，請再按一次付款。`,
    label: "電郵",
    hint: {
      esim: "eSIM 和收據會寄到這裏，不會寄廣告。",
      physical: "收據和追蹤編號會寄到這裏，不會寄廣告。",
      renewal: "辦妥後會電郵通知你，附上收據，不會寄廣告。",
    },
  },

  pay: {
    label: "怎樣付款？",
    methods: { card: "信用卡或扣帳卡", alipay: "支付寶", wechat: "微信支付" },
    orWallets: (names) => `亦可用 ${names.join("、")}`,
    charged: (amount) => `實際扣款 ${amount}`,
    noRate: "暫不支援此貨幣",
    conversion: (total, charged) => `${total} 將以 ${charged} 扣款`,
    rate: (one, rate, source, since) => `1 ${one} = ${rate} CNY · ${source} · ${since} 起`,
    held: (moment) => `匯率保留至 ${moment}`,
    newRate: "新匯率",
    safe: "卡號在付款平台的頁面輸入，我們看不到卡號。",
    buttonOpen: "付款",
    button: (amount) => `付款 ${amount}`,
  },

  consents: {
    label: "你的同意",
    privacyBefore: "我已閱讀並同意",
    privacyLink: "私隱政策",
    newTab: "（在新分頁開啟）",
    transfer:
      "我同意我的訂單資料在香港及套餐所在國家／地區（歐盟以外）處理；當地機關查閱資料的權力可能較大，我的權利可能較難行使。",
    beginNow:
      "即時開始：我同意套餐可於 14 日無條件退訂期完結前開始，並知悉服務全部提供完畢後，不能再無條件退訂（撤回合約）",
    account: "以此電郵登記帳戶",
    optional: "可不選",
  },

  refund: {
    until_installed: "未安裝而又未過啟用限期，全數退款；未能確認有否安裝的，由專人核實。",
    until_activated: "未用過數據而又未過啟用限期，全數退款，安裝了亦可；未能確認有否用過的，由專人核實。",
    none: "其後因個人原因不設退款；我們未能發貨則全數退款。",
  },
  refundOf: {
    physical: "包裹寄出前，即時全數退款；寄出後由專人核實。",
    renewal: "套餐已在你的卡上，由專人核實後退款；未能載入則全數退款。",
  },
  withdrawal: {
    bought: "購買後 14 日內可無條件退訂，未用過則全數退款。",
    arrived: "包裹送達後 14 日內可無條件退訂，未用過則全數退款，包括郵費。",
  },
  device: {
    question: "我的手機支援 eSIM 嗎？",
    steps: [
      "在撥號畫面輸入 *#06#，見到 EID 便支援。",
      "手機不可以有網絡鎖。",
      "內地版 iPhone 不支援，港版和澳門版也有很多不支援。",
    ],
  },

  fields: {
    quantity: "數量",
    email: "電郵",
    method: "付款方式",
    privacyPolicy: "私隱政策",
    dataTransfer: "資料傳送至歐盟以外",
    beginNow: "即時開始",
    accountByEmail: "帳戶",
    departsOn: "出發日期",
    promoCode: "優惠碼",
    "shipping.country": "國家／地區",
    "shipping.contactPerson": "收件人",
    "shipping.phone": "電話",
    "document.type": "證件類型",
    "document.firstFour": "證件號碼首四位",
  },
  simNumber: (position) => `第 ${position} 張 SIM 卡`,
  traveller: (position) => `第 ${position} 位旅客`,

  newTotal: {
    title: "請核對新的總額",
    change: (before, now) => `原為 ${before}，現為 ${now}。如無問題，請再按一次付款，目前並未扣款。`,
  },
  notPlaced: "未能落單，並未扣款。",

  missing: {
    plan: { title: "此套餐沒有發售", text: "可能已換成更好的套餐。揀選目的地，看看現時有甚麼。" },
    way: {
      title: "此套餐不以這種方式發售",
      text: "並非每個套餐都有 eSIM、郵寄 SIM 卡和續期三種方式，詳情請看套餐頁面。",
    },
    destinations: "揀選目的地",
    thisPlan: "查看此套餐",
  },
} satisfies Words<typeof en>;
