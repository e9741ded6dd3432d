import type { words as en } from "../en/camera.ts";
import type { Words } from "../words.ts";

export const words: Words<typeof en> = {
  title: "拍攝證件",
  close: "返回",
  opening: "正在開啟相機…",
  advice: {
    dark: "光線太暗，請移到較光的地方。",
    closer: "請移近一點，讓證件填滿取景框。",
    still: "請拿穩手機。",
    blurred: "未夠清晰，請輕觸螢幕對焦，或稍為拿遠。",
    copy: "似是影印本，請拍攝彩色的證件正本。",
    glare: "有反光，請將證件稍為傾側。",
    good: "很好，請保持不動。",
  },
  marks: { frame: "已對準", sharp: "清晰", colour: "彩色", glare: "沒有反光" },
  missing: { frame: "未對準", sharp: "不清晰", colour: "沒有色彩", glare: "反光" },
  right: (right, all) => `${all} 項中 ${right} 項合格`,
  byItself: "四項都合格時會自動拍攝。",
  file: "選擇檔案",
  take: "拍照",
  light: "補光燈",
  stays: "確認使用前，相片只會留在這部裝置。",
  look: "每個字都看得清楚嗎？",
  use: "使用這張相片",
  scan: {
    title: "掃描條碼",
    how: "請將卡片或卡套上的條碼對準取景框。",
  },
  again: "重拍",
};
