/** The console's prices that wait for a second person. */
export const words = {
  title: "Proposed prices",
  empty: "No price waits for a second person",
  emptyLede:
    "Where the settings ask for it, what a colleague wants to publish stands here until another one confirms it.",
  by: (who: string, plans: number): string =>
    plans === 1 ? `${who} proposes a price of 1 plan` : `${who} proposes prices of ${plans} plans`,
  colleagueConfirms: "A colleague confirms",
  youConfirm: "Waits for you",
  from: "From",
  until: "until",
  back: "It comes back on sale as it is.",
  overtaken: "This plan was changed after the proposal. It cannot be confirmed any more; propose it again.",
  confirm: (plans: number): string => (plans === 1 ? "Confirm for 1 plan" : `Confirm for ${plans} plans`),
  decline: "Decline",
  takeBack: "Take back",
  decided: "Decided",
  states: { proposed: "proposed", confirmed: "confirmed", declined: "declined" },
  done: {
    proposed: "Proposed. It is published when a colleague confirms it.",
    confirm: "Confirmed. Prices of now are in the shop; those to come begin at their moment.",
    decline: "Ended. Nothing was published.",
  } as Record<string, string>,
  foot: "Times are Hong Kong time. Nobody confirms their own proposal.",
};
