const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

export const words = {
  paymentDescription: (area: string, days: number, quantity: number): string =>
    `Farwave eSIM – ${area && `${area}, `}${count(days, "day", "days")}${quantity > 1 ? ` × ${quantity}` : ""}`,
  orderNumber: (number: string): string => `Order ${number}`,
  footer: (email: string, number: string): string => `Sent to ${email}, the address given for order ${number}.`,
  brand: "Farwave – data for travellers",
  /** How the plain text writes a fact, and a remark beside a link. */
  plain: {
    pair: (label: string, value: string): string => `${label}: ${value}`,
    aside: (label: string, remark: string): string => `${label} (${remark}):`,
  },
  help: {
    title: "We are here to help",
    text: (address: string, number: string | undefined): string =>
      `Reply to this e-mail or write to ${address}${number ? `, with your order number ${number}` : ""}. Leave the QR code and the activation code out: we never ask for them.`,
  },
  codes: {
    subject: "Your code for Farwave",
    preview: (minutes: number): string => `Valid for ${minutes} minutes`,
    titles: {
      sign_in: "Your code to sign in",
      register: "Your code to open an account",
      reset_password: "Your code for a new password",
      bind_email: "Your code to confirm this address",
      bind_phone: "Your code to confirm this number",
      delete_account: "Your code to delete your account",
      confirm_owner: "Your code to confirm that it is you",
      move_order: "The code that moves your order here",
    },
    lead: (minutes: number): string =>
      `Enter this code on the page that asked for it. It is valid for ${minutes} minutes and works once.`,
    open: "Fill in the code for me",
    openHint:
      "Opens Farwave with your address and the code filled in, in any browser. It works once, within four hours.",
    secret: "Never pass it on",
    notYou:
      "Nobody at Farwave will ask you for this code. If you did not ask for it, you need do nothing: without the code nobody gets in.",
    /** Of a code that staff ask for, in a conversation that the buyer began. */
    spoken: {
      lead: (minutes: number): string =>
        `You asked our staff to move an order to this mailbox. Tell them this code in the same conversation. It is valid for ${minutes} minutes and works once.`,
      secret: "You are not talking with us?",
      notYou:
        "Then tell this code to nobody, whoever calls or writes. Without it nothing happens, and you need do nothing.",
    },
    footer: (email: string): string => `Sent to ${email}, because somebody entered this address at Farwave.`,
  },
  security: {
    letters: {
      password_changed: {
        subject: "Your Farwave password was changed",
        title: "Your password was changed",
        lead: "Your Farwave account has a new password. All other devices were signed out.",
        steps: (address: string): string[] => [
          "Choose a new password at once: on the sign-in page under “Create an account”, with this e-mail address. Your account and all that is in it stay yours; every device is signed out.",
          `Then write to ${address}, so that we can look at what happened.`,
        ],
      },
      email_changed: {
        subject: "Your Farwave e-mail address was changed",
        title: "Your e-mail address was changed",
        lead: "Your Farwave account has another e-mail address from now on. All other devices were signed out. This is the last e-mail about the account to the former one. Your orders are still in it.",
        steps: (address: string): string[] => [
          `Write to ${address} at once, from this mailbox: that is how we see that the account was yours.`,
          "Change the password of this mailbox too, if somebody else may have read it.",
        ],
      },
      phone_changed: {
        subject: "A phone number was added to your Farwave account",
        title: "Your account has a new phone number",
        lead: "Whoever holds this phone can sign in with its number, and choose a new password by a code sent to it. A number that was there before opens nothing any more. All other devices were signed out.",
        steps: (address: string): string[] => [
          "Sign in at once by a code sent to this mailbox, put your own number in its place, choose a new password and sign out all other devices.",
          `Then write to ${address}, so that we can look at what happened.`,
        ],
      },
      passkey_added: {
        subject: "A passkey was added to your Farwave account",
        title: "Your account has a new passkey",
        lead: "Whoever holds the device with this passkey can sign in with it, without a password or a code.",
        steps: (address: string): string[] => [
          "Sign in at once by a code sent to this mailbox, remove the passkey, choose a new password and sign out all other devices.",
          `Then write to ${address}, so that we can look at what happened.`,
        ],
      },
      passkey_removed: {
        subject: "Passkey removed from your Farwave account",
        title: "A passkey was removed",
        lead: "It no longer opens your Farwave account. With a new password by a code all passkeys are removed, unless you keep them.",
        steps: (address: string): string[] => [
          "Sign in at once by a code sent to this mailbox, choose a new password and sign out all other devices. Then add your passkey again.",
          `Then write to ${address}, so that we can look at what happened.`,
        ],
      },
    },
    details: "What we know",
    when: "When",
    device: "Device",
    place: "Where",
    wasYou: "If it was you, you need do nothing.",
    notYou: "It was not you?",
    signIn: "Sign in",
    signInHint: "You can sign in by a code sent to this mailbox, without any password.",
    footer: (email: string): string => `Sent to ${email}, because it is about the safety of your account.`,
  },
  policy: {
    subject: "Our privacy policy has changed",
    title: "Our privacy policy has changed",
    lead: "What we do with your data has changed in an important way since you agreed.",
    asked:
      "Please read it. At your next visit to your account, or with your next order, we ask whether you agree. Until then your eSIMs, SIM cards and orders work as before.",
    read: "Read the privacy policy",
    readHint: "The page says from which day it holds.",
    footer: (email: string): string => `Sent to ${email}, because you have an account at Farwave.`,
  },
  privacy: {
    letters: {
      export_asked: {
        subject: "You asked for a copy of your data",
        title: "Your request for a copy of your data has arrived",
        lead: "You have asked for everything that we keep about you.",
        next: "We put it together as one file that you can read and that other programs can read too. You need do nothing.",
      },
      erase_asked: {
        subject: "You asked us to erase your data",
        title: "Your request to erase your data has arrived",
        lead: "You have asked us to erase what we keep about you.",
        next: "It cannot be undone. What is still under way, such as a delivery or a refund, is finished first. Orders, payments and receipts stay as long as tax law wants them, tied to no account. Plans you have bought go on working; save the e-mails with your eSIMs, since their links end.",
      },
      exported: {
        subject: "The copy of your data was made",
        title: "The copy of your data was made",
        lead: "We have put everything that we keep about you into one file, as you asked.",
        next: "You get it in the way that you agreed with us. The shop has kept no copy of the file.",
      },
      erased: {
        subject: "Your data was erased",
        title: "Your data was erased",
        lead: "Your account, if you had one, is gone, with addresses, devices, saved cards, the list of your SIMs and every link that we e-mailed.",
        next: "Orders, payments and receipts stay as long as tax law wants them, with what was entered in them and tied to no account. That this was asked for and done is kept for three years. Plans you have bought go on working.",
      },
      declined: {
        subject: "Your request about your data",
        title: "We cannot do what you asked",
        lead: "You have asked for something about the data that we keep about you. We cannot do it.",
        next: "If something has changed, or if we have misunderstood you, simply answer this e-mail.",
      },
    },
    details: "Your request",
    when: "When",
    due: "Answered by",
    why: "Why",
    complain:
      "You may complain to the authority for data protection where you live, or take it to court. The privacy policy names the authorities.",
    notYou: "You did not ask for this?",
    notYouSteps: (address: string): string => `Write to ${address} at once, and we stop it.`,
    read: "Read the privacy policy",
    readHint: "What we keep, why and for how long.",
    footer: (email: string): string => `Sent to ${email}, because it is about your data.`,
  },
  bought: {
    title: "What you bought",
    plan: "Plan",
    kinds: {
      day_pass: (area: string): string => `${area}, day pass`,
      fixed: (area: string): string => `${area}, data package`,
    },
    data: "Data",
    aDay: (amount: string): string => `${amount} a day`,
    dayPassData: (amount: string, speed: string): string =>
      `${amount} a day at full speed, then ${speed} until the next day begins`,
    dayPassDataStops: (amount: string): string => `${amount} a day; then no data until the next day begins`,
    fixedData: (amount: string, speed: string): string => `${amount} at full speed, then ${speed}`,
    fixedDataStops: (amount: string): string => `${amount}; no data once it is used up`,
    duration: "Days",
    days: (days: number): string => count(days, "day", "days"),
    quantity: "Quantity",
    esims: (quantity: number): string => count(quantity, "eSIM", "eSIMs"),
    cards: (quantity: number): string => count(quantity, "SIM card", "SIM cards"),
    renewals: (quantity: number): string => `On ${count(quantity, "SIM of yours", "SIMs of yours")}`,
    goods: "Price",
    each: (price: string, quantity: number, goods: string): string => `${quantity} × ${price} = ${goods}`,
    postage: "Postage",
    discount: "Discount",
    discountBy: (amount: string, code: string): string => `${amount} (${code})`,
    total: "Total",
    paid: "Paid",
    paidBy: {
      card: (total: string): string => `${total} by card`,
      alipay: (total: string): string => `${total} by Alipay`,
      wechat: (total: string): string => `${total} by WeChat Pay`,
    },
    charged: (paid: string, charged: string): string => `${paid}, charged as ${charged}`,
    number: "Order number",
    starts: "Starts",
    startRules: {
      first_connection: (area: string, _day: string): string => `When it first connects to a network in ${area}`,
      installation: (_area: string, _day: string): string => "As soon as you install it",
      purchase: (_area: string, day: string): string => `With the purchase, on ${day}`,
    },
    dayRule: "One day is",
    dayRules: {
      calendar_day: (city: string): string => `From midnight to midnight, ${city} time`,
      "24_hours": (_city: string): string => "24 hours, counted from the first connection",
    },
    useBy: "Use by",
  },
  esimReady: {
    subject: (area: string, quantity: number): string =>
      `Your ${quantity > 1 ? `${quantity} eSIMs` : "eSIM"} for ${area}: install before you fly`,
    title: (area: string, quantity: number): string =>
      quantity > 1 ? `Your ${quantity} eSIMs for ${area} are ready` : `Your eSIM for ${area} is ready`,
    lead: "Install before you fly, on Wi-Fi: it takes two or three minutes. Turn it on when you land.",
    leadStartsOnInstalling:
      "Installing starts the clock: install at home on Wi-Fi, on the day you fly. It takes two or three minutes.",
    action: "Open the install page",
    actionHint: "It shows the steps for the phone you open it on.",
    one: "Your eSIM",
    oneOf: (position: number, quantity: number): string => `eSIM ${position} of ${quantity}`,
    apple: "Install on iPhone",
    appleHint: "iOS 17.4 or later",
    android: "Install on Android",
    androidHint: "on most phones with eSIM",
    linksHint:
      "Tap on the phone that gets the eSIM, in Safari or Chrome. Inside apps such as WeChat the links do nothing.",
    qrAlt: (position: number): string =>
      `QR code of eSIM ${position}. No picture? Use the links above or the codes below.`,
    qrHint: "Or scan this with that phone. Reading on the iPhone itself? Press and hold the picture (iOS 17 or later).",
    manual: "Or type it in",
    smdp: "SM-DP+ address",
    matchingId: "Activation code (iPhone)",
    activationCode: "Activation code (Android)",
    iccid: "ICCID",
    confirmation: "Confirmation code",
    before: "Before you fly",
    beforeSteps: {
      install:
        "Join Wi-Fi and use the link, the QR code or the typed codes above. The place in the settings: on iPhone Settings > Cellular (or Mobile Service) > Add eSIM, on Android Settings > Network & internet > SIMs > Add eSIM.",
      name: (line: string): string =>
        `Stay on the screen until the phone says it is done. Name the new line “${line}”, so that you find it later.`,
      roamingOff: "Leave data roaming of the new line off for now, and go on using your home line.",
    },
    landing: "On landing",
    landingSteps: {
      turnOn: (line: string): string =>
        `Turn on “${line}”, choose it for mobile data, and turn on data roaming for this line.`,
      homeLine:
        "Keep your home line for calls and texts, but turn off its data roaming. On iPhone also turn off Allow Cellular Data Switching. Otherwise your home carrier may charge you.",
      offline: "Give it a few minutes. Still offline? Airplane mode on for 30 seconds; then restart the phone.",
    },
    calendar: "Into my calendar: install today, switch on at landing",
    secret: "Whoever installs the code first has the line, so show it to nobody.",
    blocked: "Install it before you arrive",
    blockedText: (places: string): string => `In ${places}, installing may be blocked once you are there.`,
  },
  delayed: {
    subject: (thing: string): string => `Your ${thing} needs a little longer`,
    title: (thing: string): string => `Your ${thing} needs a little longer`,
    leads: {
      esim: "Your payment has arrived and your order is safe. We have no eSIM left at the moment. We are sorry for the wait.",
      physical:
        "Your payment has arrived and your order is safe. We have no card left at the moment. We are sorry for the wait.",
      renewal:
        "Your payment has arrived and your order is safe. The network is not answering at the moment, so the plan is not on your SIM yet. We are sorry for the wait.",
    },
    next: "What happens now",
    steps: {
      retry: (wait: string): string => `We keep trying by ourselves, for about ${wait}.`,
      send: {
        esim: "As soon as we have your eSIM, we send it to this address.",
        physical: "As soon as we have your card, we post it and write to you.",
        renewal: "As soon as the plan is on your SIM, we write to you.",
      },
      refund:
        "If it does not work out, we cancel the order and refund the whole amount the way you paid. You need not ask.",
    },
    minutes: (minutes: number): string => count(minutes, "minute", "minutes"),
    hours: (hours: number): string => count(hours, "hour", "hours"),
    patience: "You do not need to do anything, and please do not order a second time.",
    action: "See how your order stands",
  },
  refunded: {
    subject: (amount: string, number: string): string => `We have refunded ${amount} for order ${number}`,
    title: "Your refund is on its way",
    reasons: {
      no_stock: (_area: string, thing: string): string =>
        `We could not get your ${thing}, although we tried several times. We have cancelled the order and refunded what you paid. We are sorry.`,
      paid_twice: (_area: string, _thing: string): string =>
        "Your order was paid twice. We have refunded the second payment.",
      paid_late: (_area: string, _thing: string): string =>
        "Your payment arrived after the order had been closed. We have refunded it.",
      supplier_failed: (area: string, _thing: string): string =>
        `We could not get what you ordered for ${area} from our supplier, although we asked several times. We have refunded what you paid. We are sorry.`,
      sim_refused: (area: string, _thing: string): string =>
        `The network did not accept the plan for ${area} on your SIM. We have refunded what you paid for it.`,
      cannot_dispatch: (area: string, _thing: string): string =>
        `We could not post your SIM card for ${area}. We have cancelled the order and refunded what you paid. We are sorry.`,
      unused: (area: string, _thing: string): string =>
        `You cancelled the unused plan for ${area}. We have refunded what you paid.`,
      withdrawn: (area: string, _thing: string): string =>
        `You withdrew from the contract for the plan for ${area}. We have refunded what you paid.`,
      granted: (area: string, _thing: string): string =>
        `We have looked at your request about the plan for ${area} and refunded the amount below.`,
      not_changed: (_area: string, _thing: string): string =>
        "Your plan could not be changed any more, because it had begun or was cancelled. We have refunded what you paid for the change.",
      plan_changed: (_area: string, _thing: string): string =>
        "The plan that you changed to costs less. We have refunded the difference.",
    },
    /** Of the payment only a part came back. */
    inPart: {
      unused: (area: string): string => `You cancelled the unused plan for ${area}. We have refunded the amount below.`,
      withdrawn: (area: string): string =>
        `You withdrew from the contract for the plan for ${area}. We have refunded the amount below.`,
    },
    details: "Your refund",
    amount: "Amount",
    to: "Goes back to",
    methods: { card: "The card you paid with", alipay: "Your Alipay account", wechat: "Your WeChat Pay account" },
    arrives: "Arrives",
    workingDays: "Usually within 3–5 working days, depending on your bank",
    sentOn: "Sent on",
    order: "Your order",
    total: "Order total",
    nothingToDo: "You do not need to do anything. If it has not arrived after five working days, write to us.",
    action: "Open the order",
  },
};
