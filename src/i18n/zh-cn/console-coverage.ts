import type { words as en } from "../en/console-coverage.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "覆盖网络",
  search: "按国家或地区、运营商、协议或 APN 搜索",
  searchHint: "国家或地区、运营商、APN",
  caption: "各国家和地区的网络",
  columns: {
    country: "国家或地区",
    carriers: "运营商",
    sets: "协议",
    newest: "最新制式",
    apn: "APN",
    plans: "在售套餐",
  },
  none: "没有网络",
} satisfies Words<typeof en>;
