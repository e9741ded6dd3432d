import type { Words } from "./words.ts";

export const wordsZhCn: Words = {
  sandbox: "沙盒环境",
  nothingReal: "模拟手机，不会连接任何真实网络",
  title: "模拟手机",
  lead: "在这里一步步安装演示商店的 eSIM。每一步都会像真实的 SM-DP+ 那样通知商店。",
  code: "激活码或 ICCID",
  codeHint: "订单页上的 LPA:1$…$…，或 19 位 ICCID 号码",
  find: "拿起手机",
  notFound: "这里没有对应的 eSIM。请从订单页完整复制激活码或号码。",
  drawer: "最近用过",
  empty: "还没有制作或安装过 eSIM。请先在商店购买，再带着激活码回来。",
  madeFor: { reseller: "分销商", es2plus: "ES2+", pool: "自有库存" },
  state: {
    allocated: "制作中", confirmed: "制作中", released: "可以下载", downloaded: "已下载", installed: "已安装",
    enabled: "已开启", disabled: "已关闭", deleted: "已删除", cancelled: "已取消",
  },
  action: { download: "下载", install: "安装", enable: "开启", disable: "关闭", delete: "删除 eSIM" },
  deleteWarning: "eSIM 删除后通常无法再次安装。",
  use: (percent) => `用掉 ${percent}%`,
  useTitle: "使用流量",
  used: (percent) => `流量已用 ${percent}%`,
  planSize: "套餐流量（GB）",
  nothingLeft: "这个 eSIM 已无法再做任何操作。",
  told: "每一步都会立即通知商店，您可以在旁边打开订单页查看。",
  another: "换一个 eSIM",
};
