import { gogoPerGb } from "../../kernel/gogo-price.ts";
import type { words as en } from "../en/documents.ts";
import type { Words } from "../words.ts";
import { words as registration } from "./registration.ts";

export const words = {
  version: (version) => `版本 ${version}`,
  effective: (day) => `${day}起生效`,
  contents: "目錄",
  others: "其他文件",
  print: "列印或儲存為 PDF",
  aboutDocument: (title, day) => `Farwave ${title}，${day}起生效。`,
  missing: {
    title: "沒有這份文件",
    text: "連結可能已過期或輸入有誤。以下是現行的所有文件。",
    list: "文件列表",
    questions: "常見問題",
  },
  questions: {
    title: "常見問題",
    about: "選購套餐、安裝 eSIM、使用方法、實名登記及疑難排解的解答。",
    abouts: {
      Product:
        "怎樣揀選套餐：日費套餐還是定量數據、「無限」在這裏是甚麼意思、一日由何時計起、熱點、網絡、IP 所在地、價格和郵費。",
      Use: "SIM 卡如何開始使用、在哪裏找 ICCID、數據漫遊和 APN 設定、保持原有號碼可用、查用量、增值和收據。",
      Troubles: "沒有訊號、不能上網、網速慢、手機上鎖或付款失敗：先檢查甚麼，逐步怎樣做，可以找誰幫忙。",
      Real_name_registration: "哪些 SIM 卡須作實名登記、可用哪些證件、相片怎樣才會通過、需時多久、證件資料如何處理。",
      eSIM: "哪些手機支援 eSIM、如何安裝、何時安裝、只有一部手機怎麼辦、換機、刪除和退款。",
    },
    topics: "問題類別",
    kinds: {
      Product: "產品及套餐",
      Use: "使用指南",
      Troubles: "疑難排解",
      Real_name_registration: "實名登記",
      eSIM: "eSIM",
    },
    search: "搜尋所有解答",
    placeholder: "例如：熱點、ICCID、退款",
    find: "搜尋",
    results: "搜尋結果",
    found: (count, query) => `有 ${count} 個關於「${query}」的解答`,
    back: "返回問題類別",
    none: (query) => `找不到關於「${query}」的問題`,
    noneText: "試試較短的字詞，或向網上客戶服務查詢。",
    empty: "找不到問題",
    emptyText: "這個類別暫時沒有內容，歡迎向網上客戶服務查詢。",
    ask: "聯絡客戶服務",
    link: "此解答的連結",
    linkTo: (question) => `此解答的連結：${question}`,
  },
  service: {
    title: "向客服查詢",
    text: "24 小時為你解答。請準備好訂單編號或 ICCID；啟動碼切勿傳給任何人，包括我們。",
    mainland: "中國內地",
    elsewhere: "其他地區",
  },
  developing: {
    kick: "建設中",
    offers: "屆時你可以在這裏",
    meanwhile: "在此之前",
    onward: "你可以先看看",
    links: {
      destinations: "查看目的地及價錢",
      questions: "常見問題",
      esim: "關於 eSIM 的問題",
      realName: "關於實名登記的問題",
      use: "使用指南",
      troubles: "疑難排解",
      privacy: "私隱政策",
    },
    realName: {
      title: "網上實名登記尚未開放",
      text: registration.which("香港、台灣"),
      offers: ["約五分鐘登記一張或多張電話卡", "上載護照或旅遊證件相片", "經短訊及電郵收到結果"],
      help: `${registration.how}未經我們要求，請勿以電郵傳送證件相片。`,
    },
    topUp: {
      title: "網上增值尚未開放",
      text: "企業儲值卡用戶將可在這裏自行增值。",
      offers: ["以 ICCID 查閱餘額", "以信用卡、支付寶或微信支付增值", "查閱最近六個月的使用紀錄"],
      help: "今日就要增值？請把 ICCID 和金額告訴我們，由客服為你辦理。",
    },
    topUpGogoChina: {
      title: "Gogo China 增值尚未開放",
      text: `每 GB HK$${gogoPerGb}，不限日數。每次增值後，有效期由增值當日起計 180 日；餘額不設退款，亦不能轉讓。`,
      offers: ["以國際信用卡、支付寶或微信支付增值", "查閱餘額及有效期", "查閱最近六個月的使用紀錄"],
      help: "現在就要用數據？請把 ICCID 和金額告訴我們，由客服為你辦理。",
    },
    gogoChina: {
      title: "Gogo China 專區尚未開放",
      text: `在中國內地按用量收費，每 GB HK$${gogoPerGb}，不限日數；另有入境前值得知道的實用資訊。`,
      offers: ["過境免簽證：適用國家、口岸及逗留時間", "流動支付、貨幣兌換及銀行卡", "交通及住宿"],
      help: "即將出發？歡迎查詢 Gogo China 電話卡，或查看中國內地套餐。",
    },
    partners: {
      title: "合作夥伴專區尚未開放",
      text: "為有意提供旅行數據的商店、旅行社、平台及企業而設。",
      offers: [
        "標準實體電話卡，批發 500 張起",
        "免費 API 對接及合作夥伴平台",
        "度身訂造套餐，你的 eSIM 在我們的市集上架，僱員出差套餐",
      ],
      help: "請告訴我們貴公司的背景、想買或想賣的產品，以及大約的年銷售額。我們會在 3 個工作天內回覆。",
    },
    other: {
      title: "此頁面尚未開放",
      text: "我們正在建設中。選購 eSIM 的整個流程已可使用。",
      offers: ["在所有目的地中挑選套餐", "以信用卡、支付寶或微信支付付款", "幾分鐘內安裝好 eSIM"],
      help: "想找甚麼內容？歡迎查詢。",
    },
  },
} satisfies Words<typeof en>;
