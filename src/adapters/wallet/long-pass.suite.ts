import type { WalletPass } from "./wallet.ts";

/** With the longest name of a country that is sold. */
export const longPass: WalletPass = {
  id: "0123456789abcdef01234567",
  language: "zh-hk",
  name: "Farwave eSIM",
  title: "波斯尼亞和黑塞哥維那",
  facts: [
    { name: "數據", value: "每日 1.5 GB" },
    { name: "日數", value: "30 日" },
    { name: "最遲啟用", value: "2027年5月20日" },
  ],
  page: {
    address: "https://shop.example.com/zh-hk/install?id=AZjA3gAAcACAAAAAAAAAAQ.10&key=abcdefghijklmnopqrstuv",
    label: "開啟 eSIM 頁面",
  },
  ends: new Date("2027-06-19T08:00:00Z"),
};
