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
} satisfies Words<typeof en>;
