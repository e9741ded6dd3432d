/** `/status`: what has trouble, and what had. */
export const words = {
  title: "Service status",
  describe: "Which networks and functions of the shop have trouble now, and which had in the last 90 days.",
  allWell: "Everything works.",
  troubles: (count: number): string => `${count} things have trouble at the moment.`,
  unmeasured: "No trouble is known. Not all of it is measured yet.",
  others: (count: number): string =>
    count === 1 ? "1 destination is fine." : `${count} destinations are fine as far as we know.`,
  last: (title: string, day: string): string => `Last trouble: ${day}, ${title}`,
  noneYet: "No trouble in the last 90 days.",
  checked: (moment: string): string => `Checked ${moment}, and every minute again.`,
  zone: "Days are Hong Kong’s.",
  now: "Now",
  since: (moment: string): string => `since ${moment}`,
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
  bars: { from: "90 days ago", to: "today" },
  days: "Day by day",
  day: "Day",
  state: "State",
  noDays: "No day with trouble.",
  past: "What was, and is over",
  pastNone: "Nothing in the last 90 days.",
  updates: "Updates",
  feed: "RSS feed",
};
