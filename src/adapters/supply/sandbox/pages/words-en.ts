import type { Words } from "./words.ts";

export const wordsEn: Words = {
  sandbox: "Sandbox",
  nothingReal: "a pretend phone; no network is touched",
  title: "Pretend phone",
  lead: "Install an eSIM of the demo shop here, step by step. The shop is told of each step, as a real SM-DP+ would tell it.",
  code: "Activation code or ICCID",
  codeHint: "LPA:1$…$… from the order page, or the 19 digits of an ICCID",
  find: "Pick up the phone",
  notFound: "No eSIM here has this code or number. Copy all of it from the order page.",
  drawer: "Last in hand",
  empty: "No eSIM has been made or installed yet. Buy one in the shop, then come back with its code.",
  madeFor: { reseller: "Reseller", es2plus: "ES2+", pool: "Own pool" },
  state: {
    allocated: "being made", confirmed: "being made", released: "ready to download", downloaded: "downloaded", installed: "installed",
    enabled: "switched on", disabled: "switched off", deleted: "deleted", cancelled: "cancelled",
  },
  action: { download: "Download", install: "Install", enable: "Switch on", disable: "Switch off", delete: "Delete eSIM" },
  deleteWarning: "A deleted eSIM usually cannot be installed again.",
  use: (percent) => `Use ${percent}%`,
  useTitle: "Use data",
  used: (percent) => `${percent}% of the data used`,
  planSize: "Size of the plan in GB",
  nothingLeft: "Nothing more can be done with this eSIM.",
  told: "Each step is told to the shop at once: keep its order page open beside this one.",
  another: "Another eSIM",
};
