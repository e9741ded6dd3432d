import type { words as english } from "../en/file-problems.ts";

export const words: typeof english = {
  isEmpty: "文件为空",
  noRows: "标题行下面没有数据",
  missingColumn: "缺少这一列",
  columnAt: (place) => `第 ${place} 列`,
  noColumn: (known) => `不是此文件的列；可用的列为 ${known}`,
  columnTwice: "这一列重复出现",
  cells: (found, header) => `有 ${found} 个单元格，标题行有 ${header} 个`,
  this: "此内容",
  earlier: (what, line) => `${what} 已出现在第 ${line} 行`,
  was: (problem, written) => `${problem}（填写的是 ${written}）`,
  quoteOpen: "从这里或下方开始有引号没有闭合",
  quoteWrong: '引号（"）位置有误；带引号的单元格内请写两个引号（""）',
  isProfile: (iccid) => `${iccid} 是 eSIM`,
  isCard: (iccid) => `${iccid} 是库存中的 SIM 卡`,
  knownAs: (iccid, known) => `${iccid} 在库存中登记为 ${known}`,
  otherCode: (iccid) => `${iccid} 已在库存中，但激活码不同`,
  belongsTo: (iccid) => `属于库存中的 ${iccid}`,
  notReported: "必须为 no：未设置可回报状态的 SM-DP+（ES2PLUS_URL）",
  noRateLeft: (pair, former) => `${pair} 将没有汇率；现行汇率 ${former} 所在的行请保留`,
  olderRateFar: (pair, older, former) =>
    `${pair}：缺少最新一行，将恢复为 ${older}，与现行汇率 ${former} 相差超过一成，如确认无误，请在设置页面修改并勾选确认`,
  everybodyKnows: "属于演示商店，正式环境不接受",
};
