import type { words as en } from "../en/upgrading.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "网站升级中",
  text: "很快回来。您的订单不受影响：已提交的付款照常入账，eSIM 照常发放，已安装的 eSIM 照常使用。",
  expected: "预计完成时间",
  yours: "您当地时间：",
  overdue: "比预计多花了一点时间，马上就好。",
  again: "再试一次",
  byItself: "升级完成后，本页会自动打开。",
  help: "有急事？请发邮件给我们：",
  open: {
    title: "网站正常开放",
    text: "目前没有升级，一切功能照常使用。",
    go: "前往首页",
  },
} satisfies Words<typeof en>;
