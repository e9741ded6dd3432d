/** `/status`: what has trouble, and what had. */
export const words = {
  title: "Service status",
  describe: "Which networks and functions of the shop have trouble now, and which had in the last 90 days.",
  allWell: "Everything works.",
  troubles: (networks: number, functions: number): string => {
    const ofNetworks = networks === 1 ? "one network" : `${networks} networks`;
    const ofFunctions = functions === 1 ? "one function of the shop" : `${functions} functions of the shop`;
    const both = [networks > 0 && ofNetworks, functions > 0 && ofFunctions].filter(Boolean).join(" and ");
    return `${both[0]!.toUpperCase()}${both.slice(1)} ${networks + functions === 1 ? "has" : "have"} trouble.`;
  },
  unmeasured: "No trouble is known. Not all of it is measured yet.",
  others: (count: number): string =>
    count === 1 ? "1 destination is fine." : `${count} destinations are fine as far as we know.`,
  last: (title: string, day: string): string => `Last trouble: ${day}, ${title}`,
  noneYet: "No trouble in the last 90 days.",
  checked: (moment: string): string => `Checked ${moment}, and every minute again.`,
  zone: "Days are Hong Kong’s.",
  since: (moment: string): string => `since ${moment}`,
  over: "Over",
  lasted: (from: string, to: string): string => `${from} to ${to}`,
  canDo: "What you can do:",
  measured: "Measured by the shop itself",
  told: "Told by our staff",
  plans: (codes: string): string => `Only these plans: ${codes}`,
  functionsTitle: "The shop, 90 days",
  networksTitle: "Networks with news, 90 days",
  networksLede: "Destinations that are not listed had no trouble that we know of.",
  functions: {
    shop: "Shop and ordering",
    payments: "Payments",
    suppliers: "eSIMs from our partners",
    network: "Activation and data balance",
    deliveries: "Delivery of eSIMs",
    mail: "E-mails",
  },
  states: {
    well: "Good",
    slow: "Slow",
    partly: "Partly down",
    down: "Down",
    unmeasured: "Not measured",
  },
  /** Of a network only trouble is told. */
  nothingTold: "Nothing known",
  history: (trouble: number, good: number, unmeasured: number): string =>
    [
      trouble === 0 ? "No day with trouble" : trouble === 1 ? "1 day with trouble" : `${trouble} days with trouble`,
      good > 0 && `${good} good`,
      unmeasured > 0 && `${unmeasured} not measured`,
    ]
      .filter(Boolean)
      .join(", "),
  networkHistory: (trouble: number): string => (trouble === 1 ? "1 day with trouble" : `${trouble} days with trouble`),
  days: "Day by day",
  day: "Day",
  state: "State",
  noDays: "No day with trouble.",
  past: "What was, and is over",
  pastNone: "Nothing in the last 90 days.",
  updates: "Updates",
  feed: "RSS feed",
  where: {
    title: "Is there trouble where you are?",
    label: "Country or region",
    find: "Check",
    calm: (name: string): string => `No trouble is known in ${name}.`,
    calmText:
      "If it does not work for you, switch flight mode on and off once, then choose another of its networks by hand.",
    trouble: (name: string, count: number): string =>
      count === 1 ? `There is trouble in ${name}.` : `${count} problems are known in ${name}.`,
    see: (number: number): string => (number === 0 ? "What is known" : `What is known (${number})`),
    networks: (name: string): string => `Networks in ${name}`,
    plans: (name: string): string => `Plans for ${name}`,
    help: "Ask for help",
    unknown: (typed: string): string => `We know no destination called “${typed}”. Type it in any language.`,
    areYouThere: (name: string): string => `Are you in ${name}?`,
    works: "I am there and it works",
    fails: "It does not work",
    counted: "We count the press, nothing about you.",
    thanks: "Thank you.",
    thanksText: "Your answer is counted together with those of other travellers in the last 24 hours.",
    saidWorks: (count: number): string => `${count} travellers said in the last 24 hours that it works.`,
    saidFails: (count: number): string => `${count} travellers said in the last 24 hours that it does not.`,
    notTold: "This could not be counted.",
  },
  mails: {
    title: "Tell me by e-mail",
    lede: "One e-mail when trouble begins and one when it is over. Nothing else.",
    email: "E-mail",
    send: "Send me the link to confirm",
    sent: "Look into your mailbox",
    sentText:
      "If the address is not on the list yet, an e-mail with a link is on its way. Nothing is sent before you confirm it there.",
    privacy: "We keep the address until you cancel, for nothing but these e-mails.",
    privacyLink: "Privacy policy",
    notSent: "Not sent",
  },
  confirm: {
    title: "Confirm the e-mails?",
    lede: "You get one e-mail when a network or a function of the shop has trouble, and one when it is over.",
    go: "Yes, tell me",
    done: "Confirmed",
    doneText: "We tell you when trouble begins and when it is over. Each e-mail has a link to cancel.",
  },
  stop: {
    title: "Cancel the e-mails?",
    lede: "You then hear of no trouble by e-mail any more, and we delete your address from the list.",
    go: "Cancel the e-mails",
    done: "Cancelled",
    doneText: "Your address is deleted from the list.",
  },
  missing: "This link does not hold any more",
  missingText: "It was used, cancelled, or is too old. You can ask for the e-mails again on the status page.",
  back: "To the status page",
};
