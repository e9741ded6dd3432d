export const words = {
  title: "Does my phone take an eSIM?",
  description:
    "Brand, model and where it was bought: a clear yes or no for over two hundred phones, tablets and watches, with its source. And the EID test that has the last word.",
  lede: "Tell us which one it is. Where it was bought can matter more than its name; we ask for that only where it does.",
  /** The plan that one came from. */
  forPlan: (area: string): string => `For your plan: ${area}`,

  guess: {
    model: (device: string): string => `This looks like a ${device}. Is it the one that you travel with?`,
    phone: "You are reading this on an iPhone. It does not tell us which model.",
    tablet: "You are reading this on an iPad. It does not tell us which model.",
    yes: "Yes, this one",
    choose: "Choose from the list",
  },

  told: {
    label: "Your device",
    brand: "Brand",
    model: "Model",
    bought: "Bought in",
    change: "Change",
    changeThis: (what: string): string => `Change: ${what}`,
  },
  ask: {
    brand: "Which brand is it?",
    model: (brand: string): string => `Which ${brand} model is it?`,
    bought: "Where was it bought?",
    boughtWhy: "The same model is built differently for some places.",
  },
  search: {
    label: "Type its name",
    placeholder: "iPhone 15",
    find: "Find",
    found: (typed: string): string => `Found for “${typed}”`,
    none: (typed: string): string => `Nothing found for “${typed}”`,
    noneHint: "Try fewer words, such as “Galaxy S24”, or choose the brand.",
  },
  kinds: { phone: "Phones", tablet: "Tablets", laptop: "Laptops", watch: "Watches" },
  elsewhere: "Anywhere else",
  unlisted: "It is not on this list",

  answers: {
    yes: { word: "Yes", short: "It takes our eSIMs." },
    no: { word: "No", short: "It takes no eSIM." },
    look: { word: "Look here", short: "The model alone does not tell." },
  },
  reasons: {
    made_with: (device: string, _place: string): string => `The ${device} is built with an eSIM.`,
    none_made: (device: string, _place: string): string =>
      `The ${device} is built without an eSIM, wherever it was bought.`,
    sold_with: (device: string, place: string): string => `The ${device} that is sold in ${place} has an eSIM.`,
    sold_without: (device: string, place: string): string => `The ${device} that is sold in ${place} has no eSIM.`,
    depends: (device: string, _place: string): string =>
      `Some of these were built with an eSIM, some without (${device}). The EID on its screen tells.`,
    domestic: (device: string, place: string): string =>
      `The ${device} that is sold in ${place} is made for eSIMs of the carriers there. Please ask its maker whether it takes others: here the EID alone does not settle it.`,
    watch: (device: string, _place: string): string =>
      `A watch shares the number of the phone it is paired with. No travel eSIM can be installed on it (${device}).`,
    unlisted: (_device: string, _place: string): string =>
      "We do not know your model yet. The EID on its screen tells.",
    eid: (_device: string, _place: string): string => "It has an EID, so it has an eSIM. That settles it.",
    no_eid: (_device: string, _place: string): string => "Without an EID there is no eSIM in it.",
  },
  /** Also said of an iPad, whose settings are the same. */
  lock: {
    apple:
      "One more thing: it must not be locked to a carrier. Settings > General > About > Carrier Lock must say “No SIM restrictions”.",
    other: "One more thing: it must not be locked to a carrier. If a carrier sold it to you, ask them whether it is.",
  },
  source: (source: string, day: string): string => `Source: ${source}, as of ${day}`,

  go: {
    plan: "Back to the plan",
    order: "Back to the order",
    anyway: "Go on all the same",
    destinations: "Choose a destination",
    another: "Check another device",
  },
  card: {
    title: "A SIM card needs no eSIM",
    offered: (area: string): string =>
      `This plan (${area}) also comes as a SIM card by post. You see the postage and the day of arrival before you pay.`,
    notOffered: (area: string): string =>
      `This plan (${area}) exists only as an eSIM. Other plans also come as a SIM card by post.`,
    general: "Many plans also come as a SIM card by post; each plan says how it comes.",
    order: "Order the SIM card",
    look: "Look at the plan",
    others: "Look at the plans",
    china: "For mainland China: a prepaid card, and what to know before you go",
  },

  eid: {
    title: "The EID has the last word",
    text: "Whatever takes an eSIM has an EID: a number of 32 digits, shown by the device itself.",
    steps: [
      "Dial *#06#, as if to call somebody.",
      "Look for “EID” in what appears.",
      "Nothing there? iPhone: Settings > General > About. Android: Settings > About phone > Status.",
    ],
    label: "EID",
    hint: "32 digits; spaces are fine.",
    check: "Check the EID",
    none: "There is no EID",
    privacy:
      "Only its check digits are looked at, in your browser where that is possible. It is neither kept nor logged.",
    problems: {
      empty: "Please type the EID.",
      length: "An EID has 32 digits. An IMEI has 15, an ICCID 19 or 20: the EID is the longest.",
      check: "These 32 digits do not belong together. Please compare them once more.",
    },
    passed: "This is a real EID.",
  },
};
