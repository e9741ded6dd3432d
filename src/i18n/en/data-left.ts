/** The page that people keep, once the eSIM is switched on. */
export const words = {
  title: "Data left",
  heads: {
    on: (area: string): string => `Your eSIM for ${area} is on`,
    used_up: (area: string): string => `The data for ${area} is used up`,
    over: (area: string): string => `Your plan for ${area} is over`,
  },
  ledes: {
    on: "What is left on it, and more when you need it.",
    used_up: "More data can be loaded on this eSIM. Nothing has to be installed again.",
    over: "A new plan can be loaded on this eSIM. Nothing has to be installed again.",
  },
  anotherEsim: "This plan cannot be loaded on this eSIM again. A new eSIM takes two minutes.",
  asOf: (moment: string): string => `heard from the network ${moment}`,
  leftThatDay: (whole: string): string => `left of ${whole} on that day`,
  stale: "The network does not answer just now. This is the latest we heard; you may have used more since.",
  kept: "No connection: this is what the network told before, and you may have used more since.",
  more: "Buy more on this eSIM",
  next: "Load a new plan on this eSIM",
  plans: "See the plans",
  waiting: (what: string): string => `Waiting on this eSIM: ${what}`,
  help: "Installation, settings and help",
};
