import type { words as en } from "../en/console-maintenance.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "网站维护",
  back: "故障与维护",
  open: "网站正常开放",
  openLede: "访客照常访问。",
  closed: "网站维护中",
  until: "向访客公布的开放时间",
  since: "维护开始",
  by: "操作人",
  byCommand: "服务器命令",
  overdue: "公布的时间已过，访客会看到“比预计多花了一点时间”。请开放网站，或改动时间。",
  holds: "一秒内在所有服务器的所有页面生效。付款照常入账，eSIM 照常发放，管理后台照常使用。",
  notItself: "到时间后网站不会自动开放：完成后请在此开放。",
  close: "进入维护",
  change: "修改公布的内容",
  end: "预计完成时间",
  endHint: "中国香港时间，24 小时以内",
  reason: "原因，一句话（可不填）",
  reasonHint: "各语言都填，或都不填。显示在标题下方。",
  look: "预览",
  preview: "访客看到的内容",
  previewLede: "即 /upgrading 页面，维护期间出现在每个网址。",
  openGo: "开放网站",
  go: "去操作",
  done: { closed: "网站已进入维护，一秒内生效。", opened: "网站已恢复开放，一秒内生效。" },
} satisfies Words<typeof en>;
