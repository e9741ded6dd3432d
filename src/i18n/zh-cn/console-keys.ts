import type { words as english } from "../en/console-keys.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "快捷键",
  link: "全部快捷键",
  lede: "输入文字时，单键快捷键不起作用。只用 Tab 键也能完成所有操作。",
  everywhere: "所有页面",
  lists: "列表中",
  go: "前往：先按 G，再按字母",
  deeds: {
    find: "搜索或执行",
    here: "在此页搜索",
    filter: "筛选",
    next: "领取下一项工作",
    look: "核对改动",
    main: "执行当前表单的主要操作",
    undo: "撤回尚在等待的操作",
    keys: "全部快捷键",
    move: "下一行、上一行",
    choose: "选择该行；同时按 Shift，则选择自上次所选起的各行",
    open: "打开该行",
    peek: "不离开列表，快速查看该行",
    through: "在订单页：列表中的下一个、上一个订单",
  },
  short: { move: "移动", choose: "选择", open: "打开", peek: "查看" },
  on: "单键快捷键已开启。",
  off: "单键快捷键已关闭。",
  switchOff: "关闭单键快捷键",
  switchOn: "开启单键快捷键",
  kept: "无论您在哪里登录，此设置都有效。",
} satisfies Words<typeof english>;
