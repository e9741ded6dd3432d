/** The console's history of prices. */
export const words = {
  tab: "History",
  title: "History of prices",
  caption: "Changes of prices, the newest first",
  search: "Plan",
  searchHint: "Code of a plan",
  empty: "No price was changed yet",
  emptyLede:
    "What is published from the price grid or a plan, and scheduled prices that begin or end, stand here with who did it.",
  foot: "50 a page, newest first. Days and times of Hong Kong. What files imported at the desk changed stands in the audit trail.",
  columns: { at: "When", plan: "Plan", who: "Who", prices: "From and to" },
  turnBack: "Turn back",
  same: "As it is now",
  gone: "Not on sale",
};
