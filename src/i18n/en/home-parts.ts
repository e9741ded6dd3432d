export const words = {
  pass: {
    kind: "eSIM",
    network: "Network",
    hotspot: "Hotspot",
    starts: "Starts",
    included: "Included",
    onLanding: "On landing",
    perDay: (amount: string) => `${amount} a day`,
    carriers: (count: number) => `5G · ${count} carriers`,
  },
  claims: {
    label: "The shop in figures",
    destinations: "destinations, one shop",
    plans: "plans, day passes or fixed data",
    networks: "destinations with two networks or more",
    support: "support by phone and e-mail",
  },
  places: {
    title: "Popular destinations",
    text: "Prices are for the smallest plan; no tax is added.",
    perDay: (price: string) => `from ${price} a day`,
    package: (price: string, amount: string) => `from ${price} · ${amount}`,
    all: "All destinations",
  },
  plans: {
    title: "Pick the plan that fits the trip",
    text: "A day pass gives you a fresh allowance every day. A fixed plan waits until you use it.",
  },
  news: {
    label: "Good to know",
    slides: [
      {
        title: "Every destination, one search",
        text: "Type a country, a city or an airport code, in any of five languages.",
        action: "Browse destinations",
      },
      {
        title: "Some SIMs ask for your name",
        text: "SIMs issued for use in Hong Kong or Taiwan are registered to a person. Do it before you fly.",
        action: "How to register",
      },
    ],
  },
  steps: {
    title: "Three moments, no shop counter",
    steps: [
      {
        when: "Tonight",
        title: "Choose and pay",
        text: "Pick a destination, pay by card, Alipay or WeChat Pay. Your eSIM arrives by e-mail.",
      },
      {
        when: "Before you fly",
        title: "Scan to install",
        text: "One QR code or one tap on home Wi-Fi. The steps stay on your phone.",
      },
      {
        when: "On landing",
        title: "Switch it on",
        text: "The plan starts when it first connects there. Share it with your laptop if the plan allows. Keep the eSIM: many take a new plan for the next trip.",
      },
    ],
  },
  gogo: {
    title: "Gogo China, pay for what you use",
    unit: "HKD per GB",
    text: "No day limit. Top up by card, WeChat Pay or Alipay, and each top-up keeps the SIM alive for 180 days more.",
    action: "About Gogo China",
  },
  networks: {
    title: "Check the network before you go",
    text: "Search by country or operator. Most destinations have a second network to fall back on.",
    map: "World map of covered destinations",
  },
  help: {
    title: "Already with us?",
    cards: {
      realName: { title: "Real-name registration", text: "For SIMs issued for Hong Kong or Taiwan" },
      coverage: { title: "Network coverage", text: "Carriers and APN for every country" },
      topUp: { title: "Top up a prepaid card", text: "Balance, validity and six months of records" },
      questions: { title: "Questions", text: "Answers by topic, or talk to a person at any hour" },
    },
  },
  pay: "Pay with",
};
