import type { words as en } from "../en/cookies.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "可以統計點擊嗎？",
  text: "我們想知道哪些頁面和按鈕好用、哪些需要改善。不作廣告，亦不會出售資料；不同意也可照常使用。",
  policy: "私隱政策",
  necessary: "只限必要",
  accept: "同意",
} satisfies Words<typeof en>;
