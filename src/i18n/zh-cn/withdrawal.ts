import type { words as en } from "../en/withdrawal.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "在此撤销合同",
  lede: "购买 eSIM、SIM 卡或续订后 14 天内，您可以撤销合同，无需说明理由。无需登录，也不用寄信：填写订单号、下单邮箱和姓名即可。",
  describe: "购买 eSIM、SIM 卡或续订后 14 天内可以撤销合同，无需登录，填写订单号、下单邮箱和姓名即可。",
  orderNumber: "订单号",
  orderNumberHint: "我们的每封订单邮件里都有，以 FW 开头。",
  email: "下单时的邮箱",
  emailHint: "回执会发到这里。",
  name: "您的姓名",
  next: "下一步",

  confirmTitle: "请核对您的声明",
  statement: (name, number) => `本人 ${name} 撤销与 Farwave 订立的、订单号为 ${number} 的合同。`,
  effect: "未使用的部分立即停用，款项按原支付方式退回。如果已经使用流量，我们会核算应退金额并发邮件告诉您。",
  confirm: "确认撤销",
  mend: "返回修改",

  doneTitle: "我们已收到您的声明",
  done: (email) => `如果存在此订单号且邮箱为 ${email} 的订单，回执已发往该邮箱，内含声明内容以及收到的日期和时间。`,
  nothing: "几分钟后仍没有收到邮件？那么订单号与邮箱并不匹配：请查看订单邮件，或联系我们。",
  byMail: {
    one: "还差一步",
    oneText: (email) =>
      `请打开发往 ${email} 的邮件中的链接，并点击页面上的按钮，确认声明由您本人提出，撤销随即生效；时间以下方的收到时间为准。`,
    ask: "我们已在下方所示时间收到这份声明。请确认由您本人提出，随后即行生效。",
    notYou: "不是您本人提出的？请关闭此页面：不点击按钮，订单保持不变。",
    confirmed: "撤销已确认",
    confirmedText: (email) => `回执已发往 ${email}，内含声明内容以及收到的日期和时间，并说明接下来的处理。`,
    confirmedAt: "确认时间",
    missing: "此链接无效",
    missingText: "请使用最近一封邮件中的完整链接，或联系我们：",
  },
  received: "收到时间",
  declaration: "您的声明",
  again: "撤销另一份合同",

  good: "须知",
  facts: {
    period: "14 天从购买次日起算；SIM 卡从送达次日起算。无论您身在何处，都算到最后一天结束；遇周末顺延到星期一。",
    money: "款项连同邮费退回您付款的账户，最迟在收到声明后 14 天内退回。",
    begun: "如果您要求我们立即开始提供服务并使用了流量，会扣除相应部分的价款。服务全部提供完毕后，撤销权即告终止。",
    other: "已过时限？订单页面会告诉您套餐是否还能退款。",
  },
} satisfies Words<typeof en>;
