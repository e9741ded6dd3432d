/** Pages for companies that sell or buy travel data: row C5. */
export const words = {
  ask: "Ask for your prices",
  meanwhile: "On request",
  partnership: {
    title: "Sell travel data under your own name.",
    describe: (destinations: number): string =>
      `Wholesale from 500 pieces, standard physical cards, custom packages and a free API: travel data for ${destinations} destinations, with public prices.`,
    lede: (destinations: number): string =>
      `${destinations} destinations, one contract, from 500 pieces. As cards in your shop, as packages of your own, or through an API that costs nothing to integrate.`,
    tryIt: "Try the API",
    claims: {
      destinations: "destinations to sell",
      plans: "plans, or packages of your own",
      pieces: "pieces are enough to start",
      networks: "destinations with two networks or more",
    },
    prices: {
      title: "Prices first",
      lede: (currency: string): string => `${currency} for one piece. The step follows what you buy in a month.`,
      all: "All prices",
    },
    offers: {
      title: "What you get",
      items: [
        {
          title: "Standard physical cards",
          text: "Ready to sell, in three sizes in one card, each with its ICCID as a barcode.",
        },
        {
          title: "Free API integration",
          text: "The shop’s own catalogue, plans and networks as JSON, described in OpenAPI. Integrating costs nothing.",
        },
        { title: "A partner portal", text: "Your orders and their state in one place, opened with your contract." },
        {
          title: "Custom packages",
          text: "Another amount, more days, other countries together: made for you from 500 pieces.",
        },
      ],
    },
    marketplace: {
      title: "eSIM marketplace",
      text: "Your eSIMs in our shop, beside ours, found by the same search. You set the price; we take payment, refunds and questions in three languages.",
      more: "List your eSIMs",
    },
    business: {
      title: "For your own people",
      text: "One pool for all who travel. A card or an eSIM for each, a limit for each, one statement for the bookkeeper.",
      more: "Plans for business",
    },
    resale: { more: "How wholesale works" },
    coverage: {
      title: "What you can sell on Monday",
      text: (count: number): string =>
        `${count} destinations with two networks or more. Every network and APN is in the catalogue, not in a PDF.`,
      map: "Where our plans work",
      all: "All networks",
    },
    steps: {
      title: "From hello to first sale",
      items: [
        { when: "Day 0", title: "You write", text: "Five minutes. You get a number and a date." },
        {
          when: "Within 3 business days",
          title: "Prices for your volume",
          text: "From a person who can decide, in your currency.",
        },
        { when: "Your week", title: "You build or order", text: "Read the catalogue by API, or order printed cards." },
        { when: "Go-live", title: "You sell", text: "We carry the network, and answer when something is wrong." },
      ],
    },
    questions: {
      title: "What others ask first",
      items: [
        {
          question: "What do I pay at my volume?",
          answer:
            "Less the more you buy in a month: the table above has every step, for one piece. Above it, or in another currency, you get a price within three business days.",
        },
        {
          question: "What is the smallest start?",
          answer: "500 pieces. They may be of several plans, as cards or as eSIMs.",
        },
        {
          question: "How long does the API take?",
          answer:
            "It is one description in OpenAPI and the calls that this shop runs by. Try one on this page before you write to us; there is no fee.",
        },
        {
          question: "Who answers my customers?",
          answer: "You do, under your name. We carry the network, and answer you when something is wrong.",
        },
      ],
    },
    close: "500 pieces. Your logo. Three business days.",
  },
  table: {
    caption: "Prices by pieces a month",
    plan: "Plan",
    shop: "Shop price",
    from: (pieces: string): string => `from ${pieces}`,
    ask: "Ask",
    aDay: "a day",
  },
  margin: {
    title: "What would you keep?",
    plan: "I sell",
    price: "for",
    pieces: "pieces a month",
    go: "Work it out",
    cost: "to Farwave",
    yours: "yours",
    margin: "Margin",
    ofPrice: (percent: string): string => `${percent}% of your price`,
    next: (pieces: string): string => `At ${pieces} a month`,
    each: (amount: string): string => `${amount} each`,
    month: "You keep every month",
    loss: (amount: string): string => `You would lose ${amount} on each.`,
    least: (pieces: string): string => `Wholesale begins at ${pieces} pieces.`,
    own: "What we would ask of you",
    ownHint: "The price of this step is told on request: enter one to try.",
  },
  api: {
    title: "Order an eSIM. Now, on this page.",
    lede: "The sandbox has the shop’s own plans at the wholesale price of the first step, and is asked with the very call that your program makes. Nothing is charged or kept; what comes back is a test profile.",
    plan: "Plan",
    quantity: "Pieces",
    days: "Days",
    daysHint: "Of a day pass; empty: the fewest",
    order: "Order in the sandbox",
    again: "Send the same again",
    country: "Country",
    run: "Search plans",
    request: (path: string): string => `Request to ${path}`,
    answer: (status: string, ms: number): string => `${status}, ${ms} ms`,
    idle: "The answer appears here.",
    shortened: (more: number): string => `${more} more plans are left out here.`,
    docs: "All calls (OpenAPI)",
    facts: [
      {
        title: "Send it twice, pay once.",
        text: "A request key makes every order idempotent: send the same again and see the same order.",
      },
      { title: "One description.", text: "OpenAPI, made from the very contracts that the shop runs by." },
      { title: "Honest refusals.", text: "A code for programs and a sentence for people, in five languages." },
    ],
  },
  resale: {
    title: "Wholesale, distribution, pay as you go",
    describe:
      "Wholesale prices of every plan by pieces a month, card formats and the way from the first order to the first sale.",
    lede: "Buy travel data from 500 pieces and sell it under your name. Prices stand here, for every plan.",
    ways: [
      {
        title: "Wholesale",
        text: "You order cards or eSIMs ahead, from 500 pieces, and set your own price. The more a month, the less a piece.",
      },
      {
        title: "Distribution",
        text: "You sell from your counter or site, and order what was sold. The step of the month counts.",
      },
      {
        title: "Pay as you go",
        text: "You sell cards without a package; data is counted by the megabyte and settled monthly.",
      },
    ],
    prices: "Every price",
    country: "Country or region",
    find: "Show prices",
    of: (place: string): string => `Plans that work in ${place}`,
    none: "We know no such destination. Try its name in your language, or its two letters.",
    cards: {
      title: "Cards",
      items: [
        {
          title: "Three in one",
          text: "Standard, micro and nano in one card of 85.6 × 54 mm; each ICCID printed and as a barcode.",
        },
        {
          title: "Yours",
          text: "Your print on card and sleeve, with the legal lines of the country where it is sold.",
        },
        { title: "eSIM", text: "A QR code or a link for each piece, by API or as a list. No printing, no post." },
      ],
    },
    steps: {
      title: "How it goes",
      items: [
        "You tell us volume, places and form.",
        "You get an offer within 3 business days.",
        "You order from 500 pieces; cards leave with tracking, eSIMs at once.",
        "You sell. What was never activated can be exchanged as your contract says.",
      ],
    },
  },
  marketplace: {
    title: "Your eSIMs in our shop",
    describe: "List your own eSIMs beside ours: what a listing needs, how it is shown, and how you are paid.",
    lede: "Travellers find your plans by the same search as ours. You set the price, we take payment, refunds and questions.",
    keeps: "How it works",
    facts: [
      { name: "Our commission", value: "Agreed in writing before anything is listed" },
      { name: "You are paid", value: "Every month, with a statement by order" },
      { name: "Refunds", value: "By your rule, shown before the purchase" },
      { name: "Questions", value: "We answer first, in three languages" },
    ],
    checklist: "To be listed",
    needs: [
      "IMSI or eSIM, and the supplier of its resource",
      "SM-DP+ address and a test profile",
      "Countries, networks and APN, each with its generation",
      "What happens after the allowance, in kbit/s",
      "When a plan begins and how long it lasts",
      "Where the data reaches the internet",
    ],
    preview: "Your plan, as the shop would show it",
    previewText:
      "Type a plan of yours: it stands on the card of every plan in the shop, with the networks that our catalogue has there.",
    listing: {
      country: "Where it works",
      kind: "Kind",
      kinds: { fixed: "Package", day_pass: "Day pass" },
      data: "Data",
      days: "Days",
      price: "Your price",
      name: "Your name (optional)",
      logo: "Logo letters (optional)",
      hue: "Colour of the logo",
      hues: { cobalt: "Cobalt", celadon: "Celadon", gilt: "Gilt" },
      show: "Show the card",
      by: (name: string): string => `By ${name}`,
      note: "A preview that nobody else sees and that is kept nowhere. Networks and APN are those of our catalogue; yours replace them. The card has the colour of its destination, whoever sells it.",
      wrong: {
        country: "We do not find this destination. Type it in any language.",
        data: "Between 0.1 and 1,000 GB",
        days: "Between 1 and 365 days",
        price: "A price such as 88.00",
      },
    },
    go: "List your eSIMs",
  },
  business: {
    title: "Travel data for a team",
    describe: "One pool of data for everybody who travels for you: a limit for each, one statement, cards or eSIMs.",
    lede: "A pool for the whole team instead of forty receipts. Each person has a limit, and nobody is cut off on the last day.",
    pool: {
      title: "What would a team need?",
      people: "People who travel",
      days: "Days each a month",
      place: "Mostly to",
      go: "Work it out",
      each: "Bought one by one",
      pool: "As a pool",
      perGb: (gigabytes: string): string => `${gigabytes} GB a month`,
      saved: "Difference",
      rule: "One by one: a day pass of 1 GB for every day. As a pool: the same days at the wholesale step of so many pieces a month; below 500 the prices are the same.",
      none: "There is no day pass for this place.",
    },
    items: [
      { title: "A limit for each", text: "In GB or money, a month. Nearing it, the person and you are told." },
      { title: "Approval", text: "Who needs more asks; whoever decides answers with one press." },
      { title: "One statement", text: "A month on one page: who, where, how much. As PDF and CSV." },
      { title: "Card or eSIM", text: "Cards for phones that take no eSIM; both draw on the same pool." },
    ],
    includes: "What a contract includes",
    go: "Ask for a team offer",
  },
};
