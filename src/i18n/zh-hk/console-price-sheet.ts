import type { words as english } from "../en/console-price-sheet.ts";
import type { Words } from "../words.ts";

export const words = {
  deeds: "一次過改多個價格",
  percent: "百分比",
  byPercent: "按百分比調整",
  base: "基準貨幣",
  atRate: "按今日匯率換算",
  ninetyNine: "尾數改為 .99",
  on: "調整的貨幣",
  everyCurrency: "所有貨幣",
  onSearch: "適用於今次搜尋到的所有套餐。發布前你可逐項核對。",
  keys: "拖動滑鼠，或按住 Shift 加方向鍵選取儲存格。按 Enter 將輸入的價錢填入所選儲存格，⌘D 向下填滿，⌘Z 復原。",
  undo: "復原",
  redo: "重做",
  chosen: "已選 {count} 個儲存格",
  noneChosen: "請先選取儲存格。",
  notPercent: "請輸入百分比，例如 -5 或 7.5：須大於 -100，不超過 1000。",
  noCurrency: "請選擇貨幣。",
  tooMany: (most) => `搜尋到的套餐超過 ${most} 個，請先收窄範圍。`,
  pasteAgain: "複製的內容大於所選範圍，會填入現時選取的儲存格：再貼上一次便會填入。",
  beyond: "超出表格而沒有填入的值：{count} 個",
  count: {
    unchanged: "暫未有改動",
    one: "已改 1 個價格",
    onePlan: "已改 1 個套餐的 {prices} 個價格",
    plans: "已改 {plans} 個套餐的 {prices} 個價格",
    mend: "，{wrong} 個需要修改",
  },
  problems: {
    amount: "請填寫金額，例如 12.90。",
    above: "劃線價必須高於售價。",
  },
  card: {
    title: "商店內的樣子",
    language: "語言",
    currency: "貨幣",
    ofCell: "與儲存格相同",
    hint: "選取一個價錢，這裏會顯示該套餐的卡片。",
    back: "返回價格",
  },
  dropAll: "全部捨棄",
} satisfies Words<typeof english>;
