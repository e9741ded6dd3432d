export const words = {
  stages: {
    label: "Three steps to your data",
    install: "Install",
    arrival: "When you land",
    check: "Check",
    about: {
      install: "Now, on Wi-Fi. Two or three minutes.",
      arrival: "Turn the line on, and roaming for it.",
      check: "Are you online through it?",
    },
    aboutStarts: "On the day you fly: installing starts the clock.",
    done: "done",
    installed: "It is installed",
    online: "It is turned on",
    moved: {
      install: "Install it now.",
      arrival: "It is installed. Next: when you land.",
      check: "The line is on. Next: check.",
    },
    system: "Steps for",
  },

  live: {
    title: "What the network reports",
    track: { released: "Ready", downloaded: "Downloaded", installed: "Installed", enabled: "On" },
    states: {
      released: "Ready to be installed",
      downloaded: "Downloaded",
      installed: "Installed",
      enabled: "Turned on",
      disabled: "Turned off",
      deleted: "Deleted from the phone",
      error: "The phone could not install it",
    },
    told: (what: string, time: string, device: string): string =>
      [what, time, device && `on ${device}`].filter(Boolean).join(" "),
    deleted: {
      once: "It was deleted from the phone, and this one can be installed only once. Write to us below.",
      same_device:
        "It was deleted from the phone. You can install it again on the same phone; if that fails, write to us below.",
      any_device:
        "It was deleted from the phone. You can install it again, on another phone too; if that fails, write to us below.",
    },
    error: "Stay on Wi-Fi and try once more. If it fails again, the steps below help.",
  },

  codes: {
    show: "Show the codes",
    showQr: "Show the QR code",
    covered: "Covered until you tap: whoever installs it first has the line.",
    confirmation: "Confirmation code",
    confirmationNote: "The phone asks for it after the scan.",
    gone: "It is on a phone already",
    goneText: "So this link shows no code any more. Only the buyer sees it.",
    otherWays: "Other ways: QR code, or type it in",
    longPress: "Only this phone? On an iPhone with iOS 17 or later, hold your finger on the QR code.",
  },

  send: {
    title: "Send it to the phone",
    mailText: "Or by e-mail, with a link to this eSIM alone:",
    email: "E-mail address",
    send: "Send the link",
    sent: (email: string): string => `On its way to ${email}.`,
  },

  share: {
    title: "Share with somebody",
    text: "A link to this eSIM alone, without price and order. It ends by itself, and shows no code once the eSIM is downloaded.",
    lasts: "How long",
    times: { hour: "1 hour", day: "1 day", week: "7 days" },
    make: "Make a link",
    link: "The link, shown this once",
    give: "Share",
    copy: "Copy the link",
    message: (area: string): string => `Your eSIM for ${area}`,
    list: "Links that work",
    until: (time: string): string => `until ${time}`,
    opened: (time: string): string => `opened ${time}`,
    unopened: "not opened yet",
    takeBack: "Take back",
    takenBack: "Taken back. The link shows nothing any more.",
    endsAt: (time: string): string => `This link works until ${time}.`,
  },

  check: {
    title: "Am I online through this eSIM?",
    text: "Turn Wi-Fi off first. We only look at the country your connection comes from, and keep none of it.",
    ask: "Check now",
    again: "Check once more",
    asking: "Checking",
    offline: {
      title: "No internet at all",
      text: "This page could not reach us. Look at the steps under “When you land”, then at the help below.",
    },
    verdicts: {
      through: {
        title: "It looks right",
        text: (country: string): string =>
          `Your connection comes from ${country}, as it should with this eSIM. With Wi-Fi off, you are online through it.`,
      },
      home: {
        title: "This is not the eSIM",
        text: (country: string, expected: string): string =>
          `Your connection comes from ${country}; with this eSIM it would be ${expected}. Choose it for mobile data, turn roaming off for your home line, and VPN off.`,
      },
      wifi: {
        title: "This is Wi-Fi, or another SIM",
        text: (country: string, expected: string): string =>
          `Your connection comes from ${country}; with this eSIM it would be ${expected}. Turn Wi-Fi off and check once more.`,
      },
      unknown: {
        title: "We cannot tell",
        text: (expected: string): string =>
          `Your connection does not show a country. Open any website with Wi-Fi off: if it loads, you are online. With this eSIM it would be ${expected}.`,
      },
    },
    nowhere: "an unknown place",
    or: " or ",
    notYet: "At home it cannot connect yet: that is right. Check when you are there.",
  },

  calendar: {
    file: "Into my calendar",
    name: (area: string): string => `eSIM for ${area}`,
    install: {
      title: (area: string): string => `Install the eSIM for ${area}`,
      text: "On Wi-Fi, from the page of your order or the e-mail with your eSIM. It takes about five minutes.",
    },
    installOnLeaving: {
      title: (area: string): string => `Install the eSIM for ${area} before you leave`,
      text: "It starts when it is installed, so not before today. On Wi-Fi, from the page of your order or the e-mail with your eSIM.",
    },
    landing: {
      title: (area: string): string => `Switch on the eSIM for ${area} when you land`,
      text: "In the settings of the phone: turn the line on, choose it for data, and turn data roaming on for this line alone. Leave the roaming of your home line off.",
    },
    useBy: {
      title: (area: string): string => `Last day to begin the eSIM for ${area}`,
      text: "After today it can no longer be started.",
    },
  },

  kept: {
    title: "On this phone, without a network",
    text: "Keep this page with its codes and steps, to open it when nothing else opens.",
    keep: "Keep it on this device",
    keeping: "Keeping it",
    here: (time: string): string => `Kept on this device, ${time}. It opens without a network.`,
    remove: "Remove it from this device",
    removed: "Removed. Nothing of it is left on this device.",
    failed: "The browser does not allow it. Take the PDF instead.",
    asKept: (time: string): string => `As kept on ${time}`,
    asKeptText: "No connection at the moment. Codes and steps are all here.",
    pdf: "As a PDF",
    print: "Print",
  },

  plan: {
    about: "Keep it on the phone until the trip is over.",
    data: "Data",
    amounts: { day_pass: (amount: string): string => `${amount} a day`, fixed: (amount: string): string => amount },
    days: "Days",
    inDays: (days: number): string => (days === 1 ? "1 day" : `${days} days`),
  },

  wallet: {
    add: { apple: "Add to Apple Wallet", google: "Add to Google Wallet" },
    name: "Farwave eSIM",
    useBy: "Use by",
    open: "Open its page",
  },

  pdf: {
    foot: "Whoever has this sheet has the eSIM. Keep it like a ticket.",
    pageOf: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  },

  own: {
    title: (area: string): string => `Your eSIM for ${area}`,
    forName: (name: string): string => `For ${name}`,
    lede: "Install it on the phone you travel with. Nothing else is needed.",
    waiting: "The eSIM is being made ready",
    waitingText: "Usually a matter of seconds. This page moves on by itself.",
    returned: "This eSIM was refunded",
    returnedText: "It can no longer be installed. Ask the person who bought it.",
    missing: "This link shows nothing any more",
    missingText: "It has ended, was taken back, or is incomplete. Ask the person who gave it to you for a new one.",
    home: "Go to the home page",
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
    title: (app: string): string => `You are inside ${app}`,
    someApp: "another app",
    text: "There the install button does nothing. Open this page in the phone’s own browser:",
    how: {
      wechat: "Tap ··· at the top right, then “Open in browser”.",
      line: "Tap ⋮ at the bottom right, then “Open in other browser”.",
      other: "Tap the menu (three dots), then “Open in browser”.",
    },
    open: "Open in the browser",
    copy: "Copy the address",
  },

  steps: {
    byHand: "Type the codes in by hand",
    title: "Step by step",
    system: "Your phone",
    now: "Now, on Wi-Fi",
    landing: "When you land",
    install: "On the phone itself tap the install button. From another screen scan the QR code here:",
    wait: "Stay on the screen until the phone says it is done.",
    name: (line: string): string => `Asked for a label? Call the line “${line}”, so that you find it again.`,
    keepHome: "Leave its data roaming off for now and go on using your home line.",
    turnOn: (line: string): string => `Turn “${line}” on:`,
    data: "Choose it for mobile data:",
    roaming: "Turn data roaming on for this line:",
    home: "Turn data roaming off for your home line, or your home carrier may charge you. Calls and texts stay on it.",
    offline: "No internet after a few minutes? Airplane mode on for 30 seconds. Then restart the phone.",
    keep: "Do not delete it",
    keepText: "Keep the eSIM on the phone until the trip is over; to pause it, turn the line off.",
    /** The plan's own rule, in one wording here, on paper and in the e-mail. */
    reinstall: {
      once: "It can be installed only once: deleted, it is gone.",
      same_device: "Deleted by mistake, it can be installed again, on the same phone only.",
      any_device: "Deleted by mistake, it can be installed again, on another phone too.",
    },
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
};
