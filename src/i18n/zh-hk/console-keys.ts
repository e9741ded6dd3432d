import type { words as english } from "../en/console-keys.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "快捷鍵",
  link: "全部快捷鍵",
  lede: "輸入文字時，單鍵快捷鍵不會生效。只用 Tab 鍵亦可完成所有操作。",
  everywhere: "所有頁面",
  lists: "清單內",
  go: "前往：先按 G，再按字母",
  deeds: {
    find: "搜尋或執行",
    here: "在此頁搜尋",
    filter: "篩選",
    next: "領取下一項工作",
    look: "核對改動",
    main: "執行目前表格的主要操作",
    undo: "收回仍在等候的操作",
    keys: "全部快捷鍵",
    move: "下一行、上一行",
    choose: "選取該行；同時按 Shift，則選取自上次所選起的各行",
    open: "開啟該行",
    peek: "不離開清單，快速檢視該行",
    through: "在訂單頁：清單內的下一張、上一張訂單",
  },
  short: { move: "移動", choose: "選取", open: "開啟", peek: "檢視" },
  on: "單鍵快捷鍵已開啟。",
  off: "單鍵快捷鍵已關閉。",
  switchOff: "關閉單鍵快捷鍵",
  switchOn: "開啟單鍵快捷鍵",
  kept: "無論你在哪裏登入，此設定都有效。",
} satisfies Words<typeof english>;
