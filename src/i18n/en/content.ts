export const words = {
  /** The five kinds of questions (spec 2), as the footer and the FAQ page call them. */
  faqKinds: {
    Product: "Products and plans",
    Use: "Using your SIM",
    Troubles: "Troubleshooting",
    Real_name_registration: "Real-name registration",
    eSIM: "eSIM",
  },
  /** A notice that is ready for staff to publish. */
  carrierFails: {
    source: "Farwave Customer Service",
    title: (place: string): string => `${place}: some SIMs are without data at the moment`,
    text: (place: string): string =>
      `In ${place} some SIMs find no network at the moment, or have slow data. We are working on it with the carrier. If it happens to you, choose another network in your phone's settings, or switch airplane mode on and off again. Data that you do not use meanwhile is not lost.`,
  },
  /** Trouble that the shop measured itself, on the status page: of some, of all. */
  measured: {
    shop: { partly: "The shop is closed for an upgrade", down: "The shop is closed for an upgrade" },
    payments: { partly: "Some payments do not go through", down: "Payments do not go through" },
    suppliers: { partly: "Some eSIMs from our partners are late", down: "eSIMs from our partners are late" },
    network: {
      partly: "Some plans cannot be activated, and data balances are late",
      down: "Plans cannot be activated, and data balances are late",
    },
    deliveries: { partly: "Some eSIMs reach their buyers late", down: "eSIMs reach their buyers late" },
    mail: { partly: "Some of our e-mails are late", down: "Our e-mails are late" },
  },
  outage: {
    more: "See the status page",
    feed: "Farwave service status",
    feedAbout: "Trouble with networks and functions of the shop, and when it was over.",
    over: (title: string): string => `Over: ${title}`,
  },
  /** On top of a page that shows what is not published. */
  draft: {
    own: "Draft: nothing of this is published, and only you see it.",
    linked: (who: string, saved: string, until: string): string =>
      `Draft by ${who}, kept ${saved}. Nothing of this is published. The link opens it until ${until}.`,
  },
};
