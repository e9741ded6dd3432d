const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

export const words = {
  order: (number: string): string => `Order ${number}`,
  paidOrder: (number: string): string => `Paid · order ${number}`,
  help: (number: string): string => `Questions? Write to us and name ${number}:`,

  /** Titles of the page; said aloud when they change. */
  titles: {
    waiting_for_payment: "Your order is waiting to be paid",
    paying: "Confirming your payment",
    delivering: {
      esim: "Paid. Getting your eSIM ready",
      physical: "Paid. Putting your card on the dispatch list",
      renewal: "Paid. Loading the plan on your SIM",
    },
    success: {
      esim: (area: string, quantity: number): string =>
        quantity > 1 ? `Your ${quantity} eSIMs for ${area} are ready` : `Your eSIM for ${area} is ready`,
      physical: (area: string, quantity: number): string =>
        quantity > 1 ? `Your ${quantity} SIM cards for ${area} are ordered` : `Your SIM card for ${area} is ordered`,
      renewal: (area: string, quantity: number): string =>
        quantity > 1 ? `Your plan for ${area} is on your ${quantity} SIMs` : `Your plan for ${area} is on your SIM`,
    },
    partly: "Not every SIM took the plan",
    failure: "The payment did not go through",
    refunding: "Your refund is on its way",
    refunded: "You have been refunded",
    closed: "This order is closed",
    missing: "We cannot find this order",
  },

  processing: {
    paying: "This usually takes a few seconds.",
    delivering: "Usually a matter of seconds.",
    close: (email: string): string => `You may close this page. We write to ${email} as soon as it is ready.`,
    refused: "One try to pay was refused",
    steps: {
      label: "What is happening",
      ordered: "Order",
      paid: "Payment",
      ready: { esim: "eSIM", physical: "Dispatch", renewal: "Loading" },
      done: "done",
      now: "happening now",
      later: "still to come",
    },
    late: {
      paying: "Left the payment page before you were done? Nothing is charged until you finish there.",
      goOn: "Go on paying",
      delivering: {
        esim: "This is taking longer than usual. We keep trying. If it cannot be delivered, you get the whole amount back without asking.",
        physical:
          "This is taking longer than usual. If no card can be sent, you get the whole amount back without asking.",
        renewal: "The network is slow to answer. We keep trying. What cannot be loaded, you get back without asking.",
      },
    },
  },

  bought: {
    title: "What you bought",
    plan: "Plan",
    kinds: { day_pass: "Day pass", fixed: "Data package" },
    amounts: { day_pass: (amount: string): string => `${amount} a day`, fixed: (amount: string): string => amount },
    data: "Data",
    days: "Days",
    inDays: (days: number): string => count(days, "day", "days"),
    quantities: { esim: "eSIMs", physical: "SIM cards", renewal: "SIMs" },
    unit: "Each",
    postage: "Postage",
    free: "free",
    discount: (code: string): string => `Promo code ${code}`,
    total: "Total",
    paid: "Paid",
    by: { card: "by card", alipay: "by Alipay", wechat: "by WeChat Pay" },
    number: "Order number",
    placed: "Ordered",
    email: "E-mail",
    detail: "Refund, change, details",
    receipt: "Receipt (PDF)",
  },

  parcel: {
    ledes: {
      waiting: "It goes into its envelope next. We write to you when it is on its way.",
      sent: "It is on its way to you.",
      arrived: "It has arrived. Here is what to do now.",
      returned: "It came back to us. Please write to us, so that we can send it again or refund you.",
      cancelled: "It will not be sent.",
    },
    title: "Your parcel",
    marks: { paid: "Paid", waiting: "On the dispatch list", sent: "Sent", arrived: "Arrived" },
    done: "done",
    now: "now",
    later: "still to come",
    promised: "Expected",
    between: (from: string, by: string): string => (from === by ? from : `${from} to ${by}`),
    carrier: "Carrier",
    tracking: "Tracking number",
    follow: "Follow the parcel",
    to: "To",
    cards: "Card number (ICCID)",
    late: "Leaving on",
    next: "When the card arrives",
    steps: [
      "Keep the card’s frame: its number (ICCID) is printed there, and renewing needs it.",
      "Change the card on the flight or after landing. Keep your home card safe.",
      "Turn data roaming on for it. Where the phone asks for an APN, our coverage page names it.",
      "No signal after ten minutes? Airplane mode on for 30 seconds, then restart the phone.",
    ],
    nothing: "Nothing has come? Write to us: we search for it, and send a new one or refund you.",
  },

  renewal: {
    ledes: {
      applied: "Nothing has to be inserted or scanned. The new plan waits on the SIM.",
      waiting: "We are asking the network; this page moves on by itself.",
      failed: "Not all of them took the plan. What was not loaded is refunded automatically.",
    },
    title: "Your SIMs",
    sim: (position: number): string => `SIM ${position}`,
    states: { waiting: "being loaded", applied: "loaded", failed: "not loaded" },
    failedText: "The network refused it. Its share is refunded the way you paid.",
    next: "What to do now",
    steps: [
      "Leave the SIM in the phone, or put it in before you fly.",
      "If a package still runs on it, this one begins when that one has ended. My packages shows when.",
      "Abroad, turn the line and its data roaming on. If nothing comes, restart the phone.",
    ],
  },

  again: {
    reasons: {
      declined: "Your bank declined it. Ask the bank, or pay another way.",
      insufficient_funds: "There was not enough money on it. Try another card, or another way to pay.",
      cancelled: "You left the payment page before it was done.",
      expired: "The time to pay ran out.",
      other: "The payment service could not complete it. Please try again, or pay another way.",
    },
    letGo: "Cancel this order",
    waiting: "We have kept everything. Pay when you are ready.",
    away: "The payment service did not answer. We have kept your order; please try again.",
    nothing: "Nothing was charged, and your order is kept.",
    failed: "That did not work",
  },

  back: {
    refunding: {
      esim: (total: string): string =>
        `We could not deliver your eSIM, although we tried several times. We are sorry. The whole ${total} goes back the way you paid.`,
      physical: (total: string): string =>
        `We cannot send your SIM card. We are sorry. The whole ${total} goes back the way you paid.`,
      renewal: (total: string): string =>
        `The network did not take the plan on your SIM. We are sorry. ${total} goes back the way you paid.`,
    },
    refunded: (total: string): string => `The whole ${total} went back the way you paid.`,
    when: "Usually it arrives within 3–5 working days, depending on your bank. You do not need to do anything; we write to you as well.",
    closed: "It was not paid, so nothing was delivered. Should a payment still arrive, we refund it automatically.",
    again: "Look at the plan again",
    destinations: "Choose a destination",
  },

  missing: {
    text: "The link may be incomplete. Please open it from our e-mail once more.",
    help: "Still not there? Write to us with your order number, from the e-mail address of the order:",
    find: "Send me the links of my orders",
    home: "Go to the home page",
  },
};
