const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

export const words = {
  order: (number: string): string => `Order ${number}`,
  paidOrder: (number: string): string => `Paid · order ${number}`,
  help: (number: string): string => `Questions? Write to us and name ${number}:`,

  /** Titles of the page; said aloud when they change. */
  titles: {
    waiting_for_payment: "Your order is waiting to be paid",
    paying: "Confirming your payment",
    delivering: "Paid. Getting your eSIM ready",
    success: (area: string, quantity: number): string => (quantity > 1 ? `Your ${quantity} eSIMs for ${area} are ready` : `Your eSIM for ${area} is ready`),
    failure: "The payment did not go through",
    refunding: "We are sending your money back",
    refunded: "Your money has been sent back",
    closed: "This order is closed",
    missing: "We cannot find this order",
  },

  processing: {
    paying: "This usually takes a few seconds.",
    delivering: "Usually a matter of seconds.",
    close: (email: string): string => `You may close this page. We write to ${email} as soon as it is ready.`,
    steps: { label: "What is happening", ordered: "Order", paid: "Payment", ready: "eSIM", done: "done", now: "happening now", later: "still to come" },
    late: {
      paying: "Left the payment page before you were done? Nothing is charged until you finish there.",
      goOn: "Go on paying",
      delivering: "This is taking longer than usual. We keep trying. If it cannot be delivered, you get the whole amount back without asking.",
    },
  },

  install: {
    lede: "Install it now, on Wi-Fi. It takes two or three minutes. Turn it on when you land.",
    ledeStarts: "Installing starts the clock: do it on the day you fly, on Wi-Fi. It takes two or three minutes.",
    mailed: (email: string): string => `All of this is also in your mailbox: ${email}`,
    one: "Your eSIM",
    oneOf: (position: number, quantity: number): string => `eSIM ${position} of ${quantity}`,
    each: "One for each phone, each with a code of its own.",
    apple: "Install on iPhone",
    appleNote: "iOS 17.4 or later",
    android: "Install on Android",
    androidNote: "most phones with eSIM",
    scan: "Scan this with the phone that gets the eSIM",
    qr: (position: number): string => `QR code of eSIM ${position}. The same code stands below as text.`,
    toPhone: "Open this page on your phone",
    toPhoneText: "Scan this with the camera: it opens this page, where one tap installs.",
    toPhoneQr: "QR code with the address of this page",
    manual: "Or type it in",
    smdp: "SM-DP+ address",
    matchingId: "Activation code (iPhone)",
    activationCode: "Activation code (Android)",
    iccid: "ICCID",
    copy: "Copy",
    copied: "Copied",
    byHand: "Your browser does not allow copying. The text is selected, copy it by hand.",
    secret: "Whoever installs the code first has the line. Show it to nobody.",
  },

  inApp: {
    title: "Open this page in Safari or Chrome",
    text: "Inside another app the install button does nothing. Tap the menu (three dots) and choose “open in browser”, or copy the address.",
    copy: "Copy the address",
  },

  steps: {
    title: "Step by step",
    system: "Your phone",
    now: "Now, on Wi-Fi",
    landing: "When you land",
    install: "Tap the install button, or scan the QR code here:",
    wait: "Stay on the screen until the phone says it is done.",
    name: (line: string): string => `Asked for a label? Call the line “${line}”, so that you find it again.`,
    keepHome: "Leave its data roaming off for now and go on using your home line.",
    turnOn: (line: string): string => `Turn “${line}” on:`,
    data: "Choose it for mobile data:",
    roaming: "Turn data roaming on for this line:",
    home: "Turn data roaming off for your home line, or your home carrier may charge you. Calls and texts stay on it.",
    offline: "No internet after a few minutes? Airplane mode on for 30 seconds. Then restart the phone.",
    keep: "Do not delete it",
    keepText: "Keep the eSIM on the phone until the trip is over; to pause it, turn the line off. Deleted, it usually cannot be installed again.",
    print: "Print or save for offline",
    systems: {
      iphone: {
        name: "iPhone",
        add: "Settings › Cellular (or Mobile Service) › Add eSIM › Use QR Code",
        line: "Settings › Cellular › the line › Turn On This Line",
        data: "Settings › Cellular › Cellular Data (turn Allow Cellular Data Switching off)",
        roaming: "Settings › Cellular › the line › Data Roaming",
      },
      pixel: {
        name: "Pixel",
        add: "Settings › Network & internet › SIMs › Add SIM › Set up an eSIM",
        line: "Settings › Network & internet › SIMs › the line › Use SIM",
        data: "Settings › Network & internet › SIMs › the line › Mobile data",
        roaming: "Settings › Network & internet › SIMs › the line › Roaming",
      },
      samsung: {
        name: "Samsung",
        add: "Settings › Connections › SIM manager › Add eSIM › Scan QR code",
        line: "Settings › Connections › SIM manager › the line",
        data: "Settings › Connections › SIM manager › Mobile data",
        roaming: "Settings › Connections › Mobile networks › Data roaming",
      },
      other: {
        name: "Other",
        add: "Settings › Mobile network (or SIM cards) › Add eSIM",
        line: "Settings › Mobile network (or SIM cards) › the line",
        data: "Settings › Mobile network (or SIM cards) › Mobile data",
        roaming: "Settings › Mobile network (or SIM cards) › the line › Data roaming",
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
    quantity: "eSIMs",
    total: "Total",
    paid: "Paid",
    by: { card: "by card", alipay: "by Alipay", wechat: "by WeChat Pay" },
    number: "Order number",
    placed: "Ordered",
    email: "E-mail",
    day: (iso: string): string =>
      `${Number(iso.slice(8, 10))} ${["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`,
  },

  again: {
    reasons: {
      declined: "Your bank declined it. Ask the bank, or pay another way.",
      insufficient_funds: "There was not enough money on it. Try another card, or another way to pay.",
      cancelled: "You left the payment page before it was done.",
      expired: "The time to pay ran out.",
      other: "The payment service could not complete it. Please try again, or pay another way.",
    },
    waiting: "We have kept everything. Pay when you are ready.",
    away: "The payment service did not answer. We have kept your order; please try again.",
    nothing: "Nothing was charged, and your order is kept.",
    failed: "That did not work",
  },

  back: {
    refunding: (total: string): string =>
      `We could not deliver your eSIM, although we tried several times. We are sorry. The whole ${total} goes back the way you paid.`,
    refunded: (total: string): string => `The whole ${total} went back the way you paid.`,
    when: "Usually it arrives within 3–5 working days, depending on your bank. You do not need to do anything; we write to you as well.",
    closed: "It was not paid in time, so nothing was delivered. Should a payment still arrive, we send it back by itself.",
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
