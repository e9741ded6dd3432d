import type { words as en } from "../en/content.ts";
import type { Words } from "../words.ts";

export const words = {
  faqKinds: {
    Product: "產品及套餐",
    Use: "使用指南",
    Troubles: "疑難排解",
    Real_name_registration: "實名登記",
    eSIM: "eSIM",
  },
  carrierFails: {
    source: "Farwave 客戶服務",
    title: (place) => `${place}：部分 SIM 卡現時未能正常上網`,
    text: (place) =>
      `在${place}，部分 SIM 卡現時搜尋不到網絡，或者上網緩慢。我們正與當地電訊商一同處理。如遇到這情況，請在手機設定中手動選擇另一個網絡，或者開啟飛行模式後再關閉。這段時間未用的數據不會作廢。`,
  },
  measured: {
    shop: { partly: "網店正在升級，暫停服務", down: "網店正在升級，暫停服務" },
    payments: { partly: "部分付款未能完成", down: "暫時未能付款" },
    suppliers: { partly: "部分由合作夥伴提供的 eSIM 會遲到", down: "由合作夥伴提供的 eSIM 會遲到" },
    network: { partly: "部分套餐暫時未能啟用，數據餘額更新較慢", down: "套餐暫時未能啟用，數據餘額更新較慢" },
    deliveries: { partly: "部分 eSIM 會遲到", down: "eSIM 會遲到" },
    mail: { partly: "我們的部分電郵會遲到", down: "我們的電郵會遲到" },
  },
  outage: {
    more: "查看服務狀態",
    feed: "Farwave 服務狀態",
    feedAbout: "網絡及網店功能的故障，以及恢復時間。",
    over: (title) => `已恢復：${title}`,
  },
  draft: {
    own: "草稿：內容尚未發布，只有你看到。",
    linked: (who, saved, until) => `${who} 的草稿，儲存於 ${saved}，內容尚未發布。連結有效至 ${until}。`,
  },
} satisfies Words<typeof en>;
