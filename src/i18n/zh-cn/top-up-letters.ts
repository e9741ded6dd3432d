import type { words as english } from "../en/top-up-letters.ts";
import type { Words } from "../words.ts";
import { words as letters } from "./letters.ts";

export const words: Words<typeof english> = {
  topUp: {
    brand: letters.brand,
    description: (amount) => `Farwave 充值 ${amount}`,
    subjects: {
      credited: (amount) => `${amount} 已充入您的卡`,
      returned: (amount) => `${amount} 的充值款将退还给您`,
    },
    titles: { credited: "充值成功", returned: "这张卡未能充值" },
    leads: {
      credited: "余额现在就可以使用。本邮件即为收据。",
      returned: "网络未接受这笔充值，款项将全额原路退回，银行最长需要十天到账。",
    },
    back: {
      subjects: {
        paid_twice: (amount) => `充值重复付款，${amount} 将退还给您`,
        paid_late: (amount) => `付款确认过晚，${amount} 将退还给您`,
        paid_in_vain: (amount) => `这张卡未能充值，${amount} 将退还给您`,
      },
      title: "有一笔付款已为您退回",
      leads: {
        paid_twice: "这笔充值付了两次款，我们只收一次，另一次已原路退回，银行最长需要十天到账。",
        paid_late:
          "这次自动充值未能按时收到款项，已经取消，我们也通知过您没有扣款；之后银行才确认了这笔付款。它没有充入您的卡，款项已全额原路退回，银行最长需要十天到账。",
        paid_in_vain: "网络未接受这笔充值，因此这笔付款也已原路退回，银行最长需要十天到账。",
      },
    },
    facts: {
      title: "收据",
      number: "充值编号",
      card: "卡号",
      amount: "充值金额",
      bonus: "赠送",
      charged: "实付",
      validUntil: "有效期至",
    },
    rule: "余额不可退款，也不可转移到其他卡。",
    pdf: "下载 PDF 收据",
    open: "查看充值",
    openHint: "持有此链接的人都能看到这张收据。",
    text: (number) => `Farwave：您的充值 ${number} 有新进展。`,
    footer: (email) => `本邮件发送至 ${email}，该邮箱在 Farwave 的一笔充值中填写。`,
  },
  lowBalance: {
    brand: letters.brand,
    cardPage: "用于预付卡自动充值的银行卡",
    told: {
      low: {
        subject: (balance) => `您的预付卡余额仅剩 ${balance}`,
        title: "余额不多了",
        lead: "余额已低于您设定的金额。余额用完后将无法上网，充值后即可恢复。",
      },
      cap: {
        subject: (balance) => `余额 ${balance}：已达本月自动充值上限`,
        title: "自动充值已达本月上限",
        lead: "再充一次将超出您设定的每月上限，因此没有扣款。下月会自动继续；在此之前，您可以自行充值或调高上限。",
      },
      payment: {
        subject: (balance) => `余额 ${balance}：自动充值未能付款`,
        title: "银行卡付款被拒",
        lead: "没有扣款。自动充值已关闭，我们不会再次尝试扣款。更换银行卡后即可重新开启。",
      },
      amount: {
        subject: (balance) => `余额 ${balance}：自动充值已关闭`,
        title: "您选择的充值金额已停用",
        lead: "没有扣款，自动充值已关闭。选择其他金额后即可重新开启。",
      },
      card: {
        subject: (balance) => `余额 ${balance}：自动充值已关闭`,
        title: "这张预付卡无法充值",
        lead: "该卡已停用、已失效，或已不在您的账号中，因此自动充值已关闭。如已扣款，将全额退还。",
      },
    },
    once: "我们只提醒一次，下次充值后才会再次提醒。",
    open: "查看预付卡",
    facts: {
      title: "您的预付卡",
      card: "卡号",
      balance: "余额",
      validUntil: "有效期至",
      amount: "每次自动充值",
      monthlyCap: "每月上限",
      payCard: "银行卡",
    },
    enough: (balance, gigabytes) => `${balance}，约可用 ${gigabytes} GB`,
    cardEnding: (digits) => `尾号 ${digits}`,
    text: (end) => `Farwave：您尾号 ${end} 的预付卡余额不多了。`,
    footer: (email) => `本邮件发送至您的 Farwave 账号邮箱 ${email}。`,
  },
  correction: {
    told: {
      added: { subject: (amount) => `您的预付卡余额已增加 ${amount}`, title: "我们为您增加了余额" },
      taken: { subject: (amount) => `您的预付卡余额已扣减 ${amount}`, title: "我们更正了您的余额" },
    },
    lead: "客服更正了这张卡的余额，可在使用记录中查看。如不清楚原因，请联系我们，我们会为您说明。",
    corrected: "更正金额",
    balance: "当前余额",
  },
  displaced: {
    subject: (card) => `您的预付卡 ${card} 已归属其他账号`,
    title: "您的预付卡已归属其他账号",
    lead: "有人登录了另一个账号，并输入了印在卡托上的 PUK 码，这张卡从现在起归该账号所有：您不能再查看它的使用记录，您为它设置的余额提醒和自动充值也会停止。卡内余额没有变动。",
    what: "变更详情",
    when: "时间",
    wasYou: "如果您已把卡转给他人，或是您本人操作，则无需理会。",
    notYou: "如果不是您本人操作",
    steps: (address: string) => [
      "如果卡托还在您手上，请登录后用卡托上的 PUK 码重新验证，这张卡会立即归还到您的账号。",
      `如果卡托已遗失，或再次被他人使用，请写信至 ${address}，我们可以停用这张卡。`,
    ],
    prove: "重新验证这张卡",
  },
};
