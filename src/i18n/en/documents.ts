import { gogoPerGb } from "../../kernel/gogo-price.ts";

export const words = {
  version: (version: string): string => `Version ${version}`,
  effective: (day: string): string => `in force from ${day}`,
  earlier: "An earlier version",
  earlierText: "It is kept for those who agreed to it, and is not in force any more.",
  toInForce: (version: string): string => `Read version ${version}, which is in force`,
  contents: "Contents",
  others: "Other documents",
  print: "Print or save as PDF",
  aboutDocument: (title: string, day: string): string => `${title} of Farwave, in force from ${day}.`,
  missing: {
    title: "This document does not exist",
    text: "The link may be old or mistyped. These are all our documents, in the version that is in force.",
    list: "Documents",
    questions: "Questions and answers",
  },
  questions: {
    title: "Questions and answers",
    about:
      "Answers on plans, installing an eSIM, using a SIM, real-name registration and what to do when something does not work.",
    /** What a topic answers, for search engines. */
    abouts: {
      Product:
        "Which plan fits: day pass or package, what “unlimited” means here, when a day begins, hotspot, networks, internet address, prices and postage.",
      Use: "Starting a SIM, finding the ICCID, data roaming and APN, keeping your home number reachable, checking usage, topping up and receipts.",
      Troubles:
        "No signal, no data, slow data, a locked phone or a payment that failed: what to check first, step by step, and who helps.",
      Real_name_registration:
        "Which SIMs must be registered, with which documents, how a photo passes, how long it takes and what becomes of your documents.",
      eSIM: "Which phones take an eSIM, how and when to install it, what to do with one phone only, moving it, deleting it, and refunds.",
    },
    topics: "Topics",
    kinds: {
      Product: "Products and plans",
      Use: "Using your SIM",
      Troubles: "Troubleshooting",
      Real_name_registration: "Real-name registration",
      eSIM: "eSIM",
    },
    search: "Search all answers",
    placeholder: "e.g. hotspot, ICCID, refund",
    find: "Search",
    results: "Search results",
    found: (count: number, query: string): string => `${count} ${count === 1 ? "answer" : "answers"} for “${query}”`,
    back: "Back to the topics",
    none: (query: string): string => `No questions found for “${query}”`,
    noneText: "Try a shorter word, or ask our online customer service.",
    empty: "No questions found",
    emptyText: "There is nothing in this topic yet. Our online customer service will answer you.",
    ask: "Contact customer service",
    link: "Link to this answer",
    linkTo: (question: string): string => `Link to this answer: ${question}`,
  },
  service: {
    title: "Ask a person",
    text: "We answer round the clock. Have your order number or ICCID at hand, and never send us the activation code.",
    mainland: "Mainland China",
    elsewhere: "Other regions",
  },
  developing: {
    kick: "Being built",
    offers: "What you will be able to do here",
    meanwhile: "Until then",
    onward: "On from here",
    links: {
      destinations: "See destinations and prices",
      questions: "Questions and answers",
      esim: "Questions about eSIM",
      use: "Using your SIM",
      troubles: "When something does not work",
    },
    },
    other: {
      title: "This page is not open yet",
      text: "We are working on it. Buying an eSIM already works from start to finish.",
      offers: ["Choose among all destinations", "Pay by card, Alipay or WeChat Pay", "Install the eSIM within minutes"],
      help: "Looking for something in particular? Ask us.",
    },
  },
};
