export const words = {
  title: "Farwave – travel data for wherever you land",
  description: (destinations: number) =>
    `Travel eSIMs and SIM cards for ${destinations} destinations: honest plans, clear prices, ready before you fly.`,
  headline: ["Land", "connected."],
  lede: (destinations: number) =>
    `Data for ${destinations} destinations. Set it up at home, switch it on when the wheels touch down.`,
  search: {
    before: "I’m going to ",
    between: " for ",
    after: " and I’d like ",
    end: ".",
    destination: "Destination",
    placeholder: "Japan",
    days: "Days",
    day: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    data: "Kind of plan",
    dayPass: "fresh data every day",
    fixed: "a fixed amount",
    any: "the best price",
    submit: "See plans",
    found: (plans: number) => `${plans} plans to choose from`,
    promise: "eSIM in your inbox within minutes of paying",
    count: (found: number) => (found === 1 ? "1 destination found" : `${found} destinations found`),
    none: "Nothing found. Try a country, city or airport.",
    failed: "The search does not answer. Please try again.",
  },
};
