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
};
