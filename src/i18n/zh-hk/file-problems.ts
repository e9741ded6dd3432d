import type { words as english } from "../en/file-problems.ts";

export const words: typeof english = {
  isEmpty: "檔案是空的",
  noRows: "標題列之下沒有資料",
  missingColumn: "缺少這一欄",
  columnAt: (place) => `第 ${place} 欄`,
  noColumn: (known) => `不是此檔案的欄；可用的欄為 ${known}`,
  columnTwice: "這一欄重複出現",
  cells: (found, header) => `有 ${found} 個儲存格，標題列有 ${header} 個`,
  this: "此內容",
  earlier: (what, line) => `${what} 已在第 ${line} 行出現`,
  was: (problem, written) => `${problem}（填寫的是 ${written}）`,
  quoteOpen: "由這裏或下面開始有引號沒有關閉",
  quoteWrong: '引號（"）位置有誤；在加了引號的儲存格內請寫兩個引號（""）',
  isProfile: (iccid) => `${iccid} 是 eSIM`,
  isCard: (iccid) => `${iccid} 是存貨中的 SIM 卡`,
  knownAs: (iccid, known) => `${iccid} 在存貨中登記為 ${known}`,
  otherCode: (iccid) => `${iccid} 已在存貨中，但啟動碼不同`,
  belongsTo: (iccid) => `屬於存貨中的 ${iccid}`,
  notReported: "必須為 no：未設定可回報狀態的 SM-DP+（ES2PLUS_URL）",
  noRateLeft: (pair, former) => `${pair} 將沒有匯率；現行匯率 ${former} 所在的一行請保留`,
  olderRateFar: (pair, older, former) =>
    `${pair}：缺少最新一行，將恢復為 ${older}，與現行匯率 ${former} 相差超過一成，如確定無誤，請在設定頁面修改並剔選確認`,
  everybodyKnows: "屬於示範商店，正式環境不接受",
};
