export const words = {
  title: "We are upgrading the shop",
  text: "Back soon. What you have ordered is safe: payments under way are still booked, eSIMs are still delivered, and one that is installed goes on working.",
  expected: "Expected to be finished at",
  yours: "On your clock:",
  overdue: "It is taking a little longer than we thought. We will be back any moment.",
  again: "Try again",
  byItself: "This page opens by itself when we are done.",
  help: "In a hurry? Write to us:",
  open: {
    title: "The shop is open",
    text: "There is no upgrade going on. Everything works as usual.",
    go: "Go to the home page",
  },
};
