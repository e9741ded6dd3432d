/** Real-name registration in one wording, wherever a plan needs it: its page, the order, the installation, e-mails. */
export const words = {
  title: "Real-name registration before use",
  /** Not every SIM that works there: only what is issued for the place. */
  which: (place: string): string =>
    `SIMs that are issued for use in ${place} must be registered to a person. Plans that need it say so.`,
  how: "You register online in about four minutes, with your passport or travel document at hand. A person answers within 24 hours. Until you are registered the plan does not work, so do it before you fly.",
  link: "Register now",
  /** Of one SIM, in My package. */
  ofSim: {
    none: "This SIM is not registered yet",
    states: {
      received: "Its registration is being checked",
      again: "Its registration needs one more thing",
      registered: "Registered under a real name",
    },
    about: {
      received: "The answer comes by e-mail or text message.",
      again: "The answer comes by e-mail or text message.",
      registered: "It has data in the places it is registered for.",
    },
    see: "See how far it is",
  },
};
