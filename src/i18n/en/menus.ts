import { gogoPerGb } from "../../kernel/gogo-price.ts";
export const words = {
  support: {
    realName: { title: "Real-name registration", text: "For SIMs issued for Hong Kong or Taiwan" },
    coverage: { title: "Network coverage", text: "Carriers and APN, country by country" },
    packages: { title: "My packages", text: "Data left, validity, activation" },
    topUp: { title: "Enterprise prepaid top-up", text: "Balance and records of prepaid cards" },
    topUpGogoChina: { title: "Gogo China top-up", text: `HKD ${gogoPerGb} per GB, no day limit` },
    questions: { title: "Questions and answers", text: "By topic, in plain words" },
  },
  partnership: {
    resale: { title: "Wholesale, distribution, pay-as-you-go", text: "Standard or custom packages, from 500" },
    marketplace: { title: "eSIM marketplace", text: "Your eSIMs in our shop" },
    business: { title: "Business plans", text: "Prepaid SIMs for travelling staff" },
  },
  footer: {
    pitch: "Sell travel data under your own name.",
    partner: "Partner with us",
    contact: "Contact",
    ask: "Ask us",
    findOrder: "Find my order",
    status: "Service status",
    mainland: "Mainland China",
    elsewhere: "Other regions",
    about: "About",
    questions: "Questions",
    rights: "© Farwave. All rights reserved.",
    registration: (number: string): string => `Company registration ${number}`,
    cookies: "Cookie choice",
    withdraw: "Withdraw from contract here",
  },
  preferences: {
    language: "Language",
    currency: "Currency",
    currencies: { CNY: "Chinese yuan", HKD: "Hong Kong dollar", USD: "US dollar" },
  },
  notices: {
    total: (count: number): string => (count === 1 ? "1 announcement" : `${count} announcements`),
    none: "There are no announcements at the moment.",
    from: (source: string): string => `From ${source}`,
  },
};
