import type { words as en } from "../en/result.ts";
import type { Words } from "../words.ts";

export const words = {
  order: (number) => `訂單 ${number}`,
  paidOrder: (number) => `已付款 · 訂單 ${number}`,
  help: (number) => `有疑問？請電郵給我們，並註明 ${number}：`,

  titles: {
    waiting_for_payment: "訂單等待付款",
    paying: "正在確認付款",
    delivering: {
      esim: "已付款，正在準備 eSIM",
      physical: "已付款，正在安排寄出 SIM 卡",
      renewal: "已付款，正在為你的 SIM 卡載入套餐",
    },
    success: {
      esim: (area, quantity) =>
        quantity > 1 ? `你的 ${quantity} 個${area} eSIM 準備好了` : `你的${area} eSIM 準備好了`,
      physical: (area, quantity) =>
        quantity > 1 ? `你的 ${quantity} 張${area} SIM 卡已訂好` : `你的${area} SIM 卡已訂好`,
      renewal: (area, quantity) =>
        quantity > 1 ? `${area}套餐已載入你的 ${quantity} 張 SIM 卡` : `${area}套餐已載入你的 SIM 卡`,
    },
    partly: "有 SIM 卡未能載入套餐",
    failure: "未能完成付款",
    refunding: "正在為你退款",
    refunded: "款項已退回",
    closed: "訂單已關閉",
    missing: "找不到此訂單",
  },

  processing: {
    paying: "通常只需幾秒。",
    delivering: "通常只需幾秒。",
    close: (email) => `你可以關閉此頁，準備好後我們會電郵至 ${email}。`,
    refused: "有一次付款未能成功",
    steps: {
      label: "進度",
      ordered: "落單",
      paid: "付款",
      ready: { esim: "eSIM", physical: "寄出", renewal: "載入" },
      done: "已完成",
      now: "進行中",
      later: "未開始",
    },
    late: {
      paying: "未付完便離開了付款頁面？付完之前不會扣款。",
      goOn: "繼續付款",
      delivering: {
        esim: "這次需時較長，我們會繼續嘗試。如果始終未能發貨，會自動全數退款，毋須申請。",
        physical: "這次需時較長。如果未能寄出，會自動全數退款，毋須申請。",
        renewal: "網絡回應較慢，我們會繼續嘗試。未能載入的部分會自動退款，毋須申請。",
      },
    },
  },

  bought: {
    title: "你購買的套餐",
    plan: "套餐",
    kinds: { day_pass: "日費套餐", fixed: "定量數據套餐" },
    amounts: { day_pass: (amount) => `每日 ${amount}`, fixed: (amount) => amount },
    data: "數據",
    days: "日數",
    inDays: (days) => `${days} 日`,
    quantities: { esim: "eSIM 數量", physical: "SIM 卡數量", renewal: "SIM 卡數量" },
    unit: "單價",
    postage: "郵費",
    free: "免郵費",
    discount: (code) => `優惠碼 ${code}`,
    total: "總額",
    paid: "已付",
    by: { card: "信用卡或扣帳卡", alipay: "支付寶", wechat: "微信支付" },
    number: "訂單編號",
    placed: "落單日期",
    email: "電郵",
    detail: "退款、轉套餐、訂單詳情",
    receipt: "收據（PDF）",
  },

  parcel: {
    ledes: {
      waiting: "接着便會放入信封，寄出時我們會電郵通知你。",
      sent: "正寄往你的地址。",
      arrived: "已經送達，現在可以這樣做。",
      returned: "包裹被退回。請電郵給我們，我們會重新寄出或退款。",
      cancelled: "不會再寄出。",
    },
    title: "你的包裹",
    marks: { paid: "已付款", waiting: "等待寄出", sent: "已寄出", arrived: "已送達" },
    done: "已完成",
    now: "進行中",
    later: "未開始",
    promised: "預計送達",
    between: (from, by) => (from === by ? from : `${from}至${by}`),
    carrier: "承運商",
    tracking: "追蹤編號",
    follow: "追蹤包裹",
    to: "收件地址",
    cards: "卡號（ICCID）",
    late: "出發日期",
    next: "收到卡之後",
    steps: [
      "請保留卡套：上面印有卡號（ICCID），續期時要用到。",
      "在機上或到埗後換卡，原有的卡請收好。",
      "開啟它的數據漫遊。如果手機要求填寫 APN，可在我們的網絡覆蓋頁找到。",
      "十分鐘後仍沒有訊號？開啟飛行模式 30 秒再關閉，然後重新開機。",
    ],
    nothing: "沒有收到？請電郵給我們，我們會追查，補寄或退款由你選擇。",
  },

  renewal: {
    ledes: {
      applied: "毋須插卡或掃描，新套餐已在卡上。",
      waiting: "正向網絡提交，此頁會自動更新。",
      failed: "有 SIM 卡未能載入，未載入的部分會自動退款。",
    },
    title: "你的 SIM 卡",
    sim: (position) => `SIM 卡 ${position}`,
    states: { waiting: "正在載入", applied: "已載入", failed: "未載入" },
    failedText: "網絡沒有接受，這張卡的款項會經原來的付款方式退回。",
    next: "現在要做甚麼",
    steps: [
      "SIM 卡留在手機便可，或於出發前插好。",
      "如果卡上仍有套餐使用中，新套餐會在它完結後啟用。時間可在「我的套餐」查看。",
      "到了境外，開啟線路和數據漫遊。沒有網絡時請重新開機。",
    ],
  },

  again: {
    reasons: {
      declined: "銀行拒絕了這筆付款。請聯絡銀行，或以另一種方式付款。",
      insufficient_funds: "餘額不足。請用另一張卡，或以另一種方式付款。",
      cancelled: "你在付款完成前離開了付款頁面。",
      expired: "付款時限已過。",
      other: "付款平台未能完成付款。請再試，或以另一種方式付款。",
    },
    letGo: "取消此訂單",
    waiting: "訂單已為你保留，隨時可以付款。",
    away: "付款平台暫無回應。訂單已為你保留，請再試。",
    nothing: "並未扣款，訂單已為你保留。",
    failed: "未能完成",
  },

  back: {
    refunding: {
      esim: (total) => `我們多次嘗試，仍未能為你準備 eSIM，十分抱歉。${total} 會經原來的付款方式全數退回。`,
      physical: (total) => `我們未能寄出你的 SIM 卡，十分抱歉。${total} 會經原來的付款方式全數退回。`,
      renewal: (total) => `網絡未能為你的 SIM 卡載入套餐，十分抱歉。${total} 會經原來的付款方式退回。`,
    },
    refunded: (total) => `${total} 已按原來的付款方式全數退回。`,
    when: "一般 3–5 個工作天到帳，視乎銀行而定。你毋須做任何事，我們亦會電郵通知你。",
    closed: "訂單沒有付款，因此沒有發貨。其後如仍收到款項，會自動退回。",
    again: "再看看這個套餐",
    destinations: "揀選目的地",
  },

  missing: {
    text: "連結可能不完整，請由我們的電郵重新開啟。",
    help: "仍然不行？請用落單時的電郵地址聯絡我們，並附上訂單編號：",
    find: "把我的訂單連結寄到電郵",
    home: "返回主頁",
  },
} satisfies Words<typeof en>;
