/** The console's books. Debit and credit are the ledger's: what comes to an account, and what leaves it. */
export const words = {
  title: (month: string): string => `Books, ${month}`,
  months: "Months",
  earlier: "Earlier",
  later: "Later",
  caption: (currency: string): string => `Accounts in ${currency}`,
  columns: {
    account: "Account",
    before: "Before",
    debit: "Debit",
    credit: "Credit",
    after: "After",
    entries: "Entries",
  },
  accounts: {
    gateway: "Owed by payment gateways",
    deposits: "Paid in advance",
    sales: "Sales",
    postage: "Postage",
    promo: "Promo discounts",
    fees: "Gateway fees",
    conversion: "Currency conversion",
  },
  together: "Together",
  balanced: "Balanced",
  left: (amount: string): string =>
    `Out of balance by ${amount}. The nightly check opens a case for each wrong booking.`,
  foot: "Months are UTC. Each currency has its own books; they are never added up.",
  empty: "No entries up to this month",
  emptyLede: "As soon as somebody pays, it is booked here.",

  entries: {
    lede: (month: string, currency: string): string => `${month}, ${currency}`,
    back: "All accounts",
    caption: "Entries, newest first",
    columns: { at: "Booked", occasion: "For", order: "Order", amount: "Amount" },
    occasions: {
      payment: "Payment",
      refund: "Refund",
      "refund-failed": "Refund that failed",
      fee: "Gateway fee",
      other: "Other",
    },
    noOrder: "no order",
    foot: "50 a page, newest first. Debit is positive, credit negative. Times are UTC.",
    empty: "Nothing was booked here in this month",
  },
};
