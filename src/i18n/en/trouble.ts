export const words = {
  title: "Something does not work?",
  lede: "Choose what you see. Every step takes a minute, and at the end a person helps you.",
  troubles: {
    no_scan: "I cannot scan the QR code",
    cannot_add: "The phone says it cannot add the eSIM",
    code_used: "The code was already used, or is no longer valid",
    no_signal: "Installed, but no signal",
    no_data: "Signal, but no internet",
    slow: "It is slow",
    wrong_country: "Websites think I am in another country",
    home_line: "My home number: calls, texts, costs",
  },
  step: (number: number, of: number): string => `Try ${number} of ${of}`,
  remedies: {
    one_tap: {
      title: "Open this page on the phone itself",
      text: "There the install button is enough, no camera is needed. iPhone from iOS 17.4, most Android phones from Android 10.",
    },
    press_long: {
      title: "Hold a finger on the QR code",
      text: "On an iPhone with iOS 17 or later, show the QR code on this page, hold your finger on it and choose “Add eSIM”.",
    },
    type_codes: {
      title: "Type the codes in",
      text: "Where the phone asks for a QR code it also offers to enter details by hand. Copy the SM-DP+ address and the activation code from this page.",
    },
    good_wifi: {
      title: "Try another Wi-Fi, with VPN off",
      text: "Networks of hotels and companies often block the download. A friend’s hotspot will do.",
    },
    carrier_lock: {
      title: "See whether the phone is locked",
      text: "A phone bought from a carrier may only take that carrier’s SIMs. Here it must say that there are no restrictions. Only the carrier that sold it can unlock it.",
    },
    has_eid: {
      title: "Dial *#06# and look for an EID",
      text: "Without an EID the phone takes no eSIM at all. That is so for iPhones sold in Mainland China and for many sold in Hong Kong and Macao. Nothing is used up yet: write to us.",
    },
    room_left: {
      title: "Make room for one more",
      text: "A phone keeps about eight eSIMs. Delete an old one that you surely no longer need.",
    },
    already_there: {
      title: "Look whether it is there already",
      text: "A code works once, and often the first try went well. Look for a new line in the list, it may be called “Travel”, “Secondary” or “Business”.",
    },
    other_phone: {
      title: "Was it installed on another phone?",
      text: "Whoever opened the code first has the line. If somebody you gave the link to installed it, it can usually not move to this phone.",
    },
    line_on: { title: "Turn the line on", text: "It must be switched on in the list of SIMs." },
    covered_here: {
      title: "See whether you are in a country of the plan",
      text: "Outside the plan’s countries the phone finds no network, and nothing is charged. On the border the phone may hold on to the other side’s network for a while.",
    },
    airplane_mode: {
      title: "Airplane mode on for 30 seconds",
      text: "Then off again. The first time in a country the phone may search for up to ten minutes.",
    },
    pick_network: {
      title: "Choose the network by hand",
      text: "Turn the automatic choice off, wait for the list, and take another network of it. One of ours is enough.",
    },
    restart: { title: "Restart the phone", text: "Turn it off completely and on again." },
    data_line: {
      title: "Use this eSIM for mobile data",
      text: "The phone may still send its data through your home line.",
    },
    roaming_on: {
      title: "Turn data roaming on for this line",
      text: "It costs nothing with this eSIM: abroad it always roams. For your home line it stays off.",
    },
    apn: {
      title: "Enter the APN",
      text: "Usually it comes by itself. If the field is empty, enter the name that our coverage page shows for your country; user name and password stay empty.",
    },
    vpn_off: {
      title: "Turn VPN and private relay off",
      text: "Also low data mode, data saver and ad blockers that work as a VPN.",
    },
    reset_network: {
      title: "Reset the network settings",
      text: "The last resort: the phone forgets Wi-Fi passwords. Your eSIMs stay; leave every choice that erases eSIMs unticked.",
    },
    allowance_used: {
      title: "See how much is used today",
      text: "After the high-speed data of the plan the speed falls, on a day pass until the next day begins. The phone’s own counter shows how much this line has used.",
    },
    saving_off: { title: "Turn low data mode off", text: "And let 4G and 5G be used: some phones are set to save." },
    breakout: {
      title: "That is how this eSIM works",
      text: "Its data reach the internet in another country; the check above names it. Maps still know where you are. If a service refuses, set its country by hand.",
    },
    home_roaming_off: {
      title: "Turn data roaming off for your home line",
      text: "Then your home carrier cannot charge you for data, whatever happens.",
    },
    switching_off: {
      title: "Forbid switching between lines",
      text: "Phones like to fall back to the home line when the signal is weak, at your home carrier’s price.",
    },
    home_calls: {
      title: "Leave your home line on",
      text: "Calls and texts, such as codes from a bank, still reach it. Receiving a text is usually free; a call may cost, at your home carrier’s price.",
    },
  },
  where: "Where to find it",
  coverage: "Networks and APN by country",
  helped: "That helped",
  not: "Still not",
  person: "Write to a person instead",
  back: "One step back",
  again: "Choose again",
  solved: {
    title: "Good, it works",
    text: "Keep the eSIM until the trip is over. Should it come back, this page stays as it is.",
  },
  support: {
    title: "Now a person looks at it",
    text: "We send the whole case along: what you tried, your phone, the plan and what the network tells of the eSIM. You need not explain it again.",
    tried: "What you have tried",
    contact: "Where should we reply?",
    message: "Anything else we should know",
    optional: "optional",
    messageHint: "Where you are, and what exactly the phone says.",
    send: "Send to support",
    failed: "That could not be sent",
    offline: "No connection at the moment. Your words stay here; send them as soon as the phone finds Wi-Fi.",
  },
  sent: {
    title: (reference: string): string => `We have it: ${reference}`,
    text: (contact: string, when: string): string =>
      `A person answers to ${contact} by ${when} at the latest. Please note the number.`,
  },
  paths: {
    iphone: {
      lock: "Settings › General › About › Carrier Lock",
      room: "Settings › Cellular",
      network: "Settings › Cellular › the line › Network Selection",
      apn: "Settings › Cellular › the line › Cellular Data Network",
      vpn: "Settings › General › VPN & Device Management",
      saving: "Settings › Cellular › the line › Data Mode",
      switching: "Settings › Cellular › Cellular Data › Allow Cellular Data Switching",
      reset: "Settings › General › Transfer or Reset iPhone › Reset › Reset Network Settings",
    },
    pixel: {
      lock: "Settings › Network & internet › SIMs › your home line › Network lock",
      room: "Settings › Network & internet › SIMs",
      network: "Settings › Network & internet › SIMs › the line › Automatically select network",
      apn: "Settings › Network & internet › SIMs › the line › Access Point Names",
      vpn: "Settings › Network & internet › VPN",
      saving: "Settings › Network & internet › Data Saver",
      switching: "Settings › Network & internet › SIMs › the line › Automatic data switching",
      reset: "Settings › System › Reset options › Reset mobile network settings",
    },
    samsung: {
      lock: "Settings › Connections › SIM manager",
      room: "Settings › Connections › SIM manager",
      network: "Settings › Connections › Mobile networks › Network operators",
      apn: "Settings › Connections › Mobile networks › Access Point Names",
      vpn: "Settings › Connections › More connection settings › VPN",
      saving: "Settings › Connections › Data usage › Data saver",
      switching: "Settings › Connections › SIM manager › Auto data switching",
      reset: "Settings › General management › Reset › Reset mobile network settings",
    },
    other: {
      lock: "Settings › About phone › SIM status",
      room: "Settings › Mobile network (or SIM cards)",
      network: "Settings › Mobile network › the line › Network operators",
      apn: "Settings › Mobile network › the line › Access Point Names",
      vpn: "Settings › Network & internet › VPN",
      saving: "Settings › Mobile network › Data saver",
      switching: "Settings › Mobile network › Automatic data switching",
      reset: "Settings › System › Reset › Reset network settings",
    },
  },
};
