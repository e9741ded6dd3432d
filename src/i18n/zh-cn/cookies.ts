import type { words as en } from "../en/cookies.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "可以统计点击吗？",
  text: "我们想知道哪些页面和按钮好用、哪些要改进。不做广告，不出售数据；不同意也能照常使用。",
  policy: "隐私政策",
  necessary: "仅限必要",
  accept: "同意",
} satisfies Words<typeof en>;
