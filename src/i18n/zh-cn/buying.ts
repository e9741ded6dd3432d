import type { words as en } from "../en/buying.ts";
import type { Words } from "../words.ts";

export const words = {
  device: {
    question: "我的手机支持 eSIM 吗？",
    check: "查一查我的手机",
    again: "查另一台",
    yes: "已查过：您的手机支持 eSIM。",
    no: "查询结果：您的手机不支持 eSIM。",
    noNext: "除非 eSIM 是给另一部手机用的，否则请不要下单。",
    card: "改买这款套餐的 SIM 卡，不需要 eSIM",
    look: "还不能确定：在拨号界面输入 *#06#，能看到 EID 吗？",
  },
  mainland: {
    everyone: "该套餐包含中国内地，不能在中国内地购买。请在入境前买好，入境后可以正常使用。",
    title: "您似乎在中国内地",
    text: "该套餐包含中国内地，因此不能在中国内地购买。在其他地方买好后，在中国内地可以正常使用。",
    refused: "在您所在的地方不能购买该套餐",
    destinations: "其他目的地的套餐",
    plan: "查看该套餐",
  },
} satisfies Words<typeof en>;
