/** What a buyer must know at the point of sale: on the plan's page and on the order's. */
export const words = {
  device: {
    question: "Does my phone take an eSIM?",
    check: "Check my phone",
    again: "Check another one",
    yes: "Checked: your phone takes an eSIM.",
    no: "By our check, your phone takes no eSIM.",
    noNext: "Please order only if the eSIM is for another phone.",
    card: "Take the SIM card of this plan: it needs no eSIM",
    look: "Not sure yet: does your phone show an EID when you dial *#06#?",
  },
  mainland: {
    everyone:
      "This plan includes Mainland China and cannot be bought from there. Buy it before you enter; then it works there as usual.",
    title: "You seem to be in Mainland China",
    text: "This plan includes Mainland China, so it cannot be bought from there. Once bought elsewhere, it works in Mainland China like anywhere else.",
    refused: "This plan cannot be bought from here",
    destinations: "Plans for other destinations",
    plan: "Look at the plan",
  },
};
