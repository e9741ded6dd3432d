import type { words as en } from "../en/result.ts";
import type { Words } from "../words.ts";

export const words = {
  order: (number) => `订单 ${number}`,
  paidOrder: (number) => `已付款 · 订单 ${number}`,
  help: (number) => `有疑问？请发邮件给我们，并注明 ${number}：`,

  titles: {
    waiting_for_payment: "订单等待付款",
    paying: "正在确认付款",
    delivering: {
      esim: "已付款，正在准备 eSIM",
      physical: "已付款，正在安排寄出 SIM 卡",
      renewal: "已付款，正在为您的 SIM 卡充入套餐",
    },
    success: {
      esim: (area, quantity) => (quantity > 1 ? `您的 ${quantity} 个${area} eSIM 已备好` : `您的${area} eSIM 已备好`),
      physical: (area, quantity) =>
        quantity > 1 ? `您的 ${quantity} 张${area} SIM 卡已订好` : `您的${area} SIM 卡已订好`,
      renewal: (area, quantity) =>
        quantity > 1 ? `${area}套餐已充入您的 ${quantity} 张 SIM 卡` : `${area}套餐已充入您的 SIM 卡`,
    },
    partly: "有 SIM 卡未能充入套餐",
    failure: "付款没有成功",
    refunding: "正在为您退款",
    refunded: "款项已退回",
    closed: "订单已关闭",
    missing: "找不到该订单",
  },

  processing: {
    paying: "通常只需几秒。",
    delivering: "通常只需几秒。",
    close: (email) => `您可以关闭此页，备好后我们会发邮件到 ${email}。`,
    refused: "有一次付款未成功",
    steps: {
      label: "进度",
      ordered: "下单",
      paid: "付款",
      ready: { esim: "eSIM", physical: "寄出", renewal: "充入" },
      done: "已完成",
      now: "进行中",
      later: "未开始",
    },
    late: {
      paying: "还没付完就离开了付款页面？付完之前不会扣款。",
      goOn: "继续付款",
      delivering: {
        esim: "这次比平时久一些，我们会继续尝试。如果始终无法发货，会自动全额退款，不用您申请。",
        physical: "这次比平时久一些。如果无法寄出，会自动全额退款，不用您申请。",
        renewal: "网络响应较慢，我们会继续尝试。未能充入的部分会自动退款，不用您申请。",
      },
    },
  },

  bought: {
    title: "您购买的套餐",
    plan: "套餐",
    kinds: { day_pass: "日套餐", fixed: "定量流量包" },
    amounts: { day_pass: (amount) => `每天 ${amount}`, fixed: (amount) => amount },
    data: "流量",
    days: "天数",
    inDays: (days) => `${days} 天`,
    quantities: { esim: "eSIM 数量", physical: "SIM 卡数量", renewal: "SIM 卡数量" },
    unit: "单价",
    postage: "邮费",
    free: "免邮费",
    discount: (code) => `优惠码 ${code}`,
    total: "总价",
    paid: "已付",
    by: { card: "银行卡", alipay: "支付宝", wechat: "微信支付" },
    number: "订单号",
    placed: "下单日期",
    email: "邮箱",
    detail: "退款、换套餐、订单详情",
    receipt: "收据（PDF）",
  },

  parcel: {
    ledes: {
      waiting: "接下来就会装入信封，寄出时我们会发邮件告诉您。",
      sent: "正在寄往您的地址。",
      arrived: "已经送达，现在可以这样做。",
      returned: "包裹被退回了。请发邮件给我们，我们会重新寄出或退款。",
      cancelled: "不会再寄出。",
    },
    title: "您的包裹",
    marks: { paid: "已付款", waiting: "等待寄出", sent: "已寄出", arrived: "已送达" },
    done: "已完成",
    now: "进行中",
    later: "未开始",
    promised: "预计送达",
    between: (from, by) => (from === by ? from : `${from}至${by}`),
    carrier: "承运商",
    tracking: "运单号",
    follow: "查询物流",
    to: "收件地址",
    cards: "卡号（ICCID）",
    late: "出发日期",
    next: "收到卡之后",
    steps: [
      "请保留卡套：上面印有卡号（ICCID），续订时要用到。",
      "在飞机上或落地后换卡，原来的卡请收好。",
      "打开它的数据漫游。如果手机要求填写 APN，可在我们的网络覆盖页查到。",
      "十分钟后仍没有信号？打开飞行模式 30 秒再关闭，然后重启手机。",
    ],
    nothing: "没有收到？请发邮件给我们，我们会查找，补寄或退款由您选。",
  },

  renewal: {
    ledes: {
      applied: "不用插卡，也不用扫码，新套餐已在卡上。",
      waiting: "正在向网络提交，此页会自动更新。",
      failed: "有 SIM 卡未能充入，未充入的部分会自动退款。",
    },
    title: "您的 SIM 卡",
    sim: (position) => `SIM 卡 ${position}`,
    states: { waiting: "正在充入", applied: "已充入", failed: "未充入" },
    failedText: "网络未接受，这张卡对应的款项会按原支付方式退回。",
    next: "现在要做什么",
    steps: [
      "SIM 卡留在手机里即可，或在出发前插好。",
      "如果卡上还有套餐在用，新套餐等它结束后启用。时间可以在“我的套餐”里查看。",
      "到了境外，打开线路和数据漫游。没有网络时请重启手机。",
    ],
  },

  again: {
    reasons: {
      declined: "银行拒绝了这笔付款。请联系银行，或换一种方式支付。",
      insufficient_funds: "余额不足。请换一张卡，或换一种方式支付。",
      cancelled: "您在付款完成前离开了付款页面。",
      expired: "付款超时了。",
      other: "支付平台未能完成付款。请重试，或换一种方式支付。",
    },
    letGo: "取消此订单",
    waiting: "订单已为您保留，随时可以付款。",
    away: "支付平台暂无响应。订单已为您保留，请重试。",
    nothing: "没有扣款，订单已为您保留。",
    failed: "没有成功",
  },

  back: {
    refunding: {
      esim: (total) => `我们多次尝试，还是没能备好您的 eSIM，非常抱歉。${total} 将按原支付方式全额退回。`,
      physical: (total) => `我们无法寄出您的 SIM 卡，非常抱歉。${total} 将按原支付方式全额退回。`,
      renewal: (total) => `网络未能为您的 SIM 卡充入套餐，非常抱歉。${total} 将按原支付方式退回。`,
    },
    refunded: (total) => `${total} 已按原支付方式全额退回。`,
    when: "一般 3–5 个工作日到账，以银行为准。您什么都不用做，我们也会发邮件告诉您。",
    closed: "订单没有付款，因此没有发货。之后如仍收到款项，会自动退回。",
    again: "再看看这个套餐",
    destinations: "选择目的地",
  },

  missing: {
    text: "链接可能不完整，请从我们的邮件里重新打开。",
    help: "还是不行？请用下单邮箱发邮件给我们，并附上订单号：",
    find: "把我的订单链接发到邮箱",
    home: "回到首页",
  },
} satisfies Words<typeof en>;
