import type { words as en } from "../en/buying.ts";
import type { Words } from "../words.ts";

export const words = {
  device: {
    question: "我的手機支援 eSIM 嗎？",
    check: "查一查我的手機",
    again: "查另一部",
    yes: "已查過：你的手機支援 eSIM。",
    no: "查詢結果：你的手機不支援 eSIM。",
    noNext: "除非 eSIM 是給另一部手機使用，否則請勿落單。",
    card: "改買此套餐的 SIM 卡，毋須 eSIM",
    look: "未能確定：在撥號畫面輸入 *#06#，見到 EID 嗎？",
  },
  mainland: {
    everyone: "此套餐包括中國內地，不可在中國內地購買。請於入境前買好，入境後可如常使用。",
    title: "你似乎身處中國內地",
    text: "此套餐包括中國內地，因此不可在中國內地購買。在其他地方買好後，在中國內地可如常使用。",
    refused: "在你身處的地方不能購買此套餐",
    destinations: "其他目的地的套餐",
    plan: "查看此套餐",
  },
} satisfies Words<typeof en>;
